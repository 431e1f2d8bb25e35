/// The versions in two branches of a text that git could not merge.
package struct ForkedText: Hashable, Sendable {
  private let ours: [Line]
  private let theirs: [Line]

  package init(ours: String, theirs: String) {
    self.ours = [Line](of: ours)
    self.theirs = [Line](of: theirs)
  }

  /// Returns our version, with the lines of `generated` wherever the two versions differ.
  ///
  /// ```swift
  /// let forked = ForkedText(ours: "a\nours\n", theirs: "a\ntheirs\n")
  /// forked.settled(like: "A\nours\ntheirs\n")  // "a\nours\ntheirs\n"
  /// ```
  ///
  /// Used as the base of a merge, this respects the result of merging the branches by hand: lines
  /// that are missing there count as deleted, and do not come back.
  package func settled(like generated: String) -> String {
    let generated = [Line](of: generated)
    var groups = ChangeGroups(
      base: ours, yours: theirs, generated: generated, joining: .touching)
    var settled: [Line] = []
    var (ourLine, generatedLine) = (0, 0)
    while let group = groups.next() {
      settled += ours[ourLine..<group.base.lowerBound]
      let start = generatedLine + group.base.lowerBound - ourLine
      generatedLine = start + group.generated.newCount(of: group.base.count)
      ourLine = group.base.upperBound
      settled += group.yours.isEmpty ? ours[group.base] : generated[start..<generatedLine]
    }
    return (settled + ours[ourLine...]).text
  }
}
