internal import Foundation

extension String {

  /// Whether the text has the form of an e-mail address: one `@`, something before it, and the name
  /// of a host with a dot after it, without blanks. Only a message that arrives shows that the
  /// address exists.
  public var isEmailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && !labels.contains("")
  }

  /// Whether the text is an absolute URL with a scheme and a host, such as `https://example.com`.
  public var isURL: Bool {
    guard !contains(where: \.isWhitespace), let url = URL(string: self) else { return false }
    return url.scheme?.isEmpty == false && url.host?.isEmpty == false
  }
}
