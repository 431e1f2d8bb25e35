internal import Foundation

/// What a `ServerWriteConnectorInteractor` keeps in the cache, as dirty, until the server has it: all
/// that is needed to make the interactor again.
///
/// Its key is the name of the action, a slash, and what the write is about: `update-comment/42`. A
/// write with the same key replaces the one that is kept, since the server would get the older one
/// in vain.
public struct PendingWrite {

  /// The collection of the cache: the name of the Screenlet.
  public let collection: String

  /// The name of the action.
  public let action: String

  /// What the write is about; nil for one that is kept beside all others, as what adds something.
  public let subject: String?

  /// The inputs by name: property lists, without those that are nil.
  public let attributes: [String: Any]

  /// What `action` of `screenletClass` keeps.
  public init(
    of screenletClass: AnyClass, action: String, about subject: String? = nil,
    attributes: [String: Any?]
  ) {
    collection = ScreenletName(screenletClass)
    self.action = action
    self.subject = subject
    self.attributes = attributes.compactMapValues(\.self)
  }

  /// The key of the entry; without a subject, a new one each time.
  func makeKey() -> String { "\(action)/\(subject ?? UUID().uuidString.lowercased())" }

  /// The name of the action in a key; nil for the key of something else.
  static func action(ofKey key: String) -> String? {
    key.firstIndex(of: "/").map { String(key[..<$0]) }
  }
}
