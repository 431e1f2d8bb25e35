internal import DemoServer
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The same calls as an app makes them without the runtime: it encodes the command, makes the
/// request, checks the status and decodes the answer.
@MainActor final class HandWrittenCalls: Contender {

  private(set) var completed = 0
  private let session = URLSession(configuration: .ephemeral)
  private let url: URL
  private let user = DemoUser.joe

  init(to server: URL) {
    url = server.appendingPathComponent("api/jsonws/invoke")
  }

  func call() async throws {
    let (data, response) = try await session.data(for: request)
    completed += 1
    guard (response as? HTTPURLResponse)?.statusCode == 200,
      let answers = try JSONSerialization.jsonObject(with: data) as? [Any], answers.count == 1,
      (answers[0] as? NSNumber)?.intValue == 0
    else { throw URLError(.badServerResponse) }
  }

  private var request: URLRequest {
    get throws {
      let command = [
        "/bookmarks.bookmarksentry/get-entries-count": [
          "folderId": DemoServer.folderId, "groupId": DemoServer.groupId,
        ]
      ]
      let credentials = Data("\(user.emailAddress):\(user.password)".utf8).base64EncodedString()
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBody = try JSONSerialization.data(withJSONObject: [command])
      request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
      request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
      return request
    }
  }
}
