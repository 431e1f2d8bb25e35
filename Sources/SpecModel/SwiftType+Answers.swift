import SourceText

extension SwiftType {
  /// The types of elements, besides models, that the runtime can read from a list in a reply.
  private static let elements: [Builtin] = [.string, .bool, .int, .int64, .double, .attributes]

  /// Whether the runtime can read a value of the type from a reply. Reports an error if it cannot.
  func isReadable(at range: SourceRange, reporting log: DiagnosticLog) -> Bool {
    guard case .list(.builtin(let element)) = base, !Self.elements.contains(element) else {
      return true
    }
    log.error(.unreadableList(element, Self.elements), at: range)
    return false
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadableList(
    _ element: SwiftType.Builtin, _ elements: [SwiftType.Builtin]
  ) -> Self {
    "a list of '\(element.rawValue)' cannot be read from an answer; "
      + "make its elements a model or \(elements.map(\.rawValue).choice)"
  }
}
