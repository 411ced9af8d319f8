// Wrong: keeps a product before its type is checked.
// Caught by: A product of another type is not kept
// Says: Check before you keep

// MARK: Step 2

// End of step 2
