import SourceText
import SpecModel
import Testing

struct ThemeSpecTests {
  @Test func `a theme in the long form can belong to a set`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes:
        default: { kind: full, set: ../Westeros/westeros.theme.yml }
        flat7: { set: flat7.theme.yml, kind: extended from default }
        large: { kind: child of flat7 }
      """)
    #expect(
      spec.themes.map { $0.set?.value } == [
        "../Westeros/westeros.theme.yml", "flat7.theme.yml", nil,
      ])
    #expect(spec.themes.map { $0.parent?.value } == [nil, "default", "flat7"])
    #expect(spec.themes[0].kind == .full)
  }

  @Test func `a theme is full, extends one or is a child of one`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      themes:
        default: full
        flat7:   extended   from   default
        large: child of flat7
        Wide-2_b: child of large
      """)
    #expect(spec.themes.map(\.name.value) == ["default", "flat7", "large", "Wide-2_b"])
    #expect(spec.themes.map { $0.parent?.value } == [nil, "default", "flat7", "large"])
    #expect(spec.themes[0].kind == .full)
    #expect(spec.themes.dropFirst().allSatisfy { $0.parent?.range.text == $0.parent?.value[...] })
    guard case .extended = spec.themes[1].kind, case .child = spec.themes[2].kind else {
      Issue.record("other kinds: \(spec.themes.map(\.kind))")
      return
    }
  }

  @Test func `a spec without themes has a full one`() throws {
    let spec = try screenlet("screenlet: AddBookmark")
    #expect(spec.themes.map(\.name.value) == ["default"])
    #expect(spec.themes[0].kind == .full)
    #expect(spec.themes[0].name.range == spec.name.range)
  }
}
