/// A file that git could not merge, with the versions of both branches, which git's index keeps
/// until somebody adds the file. With a merge driver, the file itself has ours and nothing of
/// theirs.
package struct UnmergedFile: Hashable, Sendable {
  package let ours: String
  package let theirs: String

  package init(ours: String, theirs: String) {
    self.ours = ours
    self.theirs = theirs
  }
}
