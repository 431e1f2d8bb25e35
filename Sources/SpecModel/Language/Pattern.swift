/// The regular expressions of the schema, in the syntax that JavaScript and other engines share.
/// They accept all characters beyond ASCII, so that an editor marks only what is certainly wrong.
/// `spec lint` reports the rest.
package enum Pattern {
  private static let letter = #"[A-Za-z_]|[^\x00-\x7F]"#
  private static let wordCharacter = #"[A-Za-z0-9_]|[^\x00-\x7F]"#

  /// A Swift identifier, for use within other expressions.
  package static let name = "(\(letter))(\(wordCharacter))*"
  /// The name of a member.
  package static let member = "^\(name)$"
  /// The name of an action: words separated by `-`, `_` or `.`.
  package static let action = #"^[-_.]*([A-Za-z]|[^\x00-\x7F])([-A-Za-z0-9_.]|[^\x00-\x7F])*$"#
  /// The name of a theme.
  package static let theme = "^[A-Za-z][-A-Za-z0-9_]*$"

  /// Returns the expression for the name of a type without the `suffixes`, which the generator
  /// adds.
  package static func type(without suffixes: [String] = []) -> String {
    let ending = suffixes.isEmpty ? "" : "(?!.+(\(suffixes.joined(separator: "|")))$)"
    return #"^\#(ending)([A-Z]|[^\x00-\x7F])(\#(wordCharacter))*$"#
  }

  private static let access = #"(\s*\{\s*get(\s+set)?\s*\})?"#

  /// Returns the expression for a type, such as `String?`, `[Bookmark]` or `[String: Any]`, and
  /// what may follow it.
  static func type(_ notation: ValueForm.TypeNotation) -> String {
    let type = #"(\#(name)|\[\s*\#(name)\s*(:\s*\#(name)\s*)?\])\s*\??"#
    if notation == .ofMember {
      let parameter = #"\s*(\#(name)\s+)?\#(name)\s*:\s*\#(type)\s*"#
      let parameters = #"\((\s*|\#(parameter)(,\#(parameter))*)\)\s*(->\s*\#(type)\s*)?"#
      return #"^\s*(\#(type)\#(access)|\#(parameters))\s*$"#
    }
    let end =
      switch notation {
      case .type: ""
      case .withDefault: #"(\s*=\s*\S.*)?"#
      case .withAccess, .ofMember: access
      }
    return #"^\s*\#(type)\#(end)\s*$"#
  }

  /// An integer or decimal number that is written as a text.
  static let number = #"^[-+]?[0-9_]+(\.[0-9_]+)?([eE][-+]?[0-9]+)?$"#
}
