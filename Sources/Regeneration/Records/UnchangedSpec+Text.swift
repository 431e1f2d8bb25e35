import SourceText

/// The text of records: one line, then a part for each, whose lines begin with a keyword:
///
/// ```
/// screens-gen settled 3
/// part 198 9b6a5d1f0c314b6e
/// spec 14b6e9b6a5d1f0c3
/// module 9 Bookmarks
/// set 90a5d1f0c314b6e9 24 ../Flat7/flat7.theme.yml
/// identical 1f0c314b6e9b6a5d 40 AddBookmarkScreenlet/Models/Bookmark.swift
/// absent - 72 AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib.generated
/// ```
///
/// The number of its bytes precedes each path, because a path can contain a line feed.
extension UnchangedSpec {
  /// The beginning of the stored text.
  package static let head = "screens-gen settled 3\n"

  /// Reads stored specs. Returns none if the text is damaged or in another format.
  package static func specs(in text: String) -> [UnchangedSpec] {
    var reader = RecordReader(text)
    guard reader.take(head) else { return [] }
    var specs: [UnchangedSpec] = []
    while let part = reader.part() {
      guard case .whole(var body) = part, let spec = UnchangedSpec(&body) else { return [] }
      specs.append(spec)
    }
    return specs
  }

  /// The part of the stored text for this spec.
  package var part: String {
    var body = RecordText()
    body.add("spec ")
    body.add(input)
    body.add("\n")
    if let module {
      body.add("module ")
      body.add(counted: module)
    }
    for (path, fingerprint) in references.sorted(by: { $0.key < $1.key }) {
      body.add("set ")
      body.add(fingerprint)
      body.add(" ")
      body.add(counted: path)
    }
    for file in files {
      body.add(file.status.rawValue)
      body.add(" ")
      if let text = file.text { body.add(text) } else { body.add("-") }
      body.add(" ")
      body.add(counted: file.path)
    }
    return body.part
  }

  private init?(_ reader: inout RecordReader) {
    guard reader.take("spec "), let input = reader.fingerprint(before: "\n") else { return nil }
    var module: String?
    if reader.take("module ") {
      guard let name = reader.counted(after: " ") else { return nil }
      module = name
    }
    var references: [String: Fingerprint] = [:]
    while reader.take("set ") {
      guard let text = reader.fingerprint(before: " "), let path = reader.counted(after: " ")
      else { return nil }
      references[path] = text
    }
    var files: [File] = []
    while !reader.isAtEnd {
      guard let status = reader.word().flatMap(Status.init) else { return nil }
      var text: Fingerprint?
      if !reader.take("- ") {
        guard let fingerprint = reader.fingerprint(before: " ") else { return nil }
        text = fingerprint
      }
      guard let path = reader.counted(after: " ") else { return nil }
      files.append(File(path: path, status: status, text: text))
    }
    self.init(input: input, module: module, references: references, files: files)
  }
}
