import TestSupport

/// The view of a case, 320 by 100 points, and how it is looked at. A line of the input is a view
/// with its kind, id, attributes and contents, below a stack view one in it; or a constraint:
///
///     label a text="Title"
///     a.leading = root.leading 8
///     a.width = 60 priority="999"
///     edges a
///     $ 390 points
///
/// `edges` ties all four sides to those of the root, with a distance of 8.
struct LayoutCase {
  private(set) var options: [String] = []
  private var views: [String] = []
  private var constraints: [String] = []

  init(_ item: TextCase) {
    for line in item.input.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      let rest = words.count > 2 ? words[2] : ""
      if words[0] == "$" {
        options.append(String(line.dropFirst(2)))
      } else if words[0] == "edges" {
        constraints.append(edges(words[1]))
      } else if words[0].contains(".") {
        constraints.append(Self.constraint(of: words[0], rest))
      } else if line.hasPrefix("<") {
        views.append(String(line))
      } else if line.hasPrefix("  ") {
        views[views.count - 1] = views[views.count - 1].replacing(
          "</subviews>", with: Self.view(words[0], words[1], rest) + "</subviews>")
      } else {
        views.append(Self.view(words[0], words[1], rest))
      }
    }
  }

  var xib: String { InterfacesTests.xib(views.joined(), constraints.joined()) }

  private static func view(_ kind: String, _ id: String, _ rest: String) -> String {
    let start = rest.firstIndex(of: "<") ?? rest.endIndex
    let content = (kind == "stackView" ? "<subviews></subviews>" : "") + rest[start...]
    return InterfacesTests.view(kind, id, String(rest[..<start]), content)
  }

  /// The constraint of a side, such as `a.width`, to what is behind its equals sign.
  private static func constraint(of side: String, _ rest: String) -> String {
    var words = rest.split(separator: " ").map(String.init)[...]
    let first = side.split(separator: ".").map(String.init)
    let other = words.first.flatMap { $0.contains(".") ? $0 : nil }
    if other != nil { words.removeFirst() }
    let constant = words.first.flatMap { Int($0) }
    if constant != nil { words.removeFirst() }
    let attributes = words.joined(separator: " ")
    guard let second = other?.split(separator: ".").map(String.init) else {
      return size(first[0], first[1], constant ?? 0, attributes)
    }
    return tie(first[0], first[1], to: second[0], second[1], constant ?? 0, attributes)
  }
}
