import TestSupport

/// What the cases of forms do with yours.
extension Form {
  /// Adds a label behind the other views.
  static func label(_ id: String, y: String) -> FileStep {
    .edit(
      "yours", old: "            </subviews>\n            <viewLayoutGuide",
      new: """
                        <label opaque="NO" text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                            <rect key="frame" x="8" y="\(y)" width="100" height="21"/>
                        </label>
                    </subviews>
                    <viewLayoutGuide
        """)
  }

  /// Adds a constraint: `hint.top >= site.bottom 8`, `hint.height = 21`.
  static func tie(_ words: [String], in version: String) -> FileStep {
    let sides = words.filter { $0.contains(".") }.map { $0.split(separator: ".").map(String.init) }
    var attributes = sides[0][0] == "root" ? [] : [("firstItem", sides[0][0])]
    attributes.append(("firstAttribute", sides[0][1]))
    if words[1] == ">=" { attributes.append(("relation", "greaterThanOrEqual")) }
    if sides.count > 1 {
      attributes += [("secondItem", sides[1][0]), ("secondAttribute", sides[1][1])]
    }
    if let last = words.last, !last.contains(".") { attributes.append(("constant", last)) }
    attributes.append(("id", words.joined()))
    let text = attributes.map { " \($0)=\"\($1)\"" }.joined()
    let end = "            </constraints>\n            <freeform"
    return .edit(version, old: end, new: "                <constraint\(text)/>\n\(end)")
  }

  /// Removes the constraint with an identifier.
  static func untie(_ id: String, in text: String) -> FileStep {
    let lines = text.split(separator: "\n").filter { $0.contains("id=\"\(id)\"") }
    return .edit("yours", old: lines.joined() + "\n", new: "")
  }
}
