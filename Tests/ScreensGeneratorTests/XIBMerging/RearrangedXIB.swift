import Foundation
import HeadlessUIKit
import SourceText
import Testing
import XMLText

/// A generated XIB that somebody rearranges in Interface Builder.
struct RearrangedXIB {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  /// What the constraints leave open, and where they contradict each other.
  @MainActor var findings: [String] {
    get throws {
      let plain =
        text
        .replacing(/\ customClass="[^"]*"(\ customModule(Provider)?="[^"]*")*/, with: "")
        .replacing(/(?s)<connections>.*?<\/connections>/, with: "")
        .replacing(/(?s)<userDefinedRuntimeAttributes>.*?<\/userDefined[^>]*s>/, with: "")
      let nib = UINib(data: Data(plain.utf8), fileName: "a.xib")
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      return AutoLayoutCheck.findings(in: view).map(\.description)
    }
  }

  // MARK: What people do

  /// Everything that is tried on a XIB, by what it is called.
  static let all: [String: @Sendable (inout RearrangedXIB) -> Void] = [
    "two fields are swapped": { xib in
      let (title, place) = (xib.row(of: "titleTextField"), xib.row(of: "placeTextField"))
      xib.move([title], after: place)
      xib.move([place], before: xib.row(of: "bodyTextView"))
    },
    "a picture is moved to the top": { xib in
      let photo = xib.row(of: "photoImageView")
      xib.move([photo], before: xib.row(of: "titleTextField"))
    },
    "two rows get a stack of their own": { xib in
      let rows = [xib.row(of: "titleTextField"), xib.row(of: "placeTextField")]
      xib.move(rows, before: rows[0], inside: Self.stack("own-st-ack", axis: "horizontal"))
    },
    "a row is wrapped in a view": { xib in
      let row = xib.row(of: "isDoneSwitch")
      xib.move(
        [row], before: row,
        inside: (
          "<view id=\"own-vi-ewa\"><subviews>",
          """
          </subviews><constraints>
          <constraint firstItem="\(row)" firstAttribute="top" secondItem="own-vi-ewa" secondAttribute="top" constant="4" id="own-to-pco"/>
          <constraint firstItem="\(row)" firstAttribute="leading" secondItem="own-vi-ewa" secondAttribute="leading" constant="4" id="own-le-adi"/>
          <constraint firstAttribute="trailing" secondItem="\(row)" secondAttribute="trailing" constant="4" id="own-tr-ail"/>
          <constraint firstAttribute="bottom" secondItem="\(row)" secondAttribute="bottom" constant="4" id="own-bo-tto"/>
          </constraints></view>
          """
        ))
    },
    "the scroll view ends at the safe area": { xib in
      let (scrollView, root) = (xib.first("scrollView"), xib.first("view"))
      let guide = xib.first { $0["key"] == "safeArea" }
      for constraint in xib.elements where constraint.name == "constraint" {
        guard constraint["firstItem"] == scrollView, constraint["secondItem"] == root else {
          continue
        }
        xib.set("secondItem", of: constraint["id"] ?? "", to: guide)
      }
    },
    "constraints are deleted": { xib in
      let ids = ["titleTextField", "isDoneCaption"].flatMap { xib.sizes(of: $0) }
      xib.remove(ids)
    },
    "controls get other sizes": { xib in
      for id in ["titleTextField", "photoImageView"].flatMap({ xib.sizes(of: $0) }) {
        xib.set("constant", of: id, to: "77")
      }
    },
    "the fields are in two columns": { xib in
      let rows = ["titleTextField", "bodyTextView", "placeTextField", "isDoneSwitch"].map {
        xib.row(of: $0)
      }
      xib.move(
        [rows[1], rows[3]], after: rows[0], inside: Self.stack("own-ri-ght", axis: "vertical"))
      xib.move(
        [rows[0], rows[2]], before: "own-ri-ght", inside: Self.stack("own-le-ftc", axis: "vertical")
      )
      xib.move(
        ["own-le-ftc", "own-ri-ght"], before: "own-le-ftc",
        inside: Self.stack("own-bo-thc", axis: "horizontal"))
    },
    "a stack is dissolved": { xib in
      let stack = xib.parent(of: xib.row(of: "titleTextField"))
      let card = xib.parent(of: stack)
      xib.dissolve(stack)
      xib.dissolve(card)
    },
    "a control is replaced by another class": { xib in
      xib.set("customClass", of: xib.destination(of: "titleTextField"), to: "FancyTextField")
    },
    "a control is deleted": { xib in
      let field = xib.destination(of: "placeTextField")
      xib.remove(xib.elements.filter { $0["destination"] == field }.compactMap { $0["id"] })
      xib.remove([field])
    },
    "a view of their own is between": { xib in
      xib.insert(
        "<label text=\"Mine\" id=\"own-la-bel\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"99\" height=\"21\"/></label>",
        after: xib.row(of: "titleTextField"))
    },
  ]

  private static func stack(_ id: String, axis: String) -> (String, String) {
    ("<stackView axis=\"\(axis)\" spacing=\"8\" id=\"\(id)\"><subviews>", "</subviews></stackView>")
  }

  // MARK: Finding

  var elements: [Element] {
    var ignored = Diagnostics()
    let document = Document(parsing: SourceFile(path: "a.xib", text: text), reporting: &ignored)
    return document?.elements ?? []
  }

  func destination(of outlet: String) -> String {
    first { $0.name == "outlet" && $0["property"] == outlet }.isEmpty
      ? "" : elements.first { $0["property"] == outlet }?["destination"] ?? ""
  }

  /// The control of an outlet, or the stack that it shares with its caption.
  func row(of outlet: String) -> String {
    let control = destination(of: outlet)
    let parent = parent(of: control)
    let isRow = elements.first { $0["id"] == parent }?.element("subviews")?.elements.contains {
      $0.name == "label"
    }
    return isRow == true ? parent : control
  }

  func parent(of id: String) -> String {
    elements.first { $0.element("subviews")?.elements.contains { $0["id"] == id } == true }?["id"]
      ?? ""
  }

  private func first(_ name: String) -> String { first { $0.name == name } }

  private func first(_ condition: (Element) -> Bool) -> String {
    elements.first(where: condition)?["id"] ?? ""
  }

  /// The constraints that give the view of an outlet its size.
  private func sizes(of outlet: String) -> [String] {
    let view = elements.first { $0["id"] == destination(of: outlet) }
    return view?.element("constraints")?.elements.compactMap { $0["id"] } ?? []
  }

  // MARK: Editing

  private func element(_ id: String) -> Element? { elements.first { $0["id"] == id } }

  private func source(_ id: String) -> String { element(id).map { String($0.range.text) } ?? "" }

  mutating func remove(_ ids: [String]) {
    for id in ids { text = text.replacingOccurrences(of: source(id), with: "") }
  }

  private mutating func insert(_ source: String, before id: String) {
    let old = self.source(id)
    text = text.replacingOccurrences(of: old, with: source + old)
  }

  private mutating func insert(_ source: String, after id: String) {
    let old = self.source(id)
    text = text.replacingOccurrences(of: old, with: old + source)
  }

  private mutating func move(
    _ ids: [String], before place: String, inside tags: (String, String) = ("", "")
  ) {
    let source = tags.0 + ids.map(self.source).joined() + tags.1
    insert("<mark id=\"mark\"/>", before: place)
    remove(ids)
    text = text.replacingOccurrences(of: "<mark id=\"mark\"/>", with: source)
  }

  private mutating func move(
    _ ids: [String], after place: String, inside tags: (String, String) = ("", "")
  ) {
    let source = tags.0 + ids.map(self.source).joined() + tags.1
    insert("<mark id=\"mark\"/>", after: place)
    remove(ids)
    text = text.replacingOccurrences(of: "<mark id=\"mark\"/>", with: source)
  }

  private mutating func dissolve(_ id: String) {
    let inner = element(id)?.element("subviews")?.elements.map { String($0.range.text) } ?? []
    text = text.replacingOccurrences(of: source(id), with: inner.joined(separator: "\n"))
  }

  private mutating func set(_ name: String, of id: String, to value: String) {
    guard let element = element(id) else { return }
    let old = String(element.startTag.text)
    let new =
      if let attribute = element.attribute(name) {
        old.replacingOccurrences(
          of: String(attribute.range.text), with: "\(name)=\"\(value)\"")
      } else {
        old.replacingOccurrences(
          of: "<\(element.name)", with: "<\(element.name) \(name)=\"\(value)\"")
      }
    text = text.replacingOccurrences(of: old, with: new)
  }
}
