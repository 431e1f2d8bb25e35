import SourceText

/// Where users pick the image that an action is performed with.
package enum ImagePick: String, CaseIterable, Hashable, Sendable {
  case camera, library
}

extension ImagePick {
  /// Reads `picks: [camera, library]` of an action with that sender.
  static func list(
    of action: Fields, sender: SenderSpec?, reporting diagnostics: inout Diagnostics
  ) -> [ImagePick] {
    guard let node = action["picks"], let range = action.keyRange(of: "picks") else { return [] }
    let names = node.texts(of: "'picks'", reporting: &diagnostics)
      .withoutRepeated(reporting: &diagnostics)
    if sender?.type.builtin != .image {
      diagnostics.error(.noImageSent(sender), at: range)
    }
    return names.compactMap {
      $0.choice(else: "no images are picked from", reporting: &diagnostics)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noImageSent(_ sender: SenderSpec?) -> Self {
    let found = sender.map { "'\($0.name.value)' is '\($0.type.source)'" } ?? "nothing is sent"
    return "what is picked is the sender of the action, and \(found); "
      + "write 'sender: { image: UIImage }'"
  }
}
