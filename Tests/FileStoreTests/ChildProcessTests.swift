import FileStore
import Testing

struct ChildProcessTests {
  @Test func `the output of a command`() throws {
    #expect(try ChildProcess.output(of: ["printf", "a b"]) == Array("a b".utf8))
    #expect(try ChildProcess.output(of: ["false"]) == nil)
  }

  @Test func `a command that prints more than the limit ends, and counts as a failure`() throws {
    #expect(try ChildProcess.output(of: ["head", "-c", "20000000", "/dev/zero"]) == nil)
  }
}
