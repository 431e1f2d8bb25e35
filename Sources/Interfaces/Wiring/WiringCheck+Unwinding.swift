import SourceText
import SwiftText
import XMLText

// Unwind segues: a view controller has the method to which they return.
extension WiringCheck {
  mutating func checkUnwinding(in interface: InterfaceFile) {
    for segue in interface.elements where segue.name == "segue" {
      guard let action = segue.attribute("unwindAction"), !action.value.isEmpty else { continue }
      checkUnwinding(to: action)
    }
  }

  private mutating func checkUnwinding(to action: Attribute) {
    let named = code.functions(called: action.value)
    if named.contains(where: { $0.source.canSend($0.member) || $0.source.isAmbiguous }) { return }
    if let (source, member) = named.first {
      return error(
        .noSendable(action.value, source.simpleName), at: action.valueRange,
        notes: [Diagnostic.Note(.declaredHere(member.name.text), at: member.name.range)])
    }
    let word = action.value.prefix { $0 != ":" }
    if code.isAdded(action.value) || objectiveCWords.contains(word) { return }
    let known = unwindActions ?? code.classes.flatMap(\.unwindActions)
    unwindActions = known
    report(
      .noUnwinding(action.value, known: known),
      at: action.valueRange, isError: !code.hasUnknownControllers)
  }
}

extension SourceClass {
  /// The Objective-C names of the functions to which a segue can return.
  fileprivate var unwindActions: [String] {
    members.filter { $0.isFunction && canSend($0) && $0.isUnwinding }.compactMap(\.selector)
  }
}

extension Member {
  fileprivate var isUnwinding: Bool {
    parameters?.count == 1 && parameters?[0].type?.text.contains("StoryboardSegue") == true
  }
}

extension Diagnostic.Message {
  fileprivate static func noUnwinding(_ name: String, known: [String]) -> Self {
    let function = name.droppingSuffix(":")
    let remedy =
      nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      ?? "declare '@IBAction func \(function)(_ segue: UIStoryboardSegue)' where it leads back to"
    return "no class has the unwind action '\(name)'; \(remedy)"
  }
}
