import Testing

@testable import CourseKit

@Suite("What a module declares")
struct DeclaredNamesTests {
  @Test("Names at the top level lead to their page; those that stand twice are left out")
  func names() throws {
    let graph = """
      {"module":{"name":"Greetings"},"symbols":[
        {"pathComponents":["Presenter"],"kind":{}},
        {"pathComponents":["Presenter","show()"],"kind":{}},
        {"pathComponents":["make(_:)"]},{"pathComponents":["make(_:)"]}
      ]}
      """
    let names = try DeclaredNames(module: "Greetings", symbolGraph: Array(graph.utf8))
    #expect(names.links == ["Presenter": "/Greetings/Presenter"])
  }
}
