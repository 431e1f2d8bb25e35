/// A file that two branches changed, as git's index has it until somebody adds it. What a merge driver
/// leaves is the version of one branch, in which nothing shows what the other one has.
package struct UnmergedFile: Hashable, Sendable {
  package let ours: String
  package let theirs: String

  package init(ours: String, theirs: String) {
    self.ours = ours
    self.theirs = theirs
  }
}
