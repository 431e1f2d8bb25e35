internal import Foundation

/// The place in which a `ServerReadConnectorInteractor` that runs several connectors stores their
/// results: one clean entry of the cache, which is read while the server cannot be reached.
///
/// The key is the name of the action, a slash, and the subject of the read: `load-portrait/42`.
@MainActor
public struct CachedSteps {

  /// The collection of the cache: the name of the Screenlet.
  public let collection: String

  /// The key within the collection.
  public let key: String

  let steps: [CachedStep]

  /// Creates the place for the results of the connectors that `action` of `screenletClass` runs.
  /// `steps` are in the order of the `ServerConnectorGraph` or `ServerConnectorChain` that runs
  /// them.
  public init(
    of screenletClass: AnyClass, action: String, about subject: String, steps: [CachedStep]
  ) {
    collection = ScreenletName(screenletClass)
    key = "\(action)/\(subject)"
    self.steps = steps
  }

  /// Returns the results of the connectors that have run as one value, or nil if a required result
  /// is missing or cannot be stored.
  func value(_ connectors: [ServerConnector?]) -> [String: Data]? {
    var answers: [String: Data] = [:]
    for (step, connector) in zip(steps, connectors) {
      let answer = connector.flatMap(step.value).flatMap(CacheValue.init)
      if let data = answer.flatMap({ try? JSONEncoder().encode($0) }) {
        answers[step.name] = data
      } else if !step.isOptional {
        return nil
      }
    }
    return answers
  }

  /// Sets the results of new connectors, each as soon as it can be created from the results of the
  /// others. Returns false if a required result is missing, or if its type is wrong.
  func restore(_ stored: Any, in folder: URL) -> Bool {
    guard let answers = stored as? [String: Data] else { return false }
    var waiting = steps
    while !waiting.isEmpty {
      let left = waiting.filter { step in
        let answer = answers[step.name]
          .flatMap { try? JSONDecoder().decode(CacheValue.self, from: $0) }?.value(in: folder)
        return !(answer.map(step.restore) ?? false)
      }
      if left.count == waiting.count { break }
      waiting = left
    }
    return waiting.allSatisfy(\.isOptional)
  }
}

/// One of the connectors whose results are stored as `CachedSteps`.
@MainActor
public struct CachedStep {

  let name: String
  let isOptional: Bool
  /// Returns the result of the connector.
  let value: (ServerConnector) -> Any?
  /// Creates a connector, sets its result to a value from the cache, and passes it to `completed`.
  /// Returns false if that fails.
  let restore: (Any) -> Bool

  /// Creates the step of this name, which stores `result`, the property of its connector. The
  /// closures are those of its `ServerConnectorStep`. `isOptional` is whether the other connectors
  /// do not require this one.
  public init<Connector: ServerConnector, Value>(
    _ name: String, _ result: ReferenceWritableKeyPath<Connector, Value?>,
    isOptional: Bool = false, create: @escaping () -> Connector?,
    completed: @escaping (Connector) -> Void = { _ in }
  ) {
    self.name = name
    self.isOptional = isOptional
    value = { ($0 as? Connector)?[keyPath: result] }
    restore = { stored in
      guard let value = stored as? Value, let connector = create() else { return false }
      connector[keyPath: result] = value
      completed(connector)
      return connector.lastError == nil
    }
  }
}
