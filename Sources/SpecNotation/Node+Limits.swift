extension Node {
  /// Limits beyond which a text is refused. Small texts can ask for a lot: a thousand brackets, or
  /// ten lines of aliases that expand to a billion values.
  package struct Limits: Hashable, Sendable {
    /// The highest number of bytes in the text, and the highest number of bytes that expanded
    /// aliases may add to its scalars.
    package var maximumSize: Int
    /// How deeply lists and mappings may be nested, aliases expanded.
    package var maximumDepth: Int
    /// How many keys and values there may be, aliases expanded.
    package var maximumNodes: Int
    /// How many errors and warnings are reported before the reader gives up.
    package var maximumErrors: Int

    package init(
      maximumSize: Int = 4 << 20, maximumDepth: Int = 64, maximumNodes: Int = 1_000_000,
      maximumErrors: Int = 20
    ) {
      self.maximumSize = maximumSize
      self.maximumDepth = maximumDepth
      self.maximumNodes = maximumNodes
      self.maximumErrors = maximumErrors
    }

    /// Far above what a person writes, and below what takes a second or half a megabyte of stack.
    package static let standard = Limits()
  }
}
