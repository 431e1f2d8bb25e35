import Testing
import XIBMerge

/// Changes of attributes and texts, on one side or on both.
struct AttributeMergeTests {
  private let font = Edit(#"type="system" pointSize="14""#, #"type="boldSystem" pointSize="20""#)
  private let placeholder = Edit(#"placeholder="Title""#, #"placeholder="Name""#)

  @Test func `what one side alone changed is taken, within one element too`() {
    #expect(Sheet.merged(yours: [font], generated: [placeholder]) == Sheet.with(font, placeholder))
    #expect(Sheet.merged(yours: [placeholder], generated: [font]) == Sheet.with(font, placeholder))
    let tag = Edit(#"placeholder="Title""#, #"placeholder="Title" tag="1""#)
    let both = Edit(#"placeholder="Title""#, #"placeholder="Name" tag="1""#)
    #expect(Sheet.merged(yours: [tag], generated: [placeholder]) == Sheet.with(both))
    #expect(Sheet.merged(yours: [placeholder], generated: [tag]) == Sheet.with(both))
  }

  @Test func `what both changed alike is not a conflict`() {
    #expect(Sheet.merged(yours: [font], generated: [font]) == Sheet.with(font))
  }

  @Test func `what both changed differently is a conflict, unless a side is preferred`() {
    let other = Edit(#"placeholder="Title""#, #"placeholder="Heading""#)
    #expect(
      Sheet.merged(yours: [placeholder], generated: [other]) == """
        yours.xib:8:28: error: placeholder of the textField 'title' was changed by you, and differently by the generator; keep one of them
        8 |                 <textField placeholder="Name" id="title">
          |                            ^~~~~~~~~~~~~~~~~~
        generated.xib:8:28: note: what was generated is here
        8 |                 <textField placeholder="Heading" id="title">
          |                            ^~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(
      Sheet.merged(yours: [placeholder, font], generated: [other], preferring: .yours)
        == Sheet.with(placeholder, font))
    #expect(
      Sheet.merged(yours: [placeholder, font], generated: [other], preferring: .generated)
        == Sheet.with(other, font))
  }

  @Test func `an attribute that one side removed and the other changed`() {
    let gone = Edit(#" placeholder="Title""#, "")
    #expect(
      Sheet.merged(yours: [gone], generated: [placeholder]) == """
        yours.xib:8:18: error: placeholder of the textField 'title' was changed by you, and differently by the generator; keep one of them
        8 |                 <textField id="title">
          |                  ^~~~~~~~~
        generated.xib:8:28: note: what was generated is here
        8 |                 <textField placeholder="Name" id="title">
          |                            ^~~~~~~~~~~~~~~~~~

        """)
    #expect(Sheet.merged(yours: [font], generated: [gone]) == Sheet.with(font, gone))
    #expect(
      Sheet.merged(yours: [placeholder], generated: [gone], preferring: .generated)
        == Sheet.with(gone))
  }

  @Test func `frames that both measured are the generator's`() {
    let yours = Edit(#"x="8" y="50" width="304""#, #"x="20" y="70" width="280""#)
    let generated = Edit(#"x="8" y="50""#, #"x="8" y="92""#)
    #expect(
      Sheet.merged(yours: [yours], generated: [generated, placeholder])
        == Sheet.with(
          Edit(#"x="8" y="50" width="304""#, #"x="20" y="92" width="280""#), placeholder))
    #expect(
      Sheet.merged(yours: [font], generated: [generated]) == Sheet.with(font, generated))
  }

  @Test func `beside a view of yours, frames move as far as the generator moves them`() {
    let own = Edit("<subviews>", #"<subviews><label id="mine"><rect key="frame" y="1"/></label>"#)
    let yours = Edit(#"y="50" width="304""#, #"y="70.5" width="304""#)
    let generated = Edit(#"y="50" width="304""#, #"y="92" width="300""#)
    #expect(
      Sheet.merged(yours: [own, yours], generated: [generated])
        == Sheet.with(own, Edit(yours.old, #"y="112.5" width="300""#)))
  }

  @Test func `a new attribute has the position that it has in what was generated`() {
    let generated = Edit(
      #"<button tag="2" id="add">"#, #"<button a="1" tag="2" b="2" id="add" c="3">"#)
    #expect(Sheet.merged(yours: [font], generated: [generated]) == Sheet.with(font, generated))
    #expect(
      Sheet.merged(
        yours: [Edit(#"<button tag="2" id="add">"#, "<button\n id='add' tag=\"2\" >")],
        generated: [generated])
        == Sheet.with(
          Edit(
            #"<button tag="2" id="add">"#,
            "<button a=\"1\"\n id='add' c=\"3\" tag=\"2\" b=\"2\" >")))
  }

  @Test func `a value between other quotes is escaped for them`() {
    let yours = Edit(#"placeholder="Title""#, #"placeholder='Title' tag="1""#)
    let generated = Edit(
      #"placeholder="Title""#, #"placeholder="It's &quot;it&quot; &amp; é&#10;""#)
    #expect(
      Sheet.merged(yours: [yours], generated: [generated])
        == Sheet.with(
          Edit(
            #"placeholder="Title""#,
            #"placeholder='It&apos;s &quot;it&quot; &amp; é&#10;' tag="1""#)))
  }

  @Test func `text between tags`() {
    let text = { (text: String) in
      Edit("<state key", "<string key=\"text\">\(text)</string>\n                    <state key")
    }
    let base = Sheet.with(text("one\ntwo"))
    #expect(
      Sheet.merged(
        base: base, yours: Sheet.with(text("one\ntwo"), font),
        generated: Sheet.with(text("three &amp; four")))
        == Sheet.with(text("three &amp; four"), font))
    #expect(
      Sheet.merged(
        base: base, yours: Sheet.with(text("mine")),
        generated: Sheet.with(text("one\ntwo"), placeholder))
        == Sheet.with(text("mine"), placeholder))
    #expect(
      Sheet.merged(base: base, yours: Sheet.with(text("mine")), generated: Sheet.with(text("its")))
        == """
        yours.xib:14:22: error: the text of the string 'text' was changed by you, and differently by the generator; keep one of them
        14 |                     <string key="text">mine</string>
           |                      ^~~~~~
        generated.xib:14:22: note: what was generated is here
        14 |                     <string key="text">its</string>
           |                      ^~~~~~

        """)
  }
}
