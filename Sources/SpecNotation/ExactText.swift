/// A text compared by its bytes. Swift's strings are equal when they look equal, `é` and `e´`
/// included; keys and anchors of the notation are equal only when they are written alike.
struct ExactText: Hashable {
  var text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    // Comparing the strings first settles texts that do not look equal, the usual case, at once.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
