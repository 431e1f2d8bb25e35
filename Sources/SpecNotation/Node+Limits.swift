extension Node {
  /// The limits beyond which a text is rejected. Small texts can require a lot, for example a
  /// thousand brackets, or ten lines of aliases that expand to a billion values.
  package struct Limits: Hashable, Sendable {
    /// The maximum number of bytes in the text, and the maximum number of bytes that expanded
    /// aliases may add to its scalars.
    package var maximumSize: Int
    /// The maximum depth of nested lists and mappings, with aliases expanded.
    package var maximumDepth: Int
    /// The maximum number of keys and values, with aliases expanded.
    package var maximumNodes: Int
    /// The number of errors and warnings after which the reader stops.
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
