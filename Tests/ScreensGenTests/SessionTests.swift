import TestSupport
import Testing

/// What the tool prints and what it leaves in files: the cases of `Cases`.
///
/// The input of a case is the steps of a session in an empty directory, and its output is the
/// transcript: every command, below it what it prints to both streams, and `exit 65` if that is its
/// status. First steps `sample notes` write the files of that folder of `Cases/Samples`. With
/// `# writes nothing` behind a command, the transcript lists whatever it wrote.
/// `$HOME` is a directory beside that of the session. `☠` in a step stands for a text that a terminal
/// and a CI would obey, `☢` for the same with escapes.
@Suite(.blocking)
struct SessionTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `a session shows what its case says`(_ item: TextCase) throws {
    let session = try Session()
    try session.take(item.input)
    try item.expect(session.transcript)
  }
}
