import Foundation

/// A program together with the programs that it started, however deep.
enum ProcessTree {
  /// Ends the program and everything below it at once, without asking.
  static func end(_ root: Int32) {
    #if !os(Windows)
      for process in all(from: root) { kill(process, SIGKILL) }
    #endif
  }

  /// Sends the innermost program the signal on which the Swift runtime prints a backtrace.
  static func askWhere(_ root: Int32) {
    #if !os(Windows)
      if let innermost = all(from: root).last { kill(innermost, SIGQUIT) }
    #endif
  }

  /// Lets the program and everything below it stand still, or go on.
  static func pause(_ root: Int32, _ isPaused: Bool) {
    #if !os(Windows)
      for process in all(from: root) { kill(process, isPaused ? SIGSTOP : SIGCONT) }
    #endif
  }

  /// The memory that the program and everything below it hold, in bytes; 0 where the system does
  /// not tell.
  static func residentBytes(_ root: Int32) -> Int {
    #if os(Linux)
      let pages = all(from: root).map { process in
        let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") ?? Data()
        let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
      }
      return pages.reduce(0, +) * sysconf(Int32(_SC_PAGESIZE))
    #else
      return 0
    #endif
  }

  private static func all(from root: Int32) -> [Int32] {
    let parents = parentsByProcess()
    var tree = [root]
    var next = 0
    while next < tree.count {
      tree += parents.filter { $0.value == tree[next] }.map(\.key).sorted()
      next += 1
    }
    return tree
  }

  private static func parentsByProcess() -> [Int32: Int32] {
    var parents: [Int32: Int32] = [:]
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for name in names {
        guard let process = Int32(name),
          let data = FileManager.default.contents(atPath: "/proc/\(name)/stat")
        else { continue }
        // "12 (a name) S 7 …": the name may hold anything, so the parent is counted from its end.
        let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
          .split(separator: " ")
        if let fields, fields.count > 1 { parents[process] = Int32(fields[1]) }
      }
    #elseif !os(Windows)
      let list = Process()
      let pipe = Pipe()
      list.executableURL = URL(fileURLWithPath: "/bin/ps")
      list.arguments = ["-A", "-o", "pid=,ppid="]
      list.standardOutput = pipe
      guard (try? list.run()) != nil else { return [:] }
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: " ").compactMap { Int32($0) }
        if fields.count == 2 { parents[fields[0]] = fields[1] }
      }
    #endif
    return parents
  }
}
