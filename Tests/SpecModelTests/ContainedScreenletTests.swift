import Testing

@testable import SpecModel

struct ContainedScreenletTests {
  @Test func `a Screenlet contains others, which its actions feed`() throws {
    let spec = try screenlet(
      """
      screenlet: BlogEntry
      contains:
        comments: CommentList
        portrait: { screenlet: UserPortrait, module: Portraits, properties: { autoLoad: no, name: yes sir }, height: 96 }
      actions:
        load: { kind: custom, result: { userId: Int64 }, updates: { portrait.userId: userId } }
      """)
    #expect(spec.contained.map(\.screenlet.value) == ["CommentList", "UserPortrait"])
    #expect(spec.contained.map(\.height) == [160, 96])
    let portrait = try #require(spec.contained.last)
    #expect(portrait.module?.value == "Portraits")
    #expect(portrait.properties.map(\.value) == [.bool(false), .string("yes sir")])
    #expect(spec.hasViewModel)
    let update = try #require(spec.actions.first?.updates.first)
    #expect(update.target == .contained(portrait, property: "userId"))
  }
}
