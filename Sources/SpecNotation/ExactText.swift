/// A text that is compared by its bytes. Swift strings are equal if they look equal, such as `é`
/// and `e´`. Keys and anchors of the notation are equal only if they are written in the same way.
struct ExactText: Hashable {
  var text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    // Comparing the strings first is fast for texts that do not look equal, which is the usual
    // case.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
