import DemoServer
import Testing

struct RatingsEntryServiceTests {

  private let server: DemoServer
  private static let entry = #""className":"com.liferay.bookmarks.model.BookmarksEntry""#

  init() throws {
    server = try DemoServer()
  }

  /// Calls one service, and returns its JSON, or the exception's message.
  private func call(
    _ service: String, _ parameters: String, by credentials: String = "joe:secret"
  ) throws -> String {
    let reply = Client(server: server, credentials: credentials).invoke(
      #"[{"/screens.screensratingsentry/\#(service)":{\#(parameters)}}]"#)
    if reply.status == 200 { return String(reply.text.dropFirst().dropLast()) }
    return reply.text.firstMatch(of: /"exception":"([^"]*)"/).map { String($0.1) } ?? ""
  }

  private func summary(
    _ average: String, _ ratings: String, _ total: Int, _ userScore: String
  ) -> String {
    #"{"average":\#(average),\#(Self.entry),"classPK":"7","ratings":[\#(ratings)],"#
      + #""totalCount":\#(total),"userScore":\#(userScore)}"#
  }

  @Test func `scores are counted, averaged, changed and deleted, for each user`() throws {
    defer { server.stop() }
    let asset = Self.entry + #","classPK":7,"ratingsLength":4"#
    #expect(try call("get-ratings-entries", asset) == summary("0", "0,0,0,0", 0, "-1"))
    #expect(
      try call("update-ratings-entry", asset + #","score":0.25"#)
        == summary("0.25", "0,1,0,0", 1, "0.25"))
    #expect(
      try call("update-ratings-entry", asset + #","score":1"#, by: "jane:pass:word")
        == summary("0.625", "0,1,0,1", 2, "1"))
    #expect(
      try call("update-ratings-entry", asset + #","score":"0.5""#)
        == summary("0.75", "0,0,1,1", 2, "0.5"))
    #expect(
      try call("delete-ratings-entry", asset) == summary("1", "0,0,0,1", 1, "-1"))
    #expect(
      try call("get-ratings-entries", asset, by: "jane:pass:word")
        == summary("1", "0,0,0,1", 1, "1"))
  }

  @Test func `a bookmark can also be rated by its asset, and its ratings are deleted with it`()
    throws
  {
    defer { server.stop() }
    let client = Client(server: server)
    _ = client.invoke(
      """
      [{"/bookmarks.bookmarksentry/add-entry": {"groupId": 20143, "folderId": 0, "name": "A",
        "url": "http://a.example", "description": ""}},
       {"/screens.screensratingsentry/update-ratings-entry": {"classPK": 30301, "score": 1,
        \(Self.entry), "ratingsLength": 2}}]
      """)
    let byAsset = #""assetEntryId":30302,"ratingsLength":2"#
    #expect(try call("get-ratings-entries", byAsset).contains(#""ratings":[0,1]"#))

    _ = client.invoke(#"[{"/bookmarks.bookmarksentry/delete-entry":{"entryId":30301}}]"#)
    #expect(try call("get-ratings-entries", byAsset) == "No asset has the id 30302.")
    let byClass = Self.entry + #","classPK":30301,"ratingsLength":2"#
    #expect(try call("get-ratings-entries", byClass).contains(#""ratings":[0,0]"#))
  }

  @Test(arguments: [
    (#""classPK":7,"ratingsLength":2,"score":1.5"#, "The score 1.5 is not between 0 and 1."),
    (#""classPK":7,"ratingsLength":2,"score":"nan""#, "Conversion failed: nan"),
    (#""classPK":7,"ratingsLength":2"#, "update-ratings-entry and method POST for screens"),
    (#""classPK":7,"ratingsLength":0,"score":1"#, "0 is not a number of groups, from 1 to 100."),
    (#""ratingsLength":2,"score":1"#, "update-ratings-entry and method POST for screens"),
  ])
  func `an invalid rating is an exception, and changes nothing`(
    parameters: String, message: String
  ) throws {
    defer { server.stop() }
    let outcome = try call("update-ratings-entry", Self.entry + "," + parameters)
    #expect(outcome.hasSuffix(message))
    let asset = Self.entry + #","classPK":7,"ratingsLength":1"#
    #expect(try call("get-ratings-entries", asset) == summary("0", "0", 0, "-1"))
  }
}
