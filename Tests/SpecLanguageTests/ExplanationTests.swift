import SpecLanguage
import Testing

struct ExplanationTests {
  @Test func `a key, what it can be, and where it is used`() {
    #expect(
      Explanation(of: "tail", in: toyLanguage)?.text == """
        tail
          How long its tail is.

          value       a number above 0
          only of     'kind' kite
          required    yes
          example     tail: 2
          used in     tail of a toy

        """)
    #expect(
      Explanation(of: "parts.broken", in: toyLanguage)?.text == """
        broken
          Whether it is broken.

          value       'yes' or 'no'
          required    no
          needs       'broken' beside it
          example     broken: no
          used in     parts.<name>.broken of a toy

        """)
  }

  @Test func `a path that leads nowhere`() {
    for name in ["wheels", "tail.broken", "", ".", "parts."] {
      #expect(Explanation(of: name, in: toyLanguage) == nil, "\(name)")
    }
    #expect(toyLanguage.names(near: "tial") == ["tail"])
    #expect(toyLanguage.names(near: "parts.brokn") == ["parts.broken"])
    #expect(toyLanguage.names(near: "toys.broken") == ["broken"])
    #expect(toyLanguage.names(near: "") == [])
  }

  @Test func `all tables`() {
    #expect(
      Explanation(of: toyLanguage).text == """
        A toy
          toy, kind, tail, colors, parts

        A part
          broken

        """)
  }

  @Test func `the reference has a table for each mapping`() {
    #expect(
      toyLanguage.markdown == """
        # Toys

        What there is to play with.

        ## A toy

        Something to play with.

        | key | | meaning | value | without it | example |
        |---|---|---|---|---|---|
        | `toy` | ☑ | The name of the toy. | a name |  | `Ball` |
        | `kind` | ☐ | What it is. | `ball` or `kite` | `ball` | `kite` |
        | `tail` | ☑ kite | How long its tail is. | a number above 0 |  | `2` |
        | `colors` | ☐ | Its colours, with `and` between them. | a colour, or a list of such | that of the wood | `[red, blue]` |
        | `parts` | ☐ | What it is made of. | a mapping from the name of a part to [a part](#a-part) |  |  |

        ## A part

        A part of a toy.

        | key | | meaning | value | without it | example |
        |---|---|---|---|---|---|
        | `broken` | ☐ | Whether it is broken. | `yes` or `no` |  | `no` |

        """)
  }
}
