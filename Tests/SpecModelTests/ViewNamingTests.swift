import SpecModel
import Testing

struct ViewNamingTests {
  @Test func `views have short names unless the spec wants full ones`() throws {
    #expect(try screenlet("screenlet: A").viewNaming == .short)
    #expect(try screenlet("screenlet: A\nnaming: {}").viewNaming == .short)
    #expect(try screenlet("screenlet: A\nnaming: { view: short }").viewNaming == .short)
    #expect(try screenlet("screenlet: A\nnaming: { view: full }").viewNaming == .full)
  }
}
