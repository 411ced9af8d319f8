import Foundation
import Testing

@testable import CourseKit

@Suite("The disk")
struct DiskTests {
  private let disk = Disk()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("What is written is read back, byte for byte", arguments: [0, 1, 70_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let file = folder.path / "a b ü.bin"
    try disk.write(bytes, to: file)
    #expect(try disk.read(file) == bytes)
    #expect(disk.entry(at: file)?.size == count)
  }

  @Test("Writing replaces the file and leaves nothing beside it")
  func replaces() throws {
    let file = try folder.put("old and longer", at: "a.swift")
    try disk.write("new", to: file)
    #expect(try disk.text(of: file) == "new")
    #expect(try disk.names(in: folder.path) == ["a.swift"])
  }

  @Test("Writing through a link changes its target and keeps the link")
  func followsLinks() throws {
    let target = try folder.put("old", at: "target.swift")
    let link = try folder.link("link.swift", to: target.text)
    let relative = try folder.link("relative.swift", to: "target.swift")
    try disk.write("new", to: link)
    #expect(try disk.text(of: target) == "new")
    try disk.write("newer", to: relative)
    #expect(try disk.text(of: target) == "newer")
    let kind = try FileManager.default.attributesOfItem(atPath: link.text)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("A file that is not there cannot be read")
  func missing() {
    let file = folder.path / "missing.swift"
    #expect(disk.entry(at: file) == nil)
    #expect(throws: FileFailure(.read, file, reason: "there is no such file")) {
      try disk.read(file)
    }
  }

  @Test("A link that leads nowhere is no file")
  func dangling() throws {
    let link = try folder.link("link", to: "nowhere")
    #expect(!disk.exists(link))
    #expect(throws: FileFailure(.read, link, reason: "there is no such file")) {
      try disk.read(link)
    }
    try disk.remove(link)
    #expect(try disk.names(in: folder.path).isEmpty)
  }

  @Test("A folder cannot be read as a file")
  func readsNoFolder() {
    #expect(throws: FileFailure(.read, folder.path, reason: "it is a folder")) {
      try disk.read(folder.path)
    }
  }

  @Test("A file cannot be written where there is no folder")
  func writesNowhere() {
    let file = folder.path / "none/a.swift"
    let failure = #expect(throws: FileFailure.self) { try disk.write("x", to: file) }
    #expect(failure?.operation == .write)
    #expect(failure?.path == file)
    #expect(failure?.reason.contains("no such file") == true)
  }

  @Test("A file cannot be written over a folder")
  func writesOverFolder() throws {
    let inner = folder.path / "inner"
    try disk.makeFolder(inner)
    #expect(throws: FileFailure.self) { try disk.write("x", to: inner) }
    #expect(disk.isFolder(inner))
  }

  @Test("Names are sorted; hidden ones are among them")
  func names() throws {
    for name in ["b", "ü", "A c", ".hidden"] { _ = try folder.put("", at: name) }
    #expect(try disk.names(in: folder.path) == [".hidden", "A c", "b", "ü"])
    #expect(try disk.files(below: folder.path).map(\.name) == ["A c", "b", "ü"])
  }

  @Test("The names of a folder that is not there, or that is a file, are a failure")
  func namesOfNothing() throws {
    let none = folder.path / "none"
    #expect(throws: FileFailure(.list, none, reason: "there is no such folder")) {
      try disk.names(in: none)
    }
    let file = try folder.put("", at: "file")
    #expect(throws: FileFailure.self) { try disk.names(in: file) }
  }

  @Test("Folders are made with those above, and making them again changes nothing")
  func makesFolders() throws {
    let deep = folder.path / "a b/ç/d"
    try disk.makeFolder(deep)
    try disk.makeFolder(deep)
    #expect(disk.isFolder(deep))
    #expect(!disk.isFile(deep))
  }

  @Test("A folder cannot be made where a file stands")
  func makesNoFolderOverFile() throws {
    let file = try folder.put("kept", at: "file")
    #expect(throws: FileFailure.self) { try disk.makeFolder(file) }
    #expect(throws: FileFailure.self) { try disk.makeFolder(file / "below") }
    #expect(try disk.text(of: file) == "kept")
  }

  @Test("Removing takes a folder with all that it holds; nothing there is no failure")
  func removes() throws {
    let inner = folder.path / "inner"
    try disk.makeFolder(inner / "deep")
    try disk.write("x", to: inner / "deep/a")
    try disk.remove(inner)
    try disk.remove(inner)
    #expect(!disk.exists(inner))
  }

  @Test("Removing a link leaves what it leads to")
  func removesLink() throws {
    let target = try folder.put("kept", at: "target")
    try disk.remove(try folder.link("link", to: target.text))
    #expect(try disk.text(of: target) == "kept")
  }

  @Test("A change of a file is seen in its size or its time")
  func entries() throws {
    let file = try folder.put("a", at: "file")
    let before = disk.entry(at: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000.5)], ofItemAtPath: file.text)
    #expect(disk.entry(at: file) != before)
    #expect(
      disk.entry(at: file) == FileEntry(isFolder: false, size: 1, modified: 1_000_500_000_000))
  }

  @Test("Line ends and byte order mark are read the same from the disk")
  func text() throws {
    let file = try folder.put([0xEF, 0xBB, 0xBF] + Array("a\r\nb".utf8), at: "file")
    #expect(try disk.text(of: file) == "a\nb")
  }

  @Test("A claim belongs to one alone, until it is let go")
  func claims() throws {
    let file = folder.path / "in-use"
    var first = try disk.claim(file)
    #expect(first != nil)
    #expect(try disk.claim(file) == nil)
    #expect(try disk.claim(folder.path / "other") != nil)
    withExtendedLifetime(first) {}
    first = nil
    #expect(try disk.claim(file) != nil)
    #expect(throws: FileFailure.self) { try disk.claim(folder.path / "none" / "in-use") }
  }
}
