internal import Foundation

/// The input that a `ServerWriteConnectorInteractor` stores in the cache, as dirty, until the
/// server has it: everything that is needed to create the interactor again.
///
/// The key is the name of the action, a slash, and the subject of the write: `update-comment/42`. A
/// write with the same key replaces a stored one, because there is no need to send the older one.
public struct PendingWrite {

  /// The collection of the cache: the name of the Screenlet.
  public let collection: String

  /// The name of the action.
  public let action: String

  /// The subject of the write, or nil for a write that never replaces another, such as one that
  /// adds something.
  public let subject: String?

  /// The inputs by name, as property lists. Inputs that are nil are omitted.
  public let attributes: [String: Any]

  /// Creates the input to store for `action` of `screenletClass`.
  public init(
    of screenletClass: AnyClass, action: String, about subject: String? = nil,
    attributes: [String: Any?]
  ) {
    collection = ScreenletName(screenletClass)
    self.action = action
    self.subject = subject
    self.attributes = attributes.compactMapValues(\.self)
  }

  /// Returns the key of the entry. Without a subject, it is a new one each time.
  func makeKey() -> String { "\(action)/\(subject ?? UUID().uuidString.lowercased())" }

  /// Returns the name of the action in a key, or nil for a key of another form.
  static func action(ofKey key: String) -> String? {
    key.firstIndex(of: "/").map { String(key[..<$0]) }
  }
}
