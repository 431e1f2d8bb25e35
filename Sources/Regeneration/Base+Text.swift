import SourceText

extension Base {
  /// The base as it is stored.
  package var text: String {
    var text = BaseText()
    text.add(Self.head)
    text.add("\n")
    if let spec = provenance.spec { text.add("\(BaseKey.spec) \(spec)\n") }
    if let version = provenance.version { text.add("\(BaseKey.version) \(version)\n") }
    text.add("\(BaseKey.templates) \(provenance.templates ?? BaseKey.builtIn)\n")
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      text.add("\n\(BaseKey.file) \(path)\n")
      text.add(content: file.text)
      if let other = file.other {
        text.add("\(BaseKey.other)\n")
        text.add(content: other)
      }
      if let conflict = file.conflict {
        text.add("\(BaseKey.conflict) \(conflict.yours.text)\n")
        text.add(content: conflict.base ?? "")
      }
    }
    return text.text
  }
}

/// The words that the lines of a stored base begin with, unless they are lines of a file.
enum BaseKey {
  static let spec = "spec"
  static let version = "version"
  static let templates = "templates"
  static let builtIn = "built-in"
  static let file = "file"
  static let other = "other"
  static let conflict = "conflict"
}

/// A text made of bytes: written as strings, line by line, the bases take a tenth of the CPU of a first
/// run of 1,000 specs.
private struct BaseText {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func add(_ text: String) {
    bytes += text.utf8
  }

  /// Adds the lines of a file.
  mutating func add(content: String) {
    content.withBytes { content in
      var start = 0
      while start < content.count {
        let feed = content.lineFeed(from: start)
        bytes.append(feed == nil ? UInt8(ascii: "\\") : UInt8(ascii: "|"))
        let end = feed.map { $0 + 1 } ?? content.count
        bytes += content[start..<end]
        if feed == nil { bytes.append(UInt8(ascii: "\n")) }
        start = end
      }
    }
  }
}
