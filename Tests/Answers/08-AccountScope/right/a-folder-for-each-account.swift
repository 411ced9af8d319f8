// Right: gives each account a folder of its own, which its first save makes.

// MARK: Step 6a
var folder = folder
var name = accountID.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()[...]
while name.count > 200 {
  folder.append(component: "part-\(name.prefix(200))")
  name = name.dropFirst(200)
}
return folder.appending(component: "account-\(name)").appending(component: "preferences.json")
// End of step 6a
