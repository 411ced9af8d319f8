/// The colours of the figures on a dark page.
///
/// A figure is drawn in the light ones; a viewer that prefers dark takes these in their place.
enum FigureColours {
  /// What each figure of the course carries, drawn by hand or made from numbers.
  static let darkStyle = """
      <style>
        @media (prefers-color-scheme: dark) {
          [fill="#ffffff"] { fill: #14181d }
          [fill="#eef3f8"] { fill: #1d2835 }
          [fill="#14202c"] { fill: #e6edf3 }
          [fill="#44505c"] { fill: #b4bfca }
          [fill="#1f3b57"] { fill: #8fbbe8 }
          [fill="#8a94a0"] { fill: #6b7682 }
          [fill="#a03a00"] { fill: #ff9f6b }
          [stroke="#1f3b57"] { stroke: #8fbbe8 }
          [stroke="#44505c"] { stroke: #b4bfca }
          [stroke="#8a94a0"] { stroke: #6b7682 }
          [stroke="#a03a00"] { stroke: #ff9f6b }
        }
      </style>
    """
}
