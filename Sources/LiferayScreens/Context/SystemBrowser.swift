#if canImport(AuthenticationServices) && canImport(UIKit)
  public import AuthenticationServices
  public import UIKit

  /// The browser of the system, in a sheet over the app. It fills in passwords that users have saved,
  /// and shares its cookies with Safari, so that users who are signed in there need no password.
  @MainActor
  public final class SystemBrowser: NSObject, SignInBrowser,
    ASWebAuthenticationPresentationContextProviding
  {
    private let window: UIWindow?
    private let isPrivate: Bool

    /// - Parameters:
    ///   - window: the window over which the sheet is shown; nil for the key window.
    ///   - isPrivate: whether the browser begins without cookies, and forgets those that it gets.
    public init(over window: UIWindow? = nil, isPrivate: Bool = false) {
      self.window = window
      self.isPrivate = isPrivate
    }

    /// Shows the page. Cancelling the task closes the sheet, and throws a `CancellationError`. Throws
    /// an error with cause `abortedDueToPreconditions` if nothing can be redirected to the address,
    /// such as one that begins with `https` before iOS 17.4, and with `notAvailable` if the sheet
    /// cannot be shown.
    public func answer(to page: URL, redirectedTo redirectURL: URL) async throws -> URL {
      let sheet = Sheet()
      try check(redirectURL)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let session = session(page, redirectURL) { address, error in
            let result = Self.result(address, error)
            Task { @MainActor in sheet.end(result) }
          }
          session.presentationContextProvider = self
          session.prefersEphemeralWebBrowserSession = isPrivate
          sheet.show(session, continuation)
        }
      } onCancel: {
        Task { @MainActor in sheet.cancel() }
      }
    }

    public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    {
      window ?? Self.keyWindow ?? ASPresentationAnchor()
    }

    private static var keyWindow: UIWindow? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows).first(where: \.isKeyWindow)
    }

    private func check(_ redirectURL: URL) throws {
      switch redirectURL.scheme {
      case "https":
        if #available(iOS 17.4, *), redirectURL.host != nil { return }
      case "http", nil: break
      default: return
      }
      throw NSError.errorWithCause(
        .abortedDueToPreconditions,
        message: "A browser cannot get back to the app with '\(redirectURL)'.")
    }

    private func session(
      _ page: URL, _ redirectURL: URL,
      _ completion: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> ASWebAuthenticationSession {
      if #available(iOS 17.4, *), redirectURL.scheme == "https", let host = redirectURL.host {
        return ASWebAuthenticationSession(
          url: page, callback: .https(host: host, path: redirectURL.path),
          completionHandler: completion)
      }
      return ASWebAuthenticationSession(
        url: page, callbackURLScheme: redirectURL.scheme, completionHandler: completion)
    }

    nonisolated private static func result(
      _ address: URL?, _ error: (any Error)?
    ) -> Result<URL, any Error> {
      if let address { return .success(address) }
      let isClosed = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin
      let cancelled = NSError.errorWithCause(.cancelled)
      return .failure(isClosed ? cancelled : error ?? cancelled)
    }
  }

  /// The sheet that is shown. It ends once, whoever ends it.
  @MainActor
  private final class Sheet {

    private var session: ASWebAuthenticationSession?
    private var continuation: CheckedContinuation<URL, any Error>?

    func show(
      _ session: ASWebAuthenticationSession, _ continuation: CheckedContinuation<URL, any Error>
    ) {
      self.session = session
      self.continuation = continuation
      if Task.isCancelled {
        cancel()
      } else if !session.start() {
        end(.failure(NSError.errorWithCause(.notAvailable)))
      }
    }

    func cancel() {
      session?.cancel()
      end(.failure(CancellationError()))
    }

    func end(_ result: Result<URL, any Error>) {
      continuation?.resume(with: result)
      continuation = nil
      session = nil
    }
  }
#endif
