import Foundation
import LiferayScreens

/// Signs a user in, so that every connector has a session, and determines the site.
struct SignIn {

  let server: String
  let user: String
  let password: String

  /// - Parameter groupId: the site; nil for the user's first.
  /// - Throws: `AppError` if the server cannot be reached, or rejects the user.
  @MainActor func run(groupId: Int64?) async throws {
    Transcript.step("Sign in to \(server) as \(user)")
    LiferayServerContext.server = server
    let session = SessionContext.createEphemeralBasicSession(user, password)
    do {
      let attributes = try await LRSignIn.signIn(with: session)
      SessionContext.loginWithBasic(
        username: user, password: password, userAttributes: attributes)
      try await chooseSite(groupId, session)
    } catch {
      throw explained(error as NSError)
    }
    report()
  }
}

extension SignIn {

  @MainActor private func chooseSite(_ groupId: Int64?, _ session: LRSession) async throws {
    let sites = try await session.invoke(["/group/get-user-sites-groups": [String: Any]()])
    let first = (sites as? [[String: Any]])?.first
    guard let companyId = first?.int64Attribute("companyId"),
      let groupId = groupId ?? first?.int64Attribute("groupId")
    else { throw AppError("'\(user)' is a member of no site") }
    LiferayServerContext.companyId = companyId
    LiferayServerContext.groupId = groupId
  }

  @MainActor private func report() {
    guard let user = SessionContext.currentContext?.user else { return }
    Transcript.call("session", "\(user.firstName) \(user.lastName), user \(user.userId)")
    Transcript.call(
      "context",
      "company \(LiferayServerContext.companyId), site \(LiferayServerContext.groupId)")
  }

  /// A message for the user of the command line.
  private func explained(_ error: NSError) -> any Error {
    switch (error.domain, error.code) {
    case (NSURLErrorDomain, _):
      AppError("\(server) cannot be reached: \(error.localizedDescription)")
    case (LRError.domain, LRErrorCode.unauthorized.rawValue):
      AppError("\(server) refuses the user '\(user)' or the password")
    case (LRError.domain, _):
      AppError("\(server) does not let '\(user)' in: \(error.localizedDescription)")
    default: error
    }
  }
}
