extension Node {
  /// How much is read before it is refused. Small texts can ask for a lot: a thousand brackets, or
  /// ten lines of aliases that stand for a billion values.
  package struct Limits: Hashable, Sendable {
    /// How many bytes the text may have, and how many all scalars may add when aliases are
    /// expanded.
    package var maximumSize: Int
    /// How many lists and mappings may stand inside each other, aliases expanded.
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
