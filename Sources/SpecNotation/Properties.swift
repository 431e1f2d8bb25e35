/// What may stand before a value: an anchor that names it, and a tag that says its type (6.9).
struct Properties {
  /// Where the anchor stands, its `&` included.
  var anchor: Range<Int>?
  var tag: (tag: Tag, range: Range<Int>)?

  var isEmpty: Bool { anchor == nil && tag == nil }

  /// From the first to the last property; nil without any.
  var range: Range<Int>? {
    switch (anchor, tag?.range) {
    case (let anchor?, let tag?):
      min(anchor.lowerBound, tag.lowerBound)..<max(anchor.upperBound, tag.upperBound)
    case (let range, nil), (nil, let range): range
    }
  }
}
