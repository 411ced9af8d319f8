// Wrong: hands a tidied name to the reader.
// Caught by: The name is handed on as it was given
// Says: changing a name

import Foundation

// MARK: Step 3a
let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
guard !name.isEmpty else { throw GreetingFailure.emptyName }
// End of step 3a
