extension String {
  /// The pieces, one after the other, in one go: each piece that is appended to a text takes as long
  /// as that again.
  package init(joining first: String, _ second: String, _ third: String = "") {
    var (first, second, third) = (first, second, third)
    let count = first.utf8.count + second.utf8.count + third.utf8.count
    self.init(unsafeUninitializedCapacity: count) { buffer in
      var end = first.withUTF8 { buffer.initialize(fromContentsOf: $0) }
      end = second.withUTF8 { buffer[end...].initialize(fromContentsOf: $0) }
      return third.withUTF8 { buffer[end...].initialize(fromContentsOf: $0) }
    }
  }
}
