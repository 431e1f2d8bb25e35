import SourceText
import SwiftText
import XMLText

// Names in code: XIBs that it loads, segues that it performs, and view controllers.
extension WiringCheck {
  /// The functions that take such names.
  static let loadingCalls: Set<String> = [
    "UINib", "instantiateViewController", "loadNibNamed", "nibInBundles", "performSegue",
  ]

  mutating func checkCalls() {
    let segues = attributes("identifier", of: "segue")
    let controllers = attributes("storyboardIdentifier")
    let names = interfaces.filter { $0.root != nil }.map(\.name)
    for call in code.outlines.flatMap(\.calls) {
      switch call.name.text {
      case "performSegue":
        checkName(call["withIdentifier"], segues) { .noSegue($0, $1) }
      case "instantiateViewController":
        checkName(call["withIdentifier"] ?? call["identifier"], controllers) {
          .noController($0, $1)
        }
      default:
        checkNib(call, names)
      }
    }
  }

  /// Checks a XIB that is loaded by name. It must be among the XIBs or belong to a library.
  private mutating func checkNib(_ call: Call, _ names: [String]) {
    let labels = ["name", "nibName", ""]
    guard let name = labels.lazy.compactMap({ call[$0] }).first,
      !fileNames.contains(name.value.replacingHyphens)
    else { return }
    let isOwn = code.customClass(name.value, from: name.range.file.path, in: nil) != nil
    if isOwn {
      error(.noNib(name.value, nearest(to: name.value, in: names)), at: name.range)
    } else if let near = near(name.value, in: names) {
      error(.noNib(name.value, near), at: name.range)
    }
  }

  /// Reports a name that no storyboard has although one has a similar name. Any other name may be
  /// in a library's storyboard.
  private mutating func checkName(
    _ name: StringLiteral?, _ known: Set<String>,
    _ message: (String, String) -> Diagnostic.Message
  ) {
    guard let name, !known.contains(name.value),
      let near = near(name.value, in: known.sorted(), within: 3)
    else { return }
    error(message(name.value, near), at: name.range)
  }

  /// Returns the values of an attribute in all storyboards.
  private func attributes(_ attribute: String, of element: String? = nil) -> Set<String> {
    interfaces.filter { $0.root == nil }.reduce(into: []) { values, storyboard in
      for other in storyboard.elements where element == nil || other.name == element {
        if let value = other[attribute] { values.insert(value) }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noNib(_ name: String, _ near: String?) -> Self {
    let remedy = near.map { "did you mean '\($0)'?" } ?? "add it, or load another"
    return "no XIB is named '\(name)'; \(remedy)"
  }

  fileprivate static func noSegue(_ name: String, _ near: String) -> Self {
    "no storyboard has a segue '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func noController(_ name: String, _ near: String) -> Self {
    "no storyboard has a view controller '\(name)'; did you mean '\(near)'?"
  }
}
