extension String {
  /// What `body` makes of the bytes of the text. Unlike for `withUTF8`, that need not be a variable,
  /// so that it is not copied into one.
  @inlinable package func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }
}
