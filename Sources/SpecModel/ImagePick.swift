import SourceText

/// A source from which users pick the image that an action is performed with.
package enum ImagePick: String, CaseIterable, Hashable, Sendable {
  case camera, library
}

extension ImagePick {
  /// Reads `picks: [camera, library]` of an action with that sender.
  static func list(of action: Fields<ActionKeys>, sender: SenderSpec?) -> [ImagePick] {
    guard let range = action.keyRange(of: ActionKeys.picks) else { return [] }
    if sender?.type.builtin != .image {
      action.log.error(.noImageSent(sender), at: range)
    }
    return action[ActionKeys.picks] ?? []
  }
}

extension Diagnostic.Message {
  fileprivate static func noImageSent(_ sender: SenderSpec?) -> Self {
    let found = sender.map { "'\($0.name.value)' is '\($0.type.source)'" } ?? "nothing is sent"
    return "what is picked is the sender of the action, and \(found); "
      + "write 'sender: { image: UIImage }'"
  }
}
