import Testing

@testable import CourseKit

@Suite("Edges that real objects show")
struct RealFigureProgramTests {
  private static let figures =
    Path(#filePath).parent.parent.parent.parent / "Tests" / "Figures"

  /// The edges that the shared walker finds in `program`, compiled by itself.
  private func edges(_ program: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let shared = try ["ObjectGraph.swift", "ObjectWalk.swift"].map {
      try Disk().text(of: Self.figures / $0)
    }
    let source = folder.path / "main.swift"
    try Disk().write(([program] + shared).joined(separator: "\n"), to: source)
    let run = try SystemProcessRunner().run(
      Invocation(
        program: "/usr/bin/env",
        arguments: ["swiftc", "-swift-version", "6", "-Onone", source.text]
          + ["-o", "\(folder.path)/figure"],
        folder: folder.path))
    #expect(run.succeeded, "\(run.output)")
    return try SystemProcessRunner().run(
      Invocation(program: folder.path / "figure", arguments: [], folder: folder.path)
    ).output.split(separator: "\n").map(String.init)
  }

  @Test("Strong, weak, captured, inside of others, and in no way at all")
  func kinds() throws {
    let found = try edges(
      """
      final class Leaf {}
      class Base { var inherited: Leaf? }
      struct Box { weak var leaf: Leaf? }
      final class Between { var leaf = Leaf() }
      enum Choice { case leaf(Leaf), none }
      final class Root: Base {
        var many: [String: [Leaf]] = [:]
        var choice = Choice.none
        var any: Any = 1
        weak var known: Leaf?
        var box = Box()
        let between = Between()
        var make: () -> Void = {}
        var value = 1
        var none: Leaf?
      }
      let graph = ObjectGraph(parts: ["Root.make": "closure", "Root.value": "value"]) {
        let root = Root()
        let leaves = (0..<7).map { _ in Leaf() }
        root.inherited = leaves[0]
        root.many["x"] = [leaves[1]]
        root.choice = .leaf(leaves[2])
        root.any = leaves[3]
        root.known = leaves[4]
        root.box.leaf = leaves[4]
        root.make = { [leaf = leaves[5]] in _ = leaf }
        let names = ["inherited", "in a list", "in a case", "erased", "known", "captured", "nobody's"]
        return [("Root", root), ("between", root.between.leaf)] + zip(names, leaves).map { ($0, $1) }
      }
      print(try graph.edges().joined(separator: "\\n"))
      """)
    #expect(
      found == [
        "Root knows known", "Root owns between", "Root owns closure", "Root owns erased",
        "Root owns in a case", "Root owns in a list", "Root owns inherited", "Root owns value",
        "closure owns captured",
      ])
  }

  @Test("What no figure may draw is no edge: a circle, two names for one, two ways that differ")
  func noEdges() throws {
    let found = try edges(
      """
      final class Node {
        var next: Node?
        var other: Node?
        weak var known: Node?
      }
      func show(_ compose: @escaping (Node, Node, Node) -> [(name: String, instance: Any)]) throws {
        let graph = ObjectGraph { compose(Node(), Node(), Node()) }
        print(try graph.edges().joined(separator: "\\n"))
      }
      try show { a, b, _ in
        a.next = b
        b.next = a
        return [("A", a), ("B", b)]
      }
      try show { a, b, _ in
        a.next = b
        return [("A", a), ("B", b), ("C", b)]
      }
      try show { a, b, c in
        a.next = b
        b.next = c
        a.known = c
        return [("A", a), ("B", b), ("C", c)]
      }
      """)
    #expect(
      found == [
        "A is never released", "B is never released", "A owns B = C", "A owns B", "A owns C",
        "A reaches C in two ways", "B owns C",
      ])
  }
}
