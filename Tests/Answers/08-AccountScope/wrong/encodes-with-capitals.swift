// Wrong: encodes the id with letters that many disks take for the same.
// Caught by: No two accounts share a file, and no file lies outside of the folder
// Says: differ from another one by a capital letter only

// MARK: Step 6a
let digits = accountID.unicodeScalars.map { scalar in
  scalar.isASCII && scalar.properties.isAlphabetic
    ? String(scalar) : "-" + String(scalar.value, radix: 16) + "-"
}
var name = digits.joined()[...]
var file = folder
while name.count > 200 {
  file.append(component: name.prefix(200))
  name = name.dropFirst(200)
}
return file.appending(component: "\(name).json")
// End of step 6a
