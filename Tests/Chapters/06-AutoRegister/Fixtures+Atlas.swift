import AutoRegister

/// The twelve names of the parts of an atlas.
enum Named {
  enum A {}
  enum B {}
  enum C {}
  enum D {}
  enum E {}
  enum F {}
  enum G {}
  enum H {}
  enum I {}
  enum J {}
  enum K {}
  enum L {}
}

struct Part<Name> {
  let text: String
}

/// Needs twelve others.
struct Atlas {
  let text: String

  init(
    a: Part<Named.A>, b: Part<Named.B>, c: Part<Named.C>, d: Part<Named.D>, e: Part<Named.E>,
    f: Part<Named.F>, g: Part<Named.G>, h: Part<Named.H>, i: Part<Named.I>, j: Part<Named.J>,
    k: Part<Named.K>, l: Part<Named.L>
  ) {
    let first = [a.text, b.text, c.text, d.text, e.text, f.text]
    let last = [g.text, h.text, i.text, j.text, k.text, l.text]
    text = (first + last).joined()
  }

  /// Registers each part, under its own name.
  static func registerParts(in container: Container) throws {
    func part<Name>(_ name: Name.Type, _ text: String) throws {
      try container.register(Part<Name>.self) { _ in Part(text: text) }
    }
    try part(Named.A.self, "a")
    try part(Named.B.self, "b")
    try part(Named.C.self, "c")
    try part(Named.D.self, "d")
    try part(Named.E.self, "e")
    try part(Named.F.self, "f")
    try part(Named.G.self, "g")
    try part(Named.H.self, "h")
    try part(Named.I.self, "i")
    try part(Named.J.self, "j")
    try part(Named.K.self, "k")
    try part(Named.L.self, "l")
  }
}
