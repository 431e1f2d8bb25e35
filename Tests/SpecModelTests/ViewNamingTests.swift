import SpecModel
import Testing

struct ViewNamingTests {
  @Test func `views have short names unless the spec wants full ones`() throws {
    #expect(try screenlet("screenlet: A").viewNaming == .short)
    #expect(try screenlet("screenlet: A\nnaming: {}").viewNaming == .short)
    #expect(try screenlet("screenlet: A\nnaming: { view: short }").viewNaming == .short)
    #expect(try screenlet("screenlet: A\nnaming: { view: full }").viewNaming == .full)
  }

  @Test func `another naming is refused`() {
    #expect(
      complaints(about: "screenlet: A\nnaming: { view: long, cell: full }\n") == """
        spec.yml:2:17: error: 'long' is not a value of 'view'; expected one of 'short', 'full'
        2 | naming: { view: long, cell: full }
          |                 ^~~~
        spec.yml:2:23: error: unknown key 'cell'; expected 'view'
        2 | naming: { view: long, cell: full }
          |                       ^~~~

        """)
  }
}
