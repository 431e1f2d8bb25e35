internal import DemoServer
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The same request, made once and sent again and again. The response is not parsed: no app can do
/// less.
@MainActor final class BareCalls: Contender {

  private(set) var completed = 0
  private let session = URLSession(configuration: .ephemeral)
  private let request: URLRequest

  init(to server: URL) {
    let credentials = "\(DemoUser.joe.emailAddress):\(DemoUser.joe.password)"
    var request = URLRequest(url: server.appendingPathComponent("api/jsonws/invoke"))
    request.httpMethod = "POST"
    request.httpBody = Data(
      """
      [{"/bookmarks.bookmarksentry/get-entries-count":\
      {"folderId":\(DemoServer.folderId),"groupId":\(DemoServer.groupId)}}]
      """.utf8)
    request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    request.setValue(
      "Basic \(Data(credentials.utf8).base64EncodedString())", forHTTPHeaderField: "Authorization")
    self.request = request
  }

  func call() async throws {
    let (_, response) = try await session.data(for: request)
    completed += 1
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
  }
}
