/// The site can be made, and docc has nothing to say against it.
enum SiteGate {
  static func findings(_ context: GateContext) -> [GateFinding] {
    var finding = GateFinding(name: "docc makes the site without a warning")
    do {
      _ = try SiteBuilder(
        workspace: context.workspace, effects: context.effects, output: context.scratch / "site"
      ).build()
    } catch {
      finding.problems = ["\(error)"]
    }
    return [finding]
  }
}
