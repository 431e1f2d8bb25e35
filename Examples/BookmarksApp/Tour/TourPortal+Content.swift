import DemoServer
import Foundation
import LiferayScreens

/// What other clients add to the portal.
extension TourPortal {

  /// Adds files with these names and types to Documents and Media. Returns their ids.
  func upload(_ files: KeyValuePairs<String, String>) async throws -> [Int64] {
    var ids: [Int64] = []
    for (title, mimeType) in files {
      let isImage = mimeType.hasPrefix("image/")
      let content = isImage ? DemoServer.picture : Data("What is in \(title)".utf8)
      let answer = try await send(
        "/dlapp/add-file-entry",
        [
          "repositoryId": DemoServer.groupId, "folderId": 0, "sourceFileName": title,
          "mimeType": mimeType, "title": title, "description": "", "changeLog": "",
          "file": content.map { Int($0) },
        ])
      ids.append(answer.int64Attribute("fileEntryId") ?? 0)
    }
    return ids
  }

  /// Adds a record to the dynamic data list. Returns its id.
  @discardableResult
  func record(_ values: [String: String]) async throws -> Int64 {
    let answer = try await send(
      "/ddl.ddlrecord/add-record",
      [
        "groupId": DemoServer.groupId, "recordSetId": DemoServer.recordSetId, "displayIndex": 0,
        "fieldsMap": values,
      ])
    return answer.int64Attribute("recordId") ?? 0
  }

  private func send(
    _ service: String, _ parameters: [String: Any]
  ) async throws -> [String: Any] {
    let session = SessionContext.createSessionFromCurrentSession()
    let answer = try await session?.invoke([service: parameters])
    forgetRequests()
    return answer as? [String: Any] ?? [:]
  }
}
