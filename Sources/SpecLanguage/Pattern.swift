/// Regular expressions of the schema, in the syntax that JavaScript and other engines share. They
/// accept all letters beyond ASCII: an editor marks what is certainly wrong, and `spec lint` the
/// rest.
package enum Pattern {
  private static let letter = #"[A-Za-z_]|[^\x00-\x7F]"#
  private static let wordCharacter = #"[A-Za-z0-9_]|[^\x00-\x7F]"#

  /// A name of Swift's, as a part of an expression.
  package static let name = "(\(letter))(\(wordCharacter))*"
  /// A name of a member.
  package static let member = "^\(name)$"
  /// A name of an action: words with `-`, `_` or `.` between them.
  package static let action = #"^[-_.]*([A-Za-z]|[^\x00-\x7F])([-A-Za-z0-9_.]|[^\x00-\x7F])*$"#
  /// A name of a theme.
  package static let theme = "^[A-Za-z][-A-Za-z0-9_]*$"

  /// A name of a type, without what the generator adds to it.
  package static func type(without suffixes: [String] = []) -> String {
    let ending = suffixes.isEmpty ? "" : "(?!.+(\(suffixes.joined(separator: "|")))$)"
    return #"^\#(ending)([A-Z]|[^\x00-\x7F])(\#(wordCharacter))*$"#
  }

  private static let access = #"(\s*\{\s*get(\s+set)?\s*\})?"#

  /// `String?`, `[Bookmark]` or `[String: Any]`, and what may follow.
  static func type(_ notation: Value.TypeNotation) -> String {
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

  /// A whole or decimal number, as text.
  static let number = #"^[-+]?[0-9_]+(\.[0-9_]+)?([eE][-+]?[0-9]+)?$"#
}
