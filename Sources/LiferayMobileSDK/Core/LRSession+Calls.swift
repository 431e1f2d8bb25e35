#if canImport(FoundationNetworking)
  internal import Foundation
  package import FoundationNetworking
#else
  package import Foundation
#endif

extension LRSession {

  /// Sends the request according to the session's settings. Without a callback, blocks, and returns
  /// the answer or throws the error; with one, returns nil at once and throws nothing.
  func call(_ makeRequest: @autoclosure () throws -> any PortalRequest) throws -> Any? {
    let settings = currentSettings
    guard let callback = settings.callback else {
      let request = try makeRequest()
      return try request.answer(in: reply(to: request, with: settings))
    }
    do {
      call(try makeRequest(), with: settings, telling: callback)
    } catch {
      Task { @MainActor in callback.onFailure(error) }
    }
    return nil
  }

  /// Sends the request and waits for the answer without blocking a thread. A callback is not
  /// called.
  func call(_ request: any PortalRequest) async throws -> sending Any {
    try await request.answer(in: reply(to: request, with: currentSettings))
  }
}

extension LRSession {

  /// Signs a request that is sent in another way, after renewing an authentication that has expired.
  /// Blocks the calling thread; throws if the renewal fails.
  package func sign(_ request: NSMutableURLRequest) throws {
    _ = try currentSettings.signed(request)
  }
}

// MARK: Three ways to wait

extension LRSession {

  /// Blocks the calling thread.
  private func reply(to request: any PortalRequest, with settings: Settings) throws -> HTTPReply {
    try Transport.waiting { send(request, with: settings, as: calls.begin(), completion: $0) }
  }

  /// Parses the response on the session's queue and calls the callback on the main actor.
  private func call(
    _ request: any PortalRequest, with settings: Settings, telling callback: any LRCallback
  ) {
    sendFromBackground(request, with: settings, as: calls.begin()) { reply in
      settings.queue.addOperation {
        do {
          let answer = try request.answer(in: reply.get())
          Task { @MainActor in callback.onSuccess(answer) }
        } catch {
          Task { @MainActor in callback.onFailure(error) }
        }
      }
    }
  }

  /// Suspends the task. Cancelling the task cancels the call.
  @concurrent private func reply(
    to request: any PortalRequest, with settings: Settings
  ) async throws -> HTTPReply {
    let call = calls.begin()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sendFromBackground(request, with: settings, as: call) { continuation.resume(with: $0) }
      }
    } onCancel: {
      call.cancel()
    }
  }
}

// MARK: Sending

extension LRSession {

  private func send(
    _ request: any PortalRequest, with settings: Settings, as call: Call,
    completion: @escaping Transport.Completion
  ) {
    let end: Transport.Completion = { [calls] reply in
      calls.end(call)
      completion(reply)
    }
    if request.isEmpty {
      end(.success(.noAnswers))
      return
    }
    do {
      Transport.shared.send(
        OutgoingRequest(
          try request.urlRequest(with: settings), of: call, onProgress: request.onProgress,
          completion: end))
    } catch {
      end(.failure(error))
    }
  }

  /// Like `send`, without blocking the caller: renewing an authentication may take time, and runs
  /// on a separate thread.
  private func sendFromBackground(
    _ request: any PortalRequest, with settings: Settings, as call: Call,
    completion: @escaping Transport.Completion
  ) {
    DispatchQueue(label: "com.liferay.mobile.sdk.request").async {
      self.send(request, with: settings, as: call, completion: completion)
    }
  }
}
