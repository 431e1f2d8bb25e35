/// A text of which two branches have each their own version, where git could not merge the two.
package struct ForkedText: Hashable, Sendable {
  private let ours: [Line]
  private let theirs: [Line]

  package init(ours: String, theirs: String) {
    self.ours = [Line](of: ours)
    self.theirs = [Line](of: theirs)
  }

  /// Our version, with the lines of `generated` wherever the two versions differ.
  ///
  /// ```swift
  /// let forked = ForkedText(ours: "a\nours\n", theirs: "a\ntheirs\n")
  /// forked.settled(like: "A\nours\ntheirs\n")  // "a\nours\ntheirs\n"
  /// ```
  ///
  /// As the base of a merge, that takes what a file has there as the wish of whoever merged it: lines
  /// that are missing were deleted, and do not come back.
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
