#if !os(Windows)
  import Foundation
  import Synchronization
  import Testing

  @testable import CourseKit

  @Suite("Serving on this machine", .serialized)
  struct SystemNetworkTests {
    @Test("A browser is answered over a real connection, on a port that was free")
    func answers() throws {
      try Served.run { port in
        #expect(port > 0)
        let response = try Connection(port: port).exchange("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(response.hasSuffix("\r\n\r\nGET /a"))
      }
    }

    @Test("A connection that says nothing keeps nobody waiting")
    func idle() throws {
      try Served.run { port in
        let silent = try Connection(port: port)
        let response = try Connection(port: port).exchange("HEAD / HTTP/1.0\r\n\r\n")
        #expect(response.hasSuffix("HEAD /"))
        withExtendedLifetime(silent) {}
      }
    }

    @Test("A request in pieces is put together, and what is none is refused")
    func pieces() throws {
      try Served.run { port in
        let connection = try Connection(port: port)
        connection.send("GET /pie")
        connection.send("ces HTTP/1.1\r\n\r")
        #expect(try connection.exchange("\n").hasSuffix("GET /pieces"))
        #expect(
          try Connection(port: port).exchange("Hello\r\n\r\n").hasPrefix("HTTP/1.1 400 Bad Request")
        )
      }
    }

    @Test("A large file arrives whole")
    func large() throws {
      let body = [UInt8](repeating: 0x61, count: 3_000_000)
      try Served.run({ _ in WebResponse(status: .found, body: body) }) { port in
        let response = try Connection(port: port).exchange("GET / HTTP/1.1\r\n\r\n")
        #expect(response.utf8.count > body.count)
        #expect(response.hasSuffix("aaa"))
      }
    }

    @Test("A port that another program uses is refused by its number")
    func inUse() throws {
      try Served.run { port in
        #expect(throws: NetworkFailure.portInUse(port)) {
          try SystemNetwork().serve(
            port: port, opened: { _ in }, shouldStop: { true },
            answer: { _ in WebResponse(status: .found) })
        }
      }
    }
  }

  /// A server in a thread of its own, for as long as a test needs it.
  private enum Served {
    static func run(
      _ answer: @escaping @Sendable (WebRequest) -> WebResponse = { request in
        WebResponse(status: .found, body: Array("\(request.method) \(request.target)".utf8))
      },
      _ body: (Int) throws -> Void
    ) throws {
      let port = Mutex(0)
      let shouldStop = Mutex(false)
      let opened = DispatchSemaphore(value: 0)
      let ended = DispatchSemaphore(value: 0)
      let state = State(port: port, shouldStop: shouldStop)
      Thread.detachNewThread {
        try? SystemNetwork().serve(
          port: 0,
          opened: { number in
            state.port.withLock { $0 = number }
            opened.signal()
          },
          shouldStop: { state.shouldStop.withLock { $0 } }, answer: answer)
        ended.signal()
      }
      try #require(opened.wait(timeout: .now() + 10) == .success, "The server did not open.")
      defer {
        state.shouldStop.withLock { $0 = true }
        ended.wait()
      }
      try body(state.port.withLock { $0 })
    }

    private final class State: Sendable {
      let port: Mutex<Int>
      let shouldStop: Mutex<Bool>

      init(port: consuming Mutex<Int>, shouldStop: consuming Mutex<Bool>) {
        self.port = port
        self.shouldStop = shouldStop
      }
    }
  }

  /// One connection to a server on this machine.
  private final class Connection {
    private let socket: Int32

    struct Refused: Error {}

    init(port: Int) throws {
      #if canImport(Glibc)
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port).bigEndian)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let socket = socket
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if status != 0 { throw Refused() }
    }

    deinit { close(socket) }

    func send(_ text: String) {
      var bytes = Array(text.utf8)
      _ = Foundation.send(socket, &bytes, bytes.count, 0)
    }

    /// Sends `text` and reads all that comes back.
    func exchange(_ text: String) throws -> String {
      send(text)
      var received: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { return String(decoding: received, as: UTF8.self) }
        received += buffer[..<count]
      }
    }
  }
#endif
