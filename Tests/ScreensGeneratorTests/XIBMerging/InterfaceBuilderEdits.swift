import Foundation
import SourceText
import TestSupport
import XMLText

/// A XIB, and what somebody did to it in Interface Builder.
struct InterfaceBuilderEdits {
  private(set) var text: String
  /// The outlets of labels that were added.
  private(set) var outlets: [String] = []
  /// The outlets and objects that were deleted.
  private(set) var deleted: Set<String> = []
  private var written: [Mark] = []
  private var count = 100

  init(_ text: String) {
    self.text = text
  }

  /// A text that was written, and the objects that it is about.
  private struct Mark {
    let text: String
    var objects: Set<String> = []
  }

  /// What was written and has to stay beside `generated`: what is still there of it. A constraint goes
  /// with a control that is no longer generated.
  func marks(beside generated: String) -> [String] {
    written.filter { mark in
      text.contains(mark.text) && mark.objects.allSatisfy { generated.contains("id=\"\($0)\"") }
    }.map(\.text)
  }

  mutating func edit(using random: inout SeededGenerator) {
    count += 1
    guard let view = document?.root.element("objects")?.elements.last,
      let container = view.everything.filter({ $0.element("subviews") != nil })
        .randomElement(using: &random),
      let control = container.element("subviews")?.elements.randomElement(using: &random)
    else { return }
    let constraints = view.everything.filter { $0.name == "constraint" }
    switch Int.random(in: 0..<11, using: &random) {
    case 0: measure(control)
    case 1: set("pointSize", of: control.element("fontDescription"), to: "\(count)")
    case 2: set("tintAdjustmentMode", of: control, to: "mode\(count)")
    case 3: addLabel(to: container, of: view)
    case 4: set("toolsVersion", of: document?.root, to: "\(count)")
    case 5: reverseAttributes()
    case 6: delete(control, from: view)
    case 7:
      set("constant", of: constraints.randomElement(using: &random), to: "\(count)")
    case 8: set("systemColor", of: view.element("color"), to: "mine\(count)Color")
    case 9: set("placeholder", of: control, to: "Text \(count) &amp; more")
    default: wrap(control)
    }
  }

  private var document: Document? {
    var ignored = Diagnostics()
    return Document(parsing: SourceFile(path: "a.xib", text: text), reporting: &ignored)
  }

  // MARK: Edits

  private mutating func set(_ name: String, of element: Element?, to value: String) {
    guard let element else { return }
    let objects = ["firstItem", "secondItem"].compactMap { element[$0] }
    written.append(Mark(text: "\(name)=\"\(value)\"", objects: Set(objects)))
    if let attribute = element.attribute(name) {
      replace(attribute.valueRange, by: value)
    } else {
      let end = element.nameRange.upperBound
      replace(element.startTag.file.range(end..<end), by: " \(name)=\"\(value)\"")
    }
  }

  /// What nobody meant: it need not stay.
  private mutating func measure(_ control: Element) {
    set("x", of: control.element("rect"), to: "8.3333333333333339")
    written.removeLast()
    set("misplaced", of: document?.elements.first { $0["id"] == control["id"] }, to: "YES")
    written.removeLast()
  }

  private mutating func addLabel(to container: Element, of view: Element) {
    let outlet = "label\(count)"
    guard let connections = view.elements.last(where: { $0.name == "connections" }),
      let subviews = container.element("subviews"),
      let end = connections.endTag?.lowerBound, let last = subviews.endTag?.lowerBound
    else { return }
    let file = view.startTag.file
    outlets.append(outlet)
    let lines = [
      "<outlet property=\"\(outlet)\" destination=\"l-\(count)\" id=\"o-\(count)\"/>",
      "<label text=\"Mine \(count)\" id=\"l-\(count)\">",
    ]
    written += lines.map { Mark(text: $0) }
    replace(file.range(end..<end), by: "    \(lines[0])\n            ")
    replace(file.range(last..<last), by: "    \(lines[1])\n</label>\n            ")
  }

  private mutating func reverseAttributes() {
    for element in document?.elements.reversed() ?? [] where !element.attributes.isEmpty {
      let first = element.attributes[0].range
      let all = element.attributes.reversed().map { String($0.range.text) }.joined(separator: " ")
      replace(first.extended(to: element.attributes[element.attributes.count - 1].range), by: all)
    }
  }

  /// Deletes a control with its constraints and its outlet, as Interface Builder does.
  private mutating func delete(_ control: Element, from view: Element) {
    let ids = Set(control.everything.compactMap { $0["id"] })
    let connections = view.element("connections")?.elements ?? []
    let constraints = view.everything.filter { $0.name == "constraint" }
    let outlets = connections.filter { ids.contains($0["destination"] ?? "") }
    deleted.formUnion(outlets.compactMap { $0["property"] })
    self.outlets.removeAll { name in outlets.contains { $0["property"] == name } }
    let inside = Set(control.everything.map(\.range.lowerBound))
    let gone = constraints.filter { constraint in
      !inside.contains(constraint.range.lowerBound)
        && ["firstItem", "secondItem"].contains { ids.contains(constraint[$0] ?? "") }
    }
    for element in ([control] + gone + outlets).sorted(by: {
      $0.range.lowerBound > $1.range.lowerBound
    }) {
      replace(element.range, by: "")
    }
  }

  private mutating func wrap(_ control: Element) {
    let tag = "<view id=\"w-\(count)\"><subviews>"
    written.append(Mark(text: tag))
    replace(control.range, by: tag + control.range.text + "</subviews></view>")
  }

  private mutating func replace(_ range: SourceRange, by new: String) {
    let utf8 = Array(text.utf8)
    text = String(
      decoding: utf8[..<range.lowerBound] + Array(new.utf8) + utf8[range.upperBound...],
      as: UTF8.self)
  }
}

extension Element {
  /// The element and all inside of it.
  fileprivate var everything: [Element] { [self] + elements.flatMap(\.everything) }
}
