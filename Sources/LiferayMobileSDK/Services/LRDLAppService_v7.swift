/// The documents of the portal, in a 7.x portal. For return values and errors, see
/// ``LRBaseService``. The methods send a file, so the session must not be a batch.
open class LRDLAppService_v7: LRBaseService, @unchecked Sendable {

  /// Adds a file to a folder. The answer is the file entry, as a dictionary.
  @discardableResult
  open func addFileEntryWithRepositoryId(
    _ repositoryId: Int64, folderId: Int64, sourceFileName: String?, mimeType: String?,
    title: String?, description: String?, changeLog: String?, file: LRUploadData?,
    serviceContext: LRJSONObjectWrapper?
  ) throws -> Any? {
    var params: [String: Any] = [
      "repositoryId": repositoryId,
      "folderId": folderId,
      "sourceFileName": checkNull(sourceFileName),
      "mimeType": checkNull(mimeType),
      "title": checkNull(title),
      "description": checkNull(description),
      "changeLog": checkNull(changeLog),
      "file": checkNull(file),
    ]
    mangleWrapper(
      withParams: &params, name: "serviceContext", className: LRBaseService.serviceContextClass,
      wrapper: serviceContext)
    return try session.upload(["/dlapp/add-file-entry": params])
  }

  /// ``addFileEntryWithRepositoryId(_:folderId:sourceFileName:mimeType:title:description:changeLog:file:serviceContext:)``
  /// by the name that Swift's importer gives it.
  @discardableResult
  public func addFileEntry(
    withRepositoryId repositoryId: Int64, folderId: Int64, sourceFileName: String?,
    mimeType: String?, title: String?, description: String?, changeLog: String?,
    file: LRUploadData?, serviceContext: LRJSONObjectWrapper?
  ) throws -> Any? {
    try addFileEntryWithRepositoryId(
      repositoryId, folderId: folderId, sourceFileName: sourceFileName, mimeType: mimeType,
      title: title, description: description, changeLog: changeLog, file: file,
      serviceContext: serviceContext)
  }
}
