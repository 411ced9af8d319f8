import Foundation
import Testing

/// A terminal of the test's own: what a program writes to its one end comes out at the other.
final class PseudoTerminal: Sendable {
  struct Failure: Error {
    let call: String
    let reason: String

    init(_ call: String) {
      self.call = call
      reason = String(cString: strerror(errno))
    }
  }

  /// The end of the person at the keyboard.
  private let near: Int32
  /// The end of the program.
  let far: Int32

  init(columns: Int, rows: Int) throws {
    var ends: (near: Int32, far: Int32) = (-1, -1)
    guard openpty(&ends.near, &ends.far, nil, nil, nil) == 0 else { throw Failure("openpty") }
    (near, far) = ends
    // A program that is started gets the far end as its own, and must not hold the near one.
    for end in [near, far] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(far)
    close(near)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(near, UInt(TIOCSWINSZ), &size)
  }

  func press(_ keys: String) {
    _ = keys.utf8.withContiguousStorageIfAvailable { write(near, $0.baseAddress, $0.count) }
  }

  /// What the program has written since, waiting a moment for the first of it.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var milliseconds: Int32 = 20
    while true {
      var state = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, milliseconds) > 0, state.revents & Int16(POLLIN) != 0 else {
        return bytes
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(near, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      milliseconds = 0
    }
  }

  /// How the terminal treats what is typed and written.
  var settings: [tcflag_t] {
    var settings = termios()
    tcgetattr(far, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Whether the program sees each key at once, without an echo.
  var isRaw: Bool { settings[3] & tcflag_t(ICANON | ECHO) == 0 }
}
