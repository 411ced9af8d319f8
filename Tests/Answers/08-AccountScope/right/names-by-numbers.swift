// Right: names files by code units, writes property lists, and renames by hand.

// MARK: Step 6a
let units = accountID.utf16.map { String($0) } + ["end"]
return stride(from: 0, to: units.count, by: 30).reduce(folder) { path, first in
  let part = units[first..<min(first + 30, units.count)].joined(separator: "-")
  return path.appending(component: part)
}
// End of step 6a

// MARK: Step 6b
let file = file(ofAccount: accountID)
let data: Data
do {
  data = try Data(contentsOf: file)
} catch let error as CocoaError where error.code == .fileReadNoSuchFile {
  return [:]
}
let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
guard let content = list as? [String: Any], let owner = content["owner"] as? String,
  let values = content["values"] as? [String: String]
else { throw PreferenceFileFailure.damaged(path: file.path) }
if owner != accountID { throw PreferenceFileFailure.foreign(path: file.path) }
return values
// End of step 6b

// MARK: Step 6c
let file = file(ofAccount: accountID)
let values = try preferences(ofAccount: accountID)
  .merging(value.map { [key: $0] } ?? [:]) { _, new in new }
  .filter { value != nil || $0.key != key }
let data = try PropertyListSerialization.data(
  fromPropertyList: ["owner": accountID, "values": values] as [String: Any],
  format: .xml, options: 0)
let parent = file.deletingLastPathComponent()
try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
let draft = parent.appending(component: "draft-\(UUID().uuidString)")
try data.write(to: draft)
if rename(draft.path, file.path) != 0 {
  try? FileManager.default.removeItem(at: draft)
  throw CocoaError(.fileWriteUnknown)
}
// End of step 6c
