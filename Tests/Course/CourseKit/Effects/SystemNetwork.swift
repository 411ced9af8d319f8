import Foundation

/// This machine's own address, 127.0.0.1, which no other machine reaches.
struct SystemNetwork: LocalNetwork {
  /// How often it is asked whether to stop.
  private static let pause: Int32 = 100
  /// A request's head is never longer.
  private static let longestHead = 16 << 10

  func serve(
    port: Int, opened: (Int) -> Void, shouldStop: () -> Bool,
    answer: @escaping @Sendable (WebRequest) -> WebResponse
  ) throws(NetworkFailure) {
    #if os(Windows)
      throw .refused(port: port, reason: "serving is not available on this system")
    #else
      let listener = try Self.listen(port)
      defer { close(listener) }
      opened(Self.port(of: listener))
      while !shouldStop() {
        var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Self.pause) > 0 else { continue }
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        // A browser keeps connections open that it does not use yet, so none waits for another.
        Thread.detachNewThread {
          Self.talk(on: connection, answer)
          close(connection)
        }
      }
    #endif
  }

  #if !os(Windows)
    private static func listen(_ port: Int) throws(NetworkFailure) -> Int32 {
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      let listener = socket(AF_INET, kind, 0)
      guard listener >= 0 else { throw failure(port) }
      var yes: Int32 = 1
      setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = address(port)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
      }
      guard isBound, Foundation.listen(listener, 64) == 0 else {
        let failure = failure(port)
        close(listener)
        throw failure
      }
      return listener
    }

    private static func failure(_ port: Int) -> NetworkFailure {
      let code = errno
      return code == EADDRINUSE
        ? .portInUse(port)
        : .refused(port: port, reason: String(cString: strerror(code)).lowercased())
    }

    private static func address(_ port: Int) -> sockaddr_in {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port).bigEndian)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return address
    }

    private static func port(of listener: Int32) -> Int {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      _ = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(listener, $0, &size)
        }
      }
      return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Reads one request and sends one response; whoever says nothing for long is left alone.
    private static func talk(on connection: Int32, _ answer: (WebRequest) -> WebResponse) {
      var limit = timeval(tv_sec: 10, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
      setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
      guard let head = head(from: connection) else { return }
      let response =
        WebRequest(head: head).map(answer)
        ?? WebResponse(status: .badRequest, body: Array("This is no request.\n".utf8))
      send(response.bytes, to: connection)
      shutdown(connection, Int32(SHUT_WR))
    }

    private static func head(from connection: Int32) -> [UInt8]? {
      var head: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while head.count < longestHead {
        let count = recv(connection, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        head += buffer[..<count]
        if head.suffix(count + 3).firstRange(of: Array("\r\n\r\n".utf8)) != nil { return head }
      }
      return nil
    }

    private static func send(_ bytes: [UInt8], to connection: Int32) {
      #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(
          connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      bytes.withUnsafeBytes { buffer in
        var sent = 0
        while sent < buffer.count, let start = buffer.baseAddress {
          let count = Foundation.send(connection, start + sent, buffer.count - sent, flags)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          sent += count
        }
      }
    }
  #endif
}
