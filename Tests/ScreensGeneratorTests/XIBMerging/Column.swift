import Foundation
import SourceText
import XMLText

/// The views of a XIB, each below another, and where the constraints put them.
struct Column {
  private let text: String
  private let views: [Element]
  private let constraints: [Element]

  init?(_ text: String) {
    var diagnostics = Diagnostics()
    let document = Document(
      parsing: SourceFile(path: "a.xib", text: text), reporting: &diagnostics)
    guard let view = document?.root.element("objects")?.elements.last else { return nil }
    self.text = text
    views = view.element("subviews")?.elements ?? []
    constraints = view.element("constraints")?.elements ?? []
  }

  /// The views that determine the positions of others, in their order.
  var rows: [String] {
    views.compactMap { $0["id"] }.filter { id in
      constraints.contains { constraint in
        constraint["firstItem"] == id && constraint["firstAttribute"] == "top"
          && (constraint["constant"] != nil)
      }
    }
  }

  // MARK: Places

  /// Pairs of views of which one lies on the other.
  var overlaps: [String] {
    let frames = views.compactMap { view -> (String, ClosedRange<Double>, ClosedRange<Double>)? in
      guard let id = view["id"], let top = top(of: id), let height = height(of: id),
        let x = measure("x", of: view), let width = measure("width", of: view)
      else { return nil }
      return (id, x...(x + width - 0.5), top...(top + height - 0.5))
    }
    return frames.indices.flatMap { index in
      frames[(index + 1)...].compactMap { other in
        let view = frames[index]
        return view.1.overlaps(other.1) && view.2.overlaps(other.2) ? "\(view.0) \(other.0)" : nil
      }
    }
  }

  private func measure(_ name: String, of view: Element) -> Double? {
    view.element("rect")?[name].flatMap(Double.init)
  }

  private func top(of id: String, depth: Int = 0) -> Double? {
    guard depth < 50,
      let constraint = constraints.first(where: {
        $0["firstItem"] == id && $0["firstAttribute"] == "top"
      }), let other = constraint["secondItem"]
    else { return nil }
    let distance = constraint["constant"].flatMap(Double.init) ?? 0
    if !views.contains(where: { $0["id"] == other }) { return distance }
    guard let top = top(of: other, depth: depth + 1) else { return nil }
    return constraint["secondAttribute"] == "bottom"
      ? height(of: other).map { top + $0 + distance } : top + distance
  }

  private func height(of id: String) -> Double? {
    let view = views.first { $0["id"] == id }
    let own = view?.element("constraints")?.elements.first { $0["firstAttribute"] == "height" }
    if let own { return own["constant"].flatMap(Double.init) }
    // A caption is as high as the control beside it.
    return constraints.first { $0["firstItem"] == id && $0["firstAttribute"] == "bottom" }
      .flatMap { $0["secondItem"] }.flatMap { $0 == id ? nil : height(of: $0) }
  }

  // MARK: Edits

  /// The XIB as Interface Builder saves it: constraints in the order of their identifiers, frames
  /// by fractions, and marks where it is not content.
  var saved: String {
    var text = self.text
    let lines = constraints.map { String($0.range.text) }
    let sorted = constraints.sorted { $0["id"] ?? "" < $1["id"] ?? "" }.map {
      String($0.range.text).replacingOccurrences(of: "constant=\"8\"", with: "constant=\"8.0\"")
    }
    let indent = "\n                "
    text = text.replacingOccurrences(
      of: lines.joined(separator: indent), with: sorted.joined(separator: indent))
    text = text.replacing(#/ y="(\d+)"/#) { match in
      (50..<500).contains(Int(match.1) ?? 0) ? " y=\"\(match.1).33333333333333\"" : "\(match.0)"
    }
    return text.replacingOccurrences(
      of: " translatesAutoresizing", with: " misplaced=\"YES\" translatesAutoresizing")
  }

  /// The XIB with a label below a row, to which the row that was there is tied instead: by its old
  /// constraint, or by a new one.
  func labelled(_ name: String, below row: String, isNew: Bool) -> String {
    var text = self.text
    let below = constraints.first {
      $0["firstAttribute"] == "top" && $0["secondItem"] == row && $0["secondAttribute"] == "bottom"
    }
    if let below, let id = below["id"] {
      let old = String(below.range.text)
      var new = old.replacingOccurrences(
        of: "secondItem=\"\(row)\"", with: "secondItem=\"\(name)\"")
      if isNew { new = new.replacingOccurrences(of: "id=\"\(id)\"", with: "id=\"\(name)-b\"") }
      text = text.replacingOccurrences(of: old, with: new)
    }
    let end = constraints.first {
      $0["relation"] == "greaterThanOrEqual" && $0["secondItem"] == row
    }
    if let end {
      let old = String(end.range.text)
      text = text.replacingOccurrences(
        of: old, with: old.replacingOccurrences(of: "\"\(row)\"", with: "\"\(name)\""))
    }
    text = text.replacingOccurrences(
      of: "\n            </subviews>\n",
      with: """

                        <label text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
                            <rect key="frame" x="8" y="0.0" width="100" height="21"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="21" id="\(name)-h"/>
                                <constraint firstAttribute="width" constant="100" id="\(name)-w"/>
                            </constraints>
                        </label>
                    </subviews>

        """)
    guard let last = constraints.first.map({ String($0.range.text) }) else { return text }
    return text.replacingOccurrences(
      of: "            <constraints>\n                \(last)",
      with: """
                    <constraints>
                        <constraint firstItem="\(name)" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading" constant="8" id="\(name)-l"/>
                        <constraint firstItem="\(name)" firstAttribute="top" secondItem="\(row)" secondAttribute="bottom" constant="8" id="\(name)-t"/>
                        \(last)
        """)
  }

  private var root: String {
    constraints.first { $0["firstAttribute"] == "leading" }?["secondItem"] ?? ""
  }
}
