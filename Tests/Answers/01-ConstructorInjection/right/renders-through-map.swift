// Right: applies the style by mapping over the message.

// MARK: Step 4a
let plain = Optional(message)
return plain.map(style) ?? ""
// End of step 4a
