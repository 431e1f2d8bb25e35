/// The properties that may precede a value: an anchor that names it, and a tag that gives its type
/// (6.9).
struct Properties {
  /// The range of the anchor, including its `&`.
  var anchor: Range<Int>?
  var tag: (tag: Tag, range: Range<Int>)?

  var isEmpty: Bool { anchor == nil && tag == nil }

  /// The range from the first to the last property, or nil if there are none.
  var range: Range<Int>? {
    switch (anchor, tag?.range) {
    case (let anchor?, let tag?):
      min(anchor.lowerBound, tag.lowerBound)..<max(anchor.upperBound, tag.upperBound)
    case (let range, nil), (nil, let range): range
    }
  }
}
