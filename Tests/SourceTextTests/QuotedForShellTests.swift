import SourceText
import Testing

struct QuotedForShellTests {
  @Test(arguments: [
    ("a/b.yml", "a/b.yml"), ("--output=a", "--output=a"), ("", "''"), ("a b", "'a b'"),
    ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("é", "'é'"), ("a\nb", "$'a\\012b'"),
    ("a\n'\\", "$'a\\012\\'\\\\'"),
  ])
  func `a shell reads a word back`(_ word: String, _ quoted: String) {
    #expect(word.quotedForShell == quoted)
  }
}
