import Testing

@testable import CourseKit

@Suite("What the arrows of a figure say")
struct FigureDrawingTests {
  @Test("Each edge is read once, and escaped signs are read as they are meant")
  func edges() {
    let drawing = FigureDrawing(
      svg: """
        <svg><path data-edge="A owns Box&lt;B&gt;" d="M0 0"/><path d="M1 1" data-edge="A knows C"/>
        <line data-edge="A knows C"/><rect data-edge="Scope keeps C &amp; D"/></svg>
        """)
    #expect(drawing.edges == ["A owns Box<B>", "A knows C", "Scope keeps C & D"])
    #expect(drawing.nodes == ["A", "Box<B>", "C", "Scope", "C & D"])
    #expect(drawing.silentArrows == 0)
  }

  @Test(
    "An arrow that says nothing is counted, wherever its head comes from",
    arguments: [
      (#"<path d="M0 0" marker-end="url(#a)"/>"#, 1),
      (#"<g marker-end="url(#a)"><path d="M0 0"/><line x1="0"/></g>"#, 2),
      (#"<g marker-end="url(#a)"><g><polyline points=""/></g></g>"#, 1),
      (#"<g marker-end="url(#a)"></g><path d="M0 0"/>"#, 0),
      (#"<g marker-end="url(#a)"/><path d="M0 0"/>"#, 0),
      (#"<marker id="a"><path d="M0 0"/></marker>"#, 0),
      (#"<path d="M0 0" data-aside="the key" marker-end="url(#a)"/>"#, 0),
    ])
  func silent(svg: String, count: Int) {
    #expect(FigureDrawing(svg: svg).silentArrows == count)
  }

  @Test(
    "Who knows without owning has the weak arrow, and nobody else",
    arguments: [
      (#"<path data-edge="A knows B" marker-end="url(#weak)"/>"#, []),
      (#"<g marker-end="url(#weak)"><path data-edge="A knows B"/></g>"#, []),
      (#"<g marker-end="url(#weak)"></g><path data-edge="A knows B"/>"#, ["A knows B"]),
      (#"<path data-edge="A knows B" marker-end="url(#strong)"/>"#, ["A knows B"]),
      (#"<g marker-end="url(#weak)"><path data-edge="A owns B"/></g>"#, ["A owns B"]),
      (#"<rect data-edge="Scope keeps C"/>"#, []),
    ] as [(String, Set<String>)])
  func misdrawn(svg: String, edges: Set<String>) {
    #expect(FigureDrawing(svg: svg).misdrawn == edges)
  }

  @Test("What is no edge is a node by itself, which no page names")
  func noVerb() {
    #expect(FigureDrawing(svg: #"<path data-edge="A has B"/>"#).nodes == ["A has B"])
  }
}
