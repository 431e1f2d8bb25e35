import Foundation

/// A form with fields and files, encoded as `multipart/form-data`.
struct MultipartForm: Sendable {

  private let boundary = "liferay-\(UUID().uuidString)"
  private var parts = Data()

  var contentType: String {
    "multipart/form-data; boundary=\(boundary)"
  }

  var body: Data {
    parts + Data("--\(boundary)--\r\n".utf8)
  }

  mutating func add(_ text: String, as name: String) {
    add(Data(text.utf8), headers: #"Content-Disposition: form-data; name="\#(name.quotable)""#)
  }

  mutating func add(_ file: Data, as name: String, fileName: String, mimeType: String) {
    let disposition =
      #"form-data; name="\#(name.quotable)"; filename="\#(fileName.quotable)""#
    add(
      file,
      headers: "Content-Disposition: \(disposition)\r\nContent-Type: \(mimeType.quotable)")
  }

  private mutating func add(_ content: Data, headers: String) {
    parts += Data("--\(boundary)\r\n\(headers)\r\n\r\n".utf8) + content + Data("\r\n".utf8)
  }
}

extension String {

  /// The text with characters escaped that would end a quoted parameter or a header, like browsers
  /// do.
  fileprivate var quotable: String {
    replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      .replacing("\"", with: "%22")
  }
}
