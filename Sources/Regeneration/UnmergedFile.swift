/// A file that git could not merge, with the versions of both branches, which git's index keeps
/// until somebody adds the file. With a merge driver, the file itself has ours and nothing of
/// theirs.
package struct UnmergedFile: Hashable, Sendable {
  package let ours: String
  package let theirs: String
  /// What the other branch last generated as files of this name, as its bases say. The base of ours
  /// has it too, but only until a run settles it.
  package let generated: [String]

  package init(ours: String, theirs: String, generated: [String] = []) {
    self.ours = ours
    self.theirs = theirs
    self.generated = generated
  }
}
