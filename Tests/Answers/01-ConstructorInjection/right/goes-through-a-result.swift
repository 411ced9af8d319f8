// Right: carries the answer through a Result.

// MARK: Step 2
let answer = Result { try reader.greeting(for: name) }
message = try answer.get()
// End of step 2
