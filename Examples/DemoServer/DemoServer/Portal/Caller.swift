import Foundation
import LoopbackHTTP

/// The sender of a request.
enum Caller: Hashable {
  case user(DemoUser)
  /// There are no credentials.
  case guest
  /// The credentials are wrong.
  case stranger
}

extension Portal {

  /// The sender of a request, according to the password or token in its `Authorization` header or
  /// its cookie and token.
  func caller(of request: LoopbackRequest) -> Caller {
    if let header = request.header("Authorization") {
      return user(authorizedBy: header).map(Caller.user) ?? .stranger
    }
    guard let session = session(of: request), request.header("X-CSRF-Token") == session.token
    else { return .guest }
    return .user(session.user)
  }

  /// The session of the request's cookie.
  func session(of request: LoopbackRequest) -> Session? {
    Page.sessionId(in: request).flatMap { sessions[$0] }
  }

  /// Begins a session; nil if user name and password do not match.
  mutating func signIn(name: String, password: String) -> Session? {
    guard let user = user(name: name, password: password) else { return nil }
    let id = nextId()
    let session = Session(id: "session-\(id)", token: "tok\(id)", user: user)
    sessions[session.id] = session
    return session
  }
}

extension Portal {

  private func user(authorizedBy header: String) -> DemoUser? {
    let words = header.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let credentials = words[1].trimmingCharacters(in: .whitespaces)
    if words[0].lowercased() == "bearer" { return accessTokens[credentials] }
    guard words[0].lowercased() == "basic", let data = Data(base64Encoded: credentials),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    let name = text.prefix { $0 != ":" }
    return user(name: String(name), password: String(text.dropFirst(name.count + 1)))
  }

  /// The user with this e-mail address, screen name or id; nil if the password is wrong.
  func user(name: String, password: String) -> DemoUser? {
    let user =
      user { $0.isAddressed(by: name) } ?? user { $0.isNamed(name) }
      ?? user { "\($0.userId)" == name }
    return user?.password == password ? user : nil
  }

  /// The first user for whom the condition holds.
  func user(where isMeant: (DemoUser) -> Bool) -> DemoUser? {
    users.first(where: isMeant)
  }
}

extension DemoUser {

  /// Whether this is the user's e-mail address, ignoring case.
  func isAddressed(by emailAddress: String) -> Bool {
    self.emailAddress.lowercased() == emailAddress.lowercased()
  }

  /// Whether this is the user's screen name, ignoring case.
  func isNamed(_ screenName: String) -> Bool {
    self.screenName.lowercased() == screenName.lowercased()
  }
}
