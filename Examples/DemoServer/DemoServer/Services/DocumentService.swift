extension Service {

  /// `DLAppService`: the files of Documents and Media.
  static let documents = [
    Service(
      "/dlapp/add-file-entry", "\(documentService)#addFileEntry",
      [
        "repositoryId": .long, "folderId": .long, "sourceFileName": .string, "mimeType": .string,
        "title": .string, "description": .string, "changeLog": .string, "file": .file,
        "serviceContext": .serviceContext,
      ], returns: fileEntry
    ) { portal, user, parameters throws(PortalException) in
      let (title, content) = (parameters.string("title"), parameters.bytes("file"))
      let folderId = parameters.integer("folderId")
      guard !content.isEmpty else {
        throw PortalException(.noFile, "No file was sent for '\(title)'.")
      }
      let isTaken = try portal.documents(parameters).contains { $0.title == title }
      guard !isTaken else {
        throw PortalException(.duplicateFile, "A file named '\(title)' is there already.")
      }
      let document = Document(
        fileEntryId: portal.nextId(), folderId: folderId, title: title,
        mimeType: parameters.string("mimeType"), content: content, user: user)
      portal.documents[document.fileEntryId] = document
      return document.json(for: portal.version)
    },
    Service(
      "/dlapp/get-file-entry", "\(documentService)#getFileEntry", ["fileEntryId": .long],
      returns: fileEntry
    ) { portal, _, parameters throws(PortalException) in
      try portal.document(parameters).json(for: portal.version)
    },
    Service(
      "/dlapp/get-file-entries", "\(documentService)#getFileEntries",
      [
        "repositoryId": .long, "folderId": .long, "mimeTypes": .list, "start": .int, "end": .int,
        "obc": .comparator(of: ModelType.document),
      ], returns: .objects(ModelType.document.name)
    ) { portal, _, parameters throws(PortalException) in
      let rows = try portal.documents(parameters).rows(parameters)
      return .array(rows.map { $0.json(for: portal.version) })
    },
    Service(
      "/dlapp/get-file-entries-count", "\(documentService)#getFileEntriesCount",
      ["repositoryId": .long, "folderId": .long, "mimeTypes": .list], returns: .int
    ) { portal, _, parameters throws(PortalException) in
      .integer(Int64(try portal.documents(parameters).count))
    },
    Service(
      "/dlapp/delete-file-entry", "\(documentService)#deleteFileEntry", ["fileEntryId": .long],
      returns: .void
    ) { portal, user, parameters throws(PortalException) in
      let document = try portal.document(parameters)
      guard document.user == user else {
        throw PortalException(
          .notAllowed, "User \(user.userId) may not delete the file \(document.fileEntryId).")
      }
      portal.documents[document.fileEntryId] = nil
      return .null
    },
  ]

  private static let documentService = "com.liferay.document.library.kernel.service.DLAppService"
  private static let fileEntry = JavaType.object(ModelType.document.name)
}

extension Portal {

  /// The files of a folder of these types, the oldest first; of all types if none is asked for.
  fileprivate func documents(_ parameters: Parameters) throws(PortalException) -> [Document] {
    let repositoryId = parameters.integer("repositoryId")
    guard repositoryId == DemoServer.groupId else {
      throw PortalException(.noSuchRepository, "No repository has the id \(repositoryId).")
    }
    let folderId = parameters.integer("folderId")
    let types = parameters.strings("mimeTypes")
    return documents.values
      .filter { $0.folderId == folderId && (types.isEmpty || types.contains($0.mimeType)) }
      .sorted { $0.fileEntryId < $1.fileEntryId }
  }

  fileprivate func document(_ parameters: Parameters) throws(PortalException) -> Document {
    let id = parameters.integer("fileEntryId")
    guard let document = documents[id] else {
      throw PortalException(.noSuchFile, "No file has the id \(id).")
    }
    return document
  }
}
