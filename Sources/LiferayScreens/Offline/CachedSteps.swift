internal import Foundation

/// Where a `ServerReadConnectorInteractor` that runs several connectors stores their answers: in one
/// clean entry of the cache, to read it while the server cannot be reached.
///
/// Its key is the name of the action, a slash, and what is read: `load-portrait/42`.
@MainActor
public struct CachedSteps {

  /// The collection of the cache: the name of the Screenlet.
  public let collection: String

  /// The key within the collection.
  public let key: String

  let steps: [CachedStep]

  /// What `action` of `screenletClass` keeps of its connectors, in the order of the
  /// `ServerConnectorGraph` or `ServerConnectorChain` that runs them.
  public init(
    of screenletClass: AnyClass, action: String, about subject: String, steps: [CachedStep]
  ) {
    collection = ScreenletName(screenletClass)
    key = "\(action)/\(subject)"
    self.steps = steps
  }

  /// The answers of the connectors that have run, as one value; nil if one that is needed is
  /// missing, or cannot be stored.
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

  /// Gives the answers to new connectors, each as soon as it can be made from the results of the
  /// others. Returns false if one that is needed is missing, or is not what its connector expects.
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

/// One of the connectors whose answers are `CachedSteps`.
@MainActor
public struct CachedStep {

  let name: String
  let isOptional: Bool
  /// What the connector holds.
  let value: (ServerConnector) -> Any?
  /// Gives a value from the cache to a new connector, and has its result taken.
  let restore: (Any) -> Bool

  /// What is kept of `result`, the property of the connector, for a step of this name. The closures
  /// are those of its `ServerConnectorStep`; `isOptional` says whether the others can do without it.
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
