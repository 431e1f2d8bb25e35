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

  @Test func `every mistake in contained Screenlets is reported`() {
    let spec = """
      screenlet: BlogEntry
      contains:
        comments: commentList
        tag: CommentList
        a: { module: Portraits }
        b: { screenlet: UserPortrait, module: my-portraits, height: 20, depth: 1 }
        c: { screenlet: UserPortrait, properties: { user id: 1, frame: .zero } }
        d: [UserPortrait]
        e: BlogEntry
      actions:
        load: { kind: custom, result: { userId: Int64 }, updates: { c.userId.first: userId, f.userId: userId, c: userId } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:13: error: the name of a Screenlet starts with a capital letter: \
        'CommentList'
        3 |   comments: commentList
          |             ^~~~~~~~~~~
        spec.yml:4:3: error: 'tag' is a member of UIView already; give the contained Screenlet \
        another name
        4 |   tag: CommentList
          |   ^~~
        spec.yml:5:3: error: 'a' has no 'screenlet'; add the key
        5 |   a: { module: Portraits }
          |   ^
        spec.yml:6:41: error: 'my-portraits' cannot name a module in Swift; did you mean \
        'my_portraits'?
        6 |   b: { screenlet: UserPortrait, module: my-portraits, height: 20, depth: 1 }
          |                                         ^~~~~~~~~~~~
        spec.yml:6:63: error: '20' is not the height of a view; expected a number of points from \
        44 to 2000
        6 |   b: { screenlet: UserPortrait, module: my-portraits, height: 20, depth: 1 }
          |                                                               ^~
        spec.yml:6:67: error: unknown key 'depth'; expected one of 'screenlet', 'module', \
        'properties', 'height'
        6 |   b: { screenlet: UserPortrait, module: my-portraits, height: 20, depth: 1 }
          |                                                                   ^~~~~
        spec.yml:7:47: error: 'user id' cannot name a property in Swift; did you mean 'userId'?
        7 |   c: { screenlet: UserPortrait, properties: { user id: 1, frame: .zero } }
          |                                               ^~~~~~~
        spec.yml:7:66: error: a XIB cannot set '.zero'; expected 'yes', 'no', a number or a text
        7 |   c: { screenlet: UserPortrait, properties: { user id: 1, frame: .zero } }
          |                                                                  ^~~~~
        spec.yml:8:6: error: expected a mapping for 'd', found a list; write keys rather than \
        items, as in '{ screenlet: UserPortrait }'
        8 |   d: [UserPortrait]
          |      ^~~~~~~~~~~~~~
        spec.yml:9:6: error: 'BlogEntry' would contain itself, without end; name another \
        Screenlet
        9 |   e: BlogEntry
          |      ^~~~~~~~~
        spec.yml:11:63: error: 'c.userId.first' does not name a property of the Screenlet 'c'; \
        write one name after a dot, as in 'c.userId'
        11 |   load: { kind: custom, result: { userId: Int64 }, updates: { c.userId.first: userId, f.userId: userId, c: userId } }
           |                                                               ^~~~~~~~~~~~~~
        spec.yml:11:87: error: no Screenlet 'f' is in the view; add it under 'contains'
        11 |   load: { kind: custom, result: { userId: Int64 }, updates: { c.userId.first: userId, f.userId: userId, c: userId } }
           |                                                                                       ^~~~~~~~
        spec.yml:11:105: error: 'c' does not name a property of the Screenlet 'c'; write one name \
        after a dot, as in 'c.userId'
        11 |   load: { kind: custom, result: { userId: Int64 }, updates: { c.userId.first: userId, f.userId: userId, c: userId } }
           |                                                                                                         ^

        """)
  }
}
