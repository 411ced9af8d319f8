// Right: trims with Foundation to judge the name, and hands on the original.

import Foundation

// MARK: Step 3a
let visible = name.trimmingCharacters(in: .whitespacesAndNewlines)
if visible.isEmpty {
  throw GreetingFailure.emptyName
}
// End of step 3a
