internal import Foundation

extension SyncManager {

  /// Prepares `interactor` to send the entry `key`, whose turn it is, and to report the outcome:
  /// completed or failed, and then `signal`. The synchronizer starts it afterwards. The closures of
  /// the interactor are replaced.
  ///
  /// The strategy is `cacheFirst`. With it, an interactor that stores its input itself marks the
  /// entry as clean when the server has it. The entry of a `PendingWrite` is removed at that point.
  /// `screenletClassName` is the name of the collection.
  public func prepareInteractorForSync(
    _ interactor: ServerConnectorInteractor, key: String, attributes: [String: Any],
    signal: @escaping Signal, screenletClassName: String
  ) {
    self.interactor = interactor
    interactor.cacheStrategy = .cacheFirst
    if let current, current.key == key, current.collection == screenletClassName {
      (interactor as? ServerWriteConnectorInteractor)?.resend(current, in: cacheManager)
    }
    interactor.onSuccess = {
      self.report(completionOf: key, in: screenletClassName, attributes)
      signal()
    }
    interactor.onFailure = { error in
      if error.isOfTransport { self.queue = [] }
      self.report(failureOf: key, in: screenletClassName, attributes, error)
      signal()
    }
  }

  /// Sends an entry with the interactor that `synchronizer` creates again.
  func send(
    _ key: String, _ attributes: [String: Any], by synchronizer: any ScreenletSynchronizer,
    signal: @escaping Signal
  ) {
    let screenlet = synchronizer.collection
    func fail(_ message: String) {
      let error = NSError.errorWithCause(.abortedDueToPreconditions, message: message)
      report(failureOf: key, in: screenlet, attributes, error)
      signal()
    }
    guard isCacheOfUser else { return fail("The user of this cache is not logged in.") }
    guard let action = PendingWrite.action(ofKey: key),
      let interactor = synchronizer.createInteractor(action: action, attributes: attributes)
    else { return fail("The entry is not one of an action that can be sent.") }
    let turn = turn
    func settle(_ conflict: SyncConflict?) {
      guard self.turn == turn else { return }
      // The user may have logged out while the server or the app was asked.
      guard isCacheOfUser else { return fail("The user of this cache is not logged in.") }
      // If the interactor cannot start, it reports the failure itself.
      guard let conflict else { return _ = interactor.start() }
      ask(about: conflict, key, screenlet) { resolution in
        guard self.turn == turn else { return }
        switch resolution {
        case .useLocal: settle(nil)
        case .useRemote, .discard: self.discard(key, attributes, of: screenlet, signal)
        case .ignore: fail("The conflict was ignored.")
        }
      }
    }
    synchronizer.findConflict(action: action, attributes: attributes) { conflict in
      guard self.turn == turn else { return }
      self.prepareInteractorForSync(
        interactor, key: key, attributes: attributes, signal: signal,
        screenletClassName: screenlet)
      if let conflict { return settle(conflict) }
      interactor.findConflict { remoteValue in
        settle(remoteValue.map { SyncConflict(remoteValue: $0, localValue: attributes) })
      }
    }
  }

  private func discard(
    _ key: String, _ attributes: [String: Any], of screenlet: String, _ signal: @escaping Signal
  ) {
    guard let current else { return signal() }
    cacheManager.remove(current.collection, current.key, storedUpTo: current.stored)
    report(completionOf: key, in: screenlet, attributes)
    signal()
  }

  /// Whether the cache is that of the logged-in user.
  private var isCacheOfUser: Bool {
    SessionContext.currentContext?.cacheManager.directory.standardizedFileURL
      == cacheManager.directory.standardizedFileURL
  }
}

extension NSError {
  /// Whether this is the error of an interactor that could not reach the server.
  fileprivate var isOfTransport: Bool {
    let cause = userInfo[NSUnderlyingErrorKey] as? NSError
    return hasCause(.notAvailable) && cause?.domain == NSURLErrorDomain
  }
}
