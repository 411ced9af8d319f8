// Wrong: names the files in Base64, where "a" and "A" are two letters.
// Caught by: No two accounts share a file, and no file lies outside of the folder
// Says: differ from another one by a capital letter only

// MARK: Step 6a
var name = Data(accountID.utf8).base64EncodedString()
  .replacing("/", with: "_").replacing("+", with: "-")[...]
var file = folder
while name.count > 200 {
  file.append(component: name.prefix(200))
  name = name.dropFirst(200)
}
return file.appending(component: "\(name).json")
// End of step 6a
