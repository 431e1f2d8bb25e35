import SourceText

/// Writes a merged tree: your text, byte for byte, except for the changes.
struct TreeWriter {
  typealias Key = KeyedTree.Key

  let merge: TreeMerge
  private let lineEnd: String
  /// The indentation of one level.
  private let level: String

  init(_ merge: TreeMerge) {
    self.merge = merge
    let document = merge.yours.document
    lineEnd = document.file.text.utf8.contains(0x0D) ? "\r\n" : "\n"
    let first = document.root.content.first { $0.element == nil }.map { String($0.range.text) }
    let indent = first?.lastLine.flatMap { $0.allSatisfy(\.isWhitespace) ? $0 : nil } ?? ""
    level = indent.isEmpty ? "    " : indent
  }

  var text: String {
    let document = merge.yours.document
    let before = document.prolog.map { String($0.range.text) }.joined()
    let after = document.epilog.map { String($0.range.text) }.joined()
    return before + element(merge.yours.root, indent: "") + after
  }

  /// Returns the text of the element, on a line that begins with `indent`.
  private func element(_ key: Key, indent: String) -> String {
    if let item = merge.yours[key] { return yours(item, indent: indent) }
    guard let item = merge.generated[key] else { return "" }
    return generated(item, indent: indent)
  }
}

// MARK: - Elements of yours

extension TreeWriter {
  private func yours(_ item: KeyedTree.Item, indent: String) -> String {
    if isUntouched(item.key) { return String(item.element.range.text) }
    var tag = item.element.tagText
    if let change = merge.changes[item.key], let other = merge.generated[item.key]?.element {
      tag = item.element.startTag(with: change.attributes, from: other)
      if change.takesText { return item.element.enclosing(other.inside ?? "", tag) }
    }
    let final = merge.children[item.key] ?? []
    if final.isEmpty, item.children.isEmpty { return item.element.enclosing(nil, tag) }
    let content = content(of: item, final, indent: indent)
    let other = merge.generated[item.key]?.element
    if content.allSatisfy(\.isWhitespace), let other, other.endTag == nil {
      return tag.dropLast() + "/>"
    }
    return item.element.enclosing(content, tag)
  }

  /// Returns whether nothing changes in your element or below it.
  private func isUntouched(_ key: Key) -> Bool {
    guard let item = merge.yours[key], merge.changes[key] == nil else { return false }
    return (merge.children[key] ?? []) == item.children && item.children.allSatisfy(isUntouched)
  }

  /// Returns the text between the tags: each element with the space and the comments before it.
  private func content(of item: KeyedTree.Item, _ final: [Key], indent: String) -> String {
    let (leads, rest) = leads(of: item, staying: Set(final))
    let isEmpty = item.element.content.isEmpty
    let hasLines =
      isEmpty
      || item.element.content.contains {
        $0.element == nil && String($0.range.text).lastLine != nil
      }
    let inner = leads.values.lazy.compactMap(\.lastLine).min() ?? indent + level
    var text = ""
    for key in final {
      let lead = leads[key] ?? (hasLines ? lineEnd + inner : "")
      let written = element(key, indent: lead.lastLine ?? inner)
      let isMoved = leads[key] == nil && hasLines
      text += lead + (isMoved ? indented(written, of: key, with: inner) : written)
    }
    return text + (isEmpty ? lineEnd + indent : rest)
  }

  /// Returns the text of your element that is moved to a line with another indentation. What it says
  /// in several lines stays as it is.
  private func indented(_ text: String, of key: Key, with indent: String) -> String {
    guard let element = merge.yours[key]?.element, let old = element.indent, old != indent,
      !([element] + element.descendants).contains(where: { $0.ownText != nil })
    else { return text }
    return text.replacing("\n" + old, with: "\n" + indent)
  }

  /// Returns the text before each of your remaining elements, and after the last one. A removed
  /// element leaves no line but the comments before it and in it.
  private func leads(
    of item: KeyedTree.Item, staying: Set<Key>
  ) -> (leads: [Key: String], rest: String) {
    var leads: [Key: String] = [:]
    var comments = ""
    var lead = ""
    var index = 0
    for node in item.element.content {
      guard case .element = node else {
        lead += node.range.text
        continue
      }
      let key = item.children[index]
      if staying.contains(key) {
        leads[key] = comments + lead
        comments = ""
      } else {
        comments += lead.withoutSpaceAtEnd
        comments += remarks(in: key).joined()
      }
      index += 1
      lead = ""
    }
    return (leads, comments + lead)
  }
}

// MARK: - Comments

extension TreeWriter {
  /// Returns the comments in an element that is removed, with its contents. What stays of them, in
  /// another place, takes its own along.
  private func remarks(in key: Key) -> [String] {
    guard merge.parents[key] == nil, let item = merge.yours[key] else { return [] }
    let comments = item.element.content.compactMap { node in
      if case .comment(let range) = node { String(range.text) } else { nil }
    }
    return comments + item.children.flatMap(remarks)
  }
}

// MARK: - Elements of the generator

extension TreeWriter {
  private func generated(_ item: KeyedTree.Item, indent: String) -> String {
    let final = merge.children[item.key] ?? []
    if item.element.ownText != nil || final.isEmpty && item.children.isEmpty {
      return String(item.element.range.text)
    }
    let inner = indent + level
    let content = final.map { key in
      lineEnd + inner + indented(element(key, indent: inner), of: key, with: inner)
    }.joined()
    return item.element.enclosing(content + lineEnd + indent, item.element.tagText)
  }
}

extension Element {
  /// The indentation of the line that begins with the element; nil if something else is before it.
  fileprivate var indent: String? {
    let text = range.file.text.utf8
    let before = text[..<text.index(text.startIndex, offsetBy: range.lowerBound)]
    let space = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isFirst = before.dropLast(space.count).last == UInt8(ascii: "\n")
    return isFirst ? String(decoding: space.reversed(), as: UTF8.self) : nil
  }

  fileprivate var tagText: String { String(startTag.text) }

  /// The text between the tags, or nil if there is only one tag.
  fileprivate var inside: String? {
    endTag.map { String(startTag.file.range(startTag.upperBound..<$0.lowerBound).text) }
  }

  /// Returns the element with other content, or its own, and with another start tag.
  fileprivate func enclosing(_ content: String?, _ tag: String) -> String {
    guard let content = content ?? inside else { return tag }
    return tag.withoutSlash + content + (endTag.map { String($0.text) } ?? "</\(name)>")
  }
}

extension String {
  /// The text after the last line end, or nil if there is none.
  fileprivate var lastLine: String? {
    let line = unicodeScalars.reversed().prefix { $0 != "\n" && $0 != "\r" }
    guard line.count < unicodeScalars.count else { return nil }
    return line.reversed().reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// The tag without a slash: `<view>` for `<view/>`.
  fileprivate var withoutSlash: String {
    hasSuffix("/>") ? String(dropLast(2)).withoutSpaceAtEnd + ">" : self
  }

  fileprivate var withoutSpaceAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
