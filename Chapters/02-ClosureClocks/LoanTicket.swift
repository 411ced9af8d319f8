import Foundation

/// What a reader shows at the desk to fetch a book. Chapter 2, Step 3.
public struct LoanTicket: Equatable, Sendable {
  /// Tells this ticket from every other one.
  public let id: UUID

  /// The desk and a code of four digits, such as `north-0042`.
  public let label: String

  /// Creates a ticket of these parts.
  public init(id: UUID, label: String) {
    self.id = id
    self.label = label
  }
}
