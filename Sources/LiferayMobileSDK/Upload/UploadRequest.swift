import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One service call with a file among its parameters: a multipart form, sent to the service's own
/// path, whose response is the bare result.
struct UploadRequest: PortalRequest {

  private let path: String
  private let form: MultipartForm
  private let delegate: (any LRFileProgressDelegate)?

  let isEmpty = false

  /// Creates a request from a command: one path, and its parameters.
  init(_ command: [String: Any]) throws {
    guard command.count == 1, let (path, value) = command.first,
      let parameters = value as? [String: Any]
    else {
      throw NSError.lrError(.parse, "An upload is one command with its parameters.")
    }
    var form = MultipartForm()
    var delegate: (any LRFileProgressDelegate)?
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      if let file = value as? LRUploadData {
        form.add(
          try file.contents.get(), as: name, fileName: file.fileName, mimeType: file.mimeType)
        delegate = delegate ?? file.progressDelegate
      } else {
        form.add(try UploadRequest.text(of: value, in: path), as: name)
      }
    }
    self.path = path
    self.form = form
    self.delegate = delegate
  }

  var onProgress: Transport.Progress? {
    guard let delegate else { return nil }
    return { sent, total in
      Task { @MainActor in
        let progress = Progress(totalUnitCount: total)
        progress.completedUnitCount = sent
        delegate.onProgress(progress)
      }
      return !delegate.isCancelled
    }
  }

  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest {
    let separator = path.hasPrefix("/") ? "" : "/"
    let request = try settings.request(forPath: "api/jsonws\(separator)\(path)")
    request.httpBody = form.body
    request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
    return try settings.signed(request)
  }

  func answer(in reply: HTTPReply) throws -> sending Any {
    try ResponseParser(reply: reply).value()
  }
}

extension UploadRequest {

  /// A parameter as the text of a form field: null is empty, arrays and objects are JSON.
  private static func text(of value: Any, in path: String) throws -> String {
    switch value {
    case is NSNull: return ""
    case let text as String: return text
    default:
      guard let json = JSONText(value) else {
        throw NSError.lrError(.parse, "The parameters of \(path) cannot be written as JSON.")
      }
      return json.text
    }
  }
}
