public import Foundation
internal import LiferayMobileSDK

/// A sign-in in a browser that an address, with which the system opens the app, goes on with.
extension SessionContext {

  /// Passes an address with which the system has opened the app to the sign-in that waits for it,
  /// and closes the page on which the user has signed in. Returns false if no sign-in waits, or the
  /// address is not the answer to it.
  ///
  /// `SystemBrowser` passes on addresses that the system gives to it. A browser that opens the page
  /// outside of the app does not get them: the delegate of the app does.
  @MainActor
  @discardableResult
  public class func oauth2ResumeAuthorization(url: URL) -> Bool {
    BrowserSignIn.waiting?.resume(with: url) ?? false
  }

  /// Closes the page on which the user signs in. The sign-in then fails with cause `cancelled`.
  @MainActor
  public class func oauth2CancelAuthorization() {
    BrowserSignIn.waiting?.cancel()
  }
}

/// A sign-in that waits for the answer of the portal.
@MainActor
final class BrowserSignIn {

  /// The sign-in that waits now: the last one that began.
  static weak var waiting: BrowserSignIn?

  private let authorization: LROAuth2Authorization
  private var page: Task<URL, any Error>?
  private var answer: URL?

  init(_ authorization: LROAuth2Authorization) {
    self.authorization = authorization
  }

  /// Shows the page, and returns the answer that the browser or the app gets first.
  func answer(in browser: any SignInBrowser, redirectedTo redirectURL: URL) async throws -> URL {
    let address = authorization.url
    let page = Task { try await browser.answer(to: address, redirectedTo: redirectURL) }
    self.page = page
    BrowserSignIn.waiting = self
    defer { if BrowserSignIn.waiting === self { BrowserSignIn.waiting = nil } }
    do {
      return try await withTaskCancellationHandler {
        try await page.value
      } onCancel: {
        page.cancel()
      }
    } catch {
      if let answer { return answer }
      if error is CancellationError, !Task.isCancelled {
        throw NSError.errorWithCause(.cancelled)
      }
      throw error
    }
  }

  func resume(with url: URL) -> Bool {
    guard authorization.isAnswered(by: url) else { return false }
    answer = url
    page?.cancel()
    return true
  }

  func cancel() {
    page?.cancel()
  }
}
