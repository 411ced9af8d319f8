// Wrong: takes any lifetime, and makes anew all the same.
// Caught by: A shared service with arguments is refused at registration
// Says: a lifetime that is a lie
// Caught by: A weak service with arguments is refused at registration
// Caught by: A refused registration leaves no trace

// MARK: Step 3

// End of step 3
