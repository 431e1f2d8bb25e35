import SpecModel

/// The keyboard of a text field, by the kind of its control and by what its name says it holds.
struct TextTraits {
  /// The attributes of the XIB's `textInputTraits`, each with a blank before it.
  let attributes: String

  /// `isLast` is whether the return key performs the first action rather than going on to the next
  /// field.
  init(_ member: ViewModelMember, isLast: Bool) {
    var traits: [(String, String)] = []
    // By whole words: a `curl` is no `url`, and a `microphone` no `phone`.
    let name = " " + member.name.value.phrase.lowercased()
    func ends(with endings: String...) -> Bool { endings.contains { name.hasSuffix(" " + $0) } }
    switch member.widget {
    case .numberPad: traits.append(("keyboardType", "numberPad"))
    case .decimalPad: traits.append(("keyboardType", "decimalPad"))
    case .secureTextField:
      traits += [
        ("autocapitalizationType", "none"), ("autocorrectionType", "no"),
        ("secureTextEntry", "YES"), ("textContentType", "password"),
      ]
    default:
      if ends(with: "url") {
        traits += Self.verbatim + [("keyboardType", "URL")]
      } else if ends(with: "email", "email address") {
        traits += Self.verbatim + [("keyboardType", "emailAddress")]
      } else if ends(with: "phone", "phone number") {
        traits.append(("keyboardType", "phonePad"))
      } else if ends(with: "user name", "username", "screen name") {
        traits += Self.verbatim
      }
    }
    traits.append(("returnKeyType", isLast ? "go" : "next"))
    attributes = traits.map { " \($0)=\"\($1)\"" }.joined()
  }

  /// What is typed is what is meant: no capitals, no corrections.
  private static let verbatim = [("autocapitalizationType", "none"), ("autocorrectionType", "no")]
}
