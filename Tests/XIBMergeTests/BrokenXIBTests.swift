import Testing
import XIBMerge

/// Texts that cannot be merged, since they are not XIBs.
struct BrokenXIBTests {
  @Test func `a text that is not XML`() {
    #expect(
      Sheet.merged(yours: "<a>", generated: Sheet.base) == """
        yours.xib:1:2: error: element 'a' is never closed; expected '</a>'
        1 | <a>
          |  ^

        """)
  }

  @Test func `two objects of one id`() {
    #expect(
      Sheet.merged(yours: [Edit(#"id="add""#, #"id="title""#)], generated: []) == """
        yours.xib:12:18: error: a second object with the id 'title'; give it another one
        12 |                 <button tag="2" id="title">
           |                  ^~~~~~
        yours.xib:8:18: note: the first one is here
        8 |                 <textField placeholder="Title" id="title">
          |                  ^~~~~~~~~

        """)
  }

  @Test func `another kind of document`() {
    #expect(
      Sheet.merged(yours: "<archive/>", generated: Sheet.with(Edit("92", "93"))) == """
        yours.xib:1:2: error: the generated file is a 'document', and this one is not; keep one of them
        1 | <archive/>
          |  ^~~~~~~

        """)
  }

  @Test func `what was wrong in yours before is not reported`() {
    let dangling = Edit(#"destination="add""#, #"destination="gone""#)
    let placeholder = Edit(#"placeholder="Title""#, #"placeholder="Name""#)
    #expect(
      Sheet.merged(yours: [dangling], generated: [placeholder])
        == Sheet.with(dangling, placeholder))
  }
}
