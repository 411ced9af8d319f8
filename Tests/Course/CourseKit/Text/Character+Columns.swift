extension Character {
  /// How many columns a terminal gives this character: 0, 1 or 2.
  var columns: Int {
    let scalars = unicodeScalars
    var total = 0
    for scalar in scalars {
      switch scalar.value {
      // What an emoji is joined from, or shown as, takes the room of one emoji.
      case 0x200D where total > 0: return total
      case 0xFE0F where total > 0: return 2
      default: total += scalar.columns
      }
    }
    return min(total, 2)
  }
}
