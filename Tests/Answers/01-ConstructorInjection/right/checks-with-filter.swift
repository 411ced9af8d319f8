// Right: filters the white space away and counts what is left.

// MARK: Step 3a
switch name.filter({ !$0.isWhitespace }).count {
case 0: throw GreetingFailure.emptyName
default: break
}
// End of step 3a
