import SourceText

extension Base {
  /// The base as it is stored.
  package var text: String {
    var text = Self.head + "\n"
    if let spec = provenance.spec { text += "\(BaseKey.spec) \(spec)\n" }
    if let way = provenance.wayToOutput { text += "\(BaseKey.output) \(way)\n" }
    if let version = provenance.version { text += "\(BaseKey.version) \(version)\n" }
    text += "\(BaseKey.templates) \(provenance.templates ?? BaseKey.builtIn)\n"
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      text += "\n\(BaseKey.file) \(path)\n"
      text += file.text.asContent
      if let other = file.other {
        text += "\(BaseKey.other)\n"
        text += other.asContent
      }
      if let conflict = file.conflict {
        text += "\(BaseKey.conflict) \(conflict.yours.text)\n"
        text += (conflict.base ?? "").asContent
      }
    }
    return text
  }
}

/// The keywords at the beginning of the lines of a stored base, except the lines of a file.
enum BaseKey {
  static let spec = "spec"
  static let output = "output"
  static let version = "version"
  static let templates = "templates"
  static let builtIn = "built-in"
  static let file = "file"
  static let other = "other"
  static let conflict = "conflict"
}

extension String {
  /// The lines of a file, each after the character that says whether a line feed ends it.
  fileprivate var asContent: String {
    let lineFeed = UInt8(ascii: "\n")
    // By bytes, because all output of a run is processed here.
    var content: [UInt8] = []
    content.reserveCapacity(utf8.count + utf8.count / 8)
    var start = 0
    for byte in Array(utf8) {
      if content.count == start { content.append(UInt8(ascii: "|")) }
      content.append(byte)
      if byte == lineFeed { start = content.count }
    }
    if start < content.count {
      content[start] = UInt8(ascii: "\\")
      content.append(lineFeed)
    }
    return String(decoding: content, as: UTF8.self)
  }
}
