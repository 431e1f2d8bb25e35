import LiferayScreens

/// A field with a file: a `UIImage` or the `URL` of a file until it is uploaded, and then what the
/// server says of it.
nonisolated open class DDMFieldDocument: DDMField {

  /// How far the file is on its way to the server. Two are equal if their cases are.
  nonisolated public enum UploadStatus: Equatable {
    case uploaded([String: Any])
    case failed(NSError?)
    case uploading(UInt64, UInt64)
    case pending

    public static func == (one: UploadStatus, other: UploadStatus) -> Bool {
      switch (one, other) {
      case (.uploaded, .uploaded), (.failed, .failed), (.uploading, .uploading),
        (.pending, .pending):
        true
      default: false
      }
    }
  }

  open var uploadStatus = UploadStatus.pending

  /// The MIME type of what is picked; nil for nothing.
  public var mimeType: String? {
    switch currentValue {
    case is UIImage: "image/png"
    case is URL: "video/mpeg"
    default: nil
    }
  }

  /// An object is what the server says of an uploaded file; anything else is a text.
  override open func value(fromText text: String) -> Any? {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return json as? [String: Any] ?? text
  }

  override open func text(of value: Any) -> String? {
    guard case .uploaded(let file) = uploadStatus else { return nil }
    let reference = file.filter { ["groupId", "uuid", "version"].contains($0.key) }
    return DDMField.plainText(of: reference.count == 3 ? reference : file)
  }

  override open func label(of value: Any) -> String? {
    switch value {
    case is UIImage: localized("an-image-has-been-selected")
    case is URL: localized("a-video-has-been-selected")
    case is [String: Any]: localized("a-file-is-already-uploaded")
    default: nil
    }
  }

  override open func doValidate() -> Bool { uploadStatus != .failed(nil) }

  override open func onChangedCurrentValue() {
    uploadStatus = (currentValue as? [String: Any]).map { .uploaded($0) } ?? .pending
  }
}
