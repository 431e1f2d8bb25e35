/// Returns the name of a Screenlet without the suffix: "Foo" for `FooScreenlet`.
///
/// Theme views, preview images and cache collections are named after it. Only the last "Screenlet"
/// is removed, so a `ScreenletDemoScreenlet` becomes "ScreenletDemo"; a class without the word
/// keeps its name.
public func ScreenletName(_ klass: AnyClass) -> String {
  let name = ClassLookup.name(of: klass)
  guard let last = name.lastRange(of: "Screenlet"), last.lowerBound != name.startIndex else {
    return name
  }
  return String(name[..<last.lowerBound])
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<String.Index>? {
    var start = endIndex
    while start != startIndex {
      formIndex(before: &start)
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
    }
    return nil
  }
}
