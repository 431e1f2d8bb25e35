import SourceText
import SwiftText
import XMLText

// View controllers that load a XIB by their name: it has to contain their view.
extension WiringCheck {
  mutating func checkControllers() {
    let made = Set(
      interfaces.flatMap(\.elements).filter { $0.name != "placeholder" }
        .compactMap { $0.customClass?.value })
    for index in code.classes.indices {
      let source = code.classes[index]
      guard source.name.hasSuffix("Controller"), !source.isNested, !source.isAmbiguous,
        !made.contains(source.name), makesNoView(index)
      else { continue }
      for interface in interfaces where interface.root != nil && interface.isOf(source.name) {
        if !code.projects.areApart(interface.file.path, source.file.path) {
          check(interface, loadedBy: index)
        }
      }
    }
  }

  /// Returns whether the class is a view controller that loads its view from a XIB with its name.
  private func makesNoView(_ index: Int) -> Bool {
    let ancestry = code.ancestry(of: .source(index))
    // Other controllers, such as those of tables, create a view without a XIB.
    guard ancestry.framework == "UIViewController" else { return false }
    return ancestry.sources.allSatisfy { index in
      let source = code.classes[index]
      return !source.members.contains { ["loadView", "nibName"].contains($0.name.text) }
        && !source.file.text.namesNib
    }
  }

  private mutating func check(_ interface: InterfaceFile, loadedBy index: Int) {
    let source = code.classes[index]
    let owner = interface.objects[InterfaceFile.filesOwner]
    if owner?.connections.contains(where: { $0["property"] == "view" }) == true { return }
    if owner?.customClass?.value == source.name {
      guard let owner, let custom = owner.customClass, !isLoadedByName(interface) else { return }
      return warning(.noView(interface.fileName, source.name), at: custom.valueRange)
    }
    // The file with the full name of the controller belongs to it, regardless of the file's owner.
    guard interface.name != source.name, isMade(source) else { return }
    warning(
      .foreignView(source.name, interface.fileName), at: source.range,
      notes: [Diagnostic.Note(.otherXIB, at: interface.documentRange)])
  }

  /// Returns whether code loads the XIB by its name, for an owner of any class.
  private func isLoadedByName(_ interface: InterfaceFile) -> Bool {
    code.outlines.flatMap(\.calls).contains { call in
      ["name", "nibName", ""].contains { call[$0]?.value == interface.name }
    }
  }

  /// Returns whether code creates an object of the class without naming a XIB.
  private func isMade(_ source: SourceClass) -> Bool {
    code.outlines.contains { outline in
      outline.file.text.parts(separatedBy: source.name + "(").dropFirst().contains {
        !$0.hasPrefix("nibName:")
      }
    }
  }
}

extension InterfaceFile {
  /// Returns whether a view controller of that class searches for the file: `NoteView` or
  /// `NoteViewController` for `NoteViewController`.
  fileprivate func isOf(_ controller: String) -> Bool {
    name == controller || name == controller.droppingSuffix("Controller")
  }
}

extension String {
  /// Whether the code names a XIB: `nibName: "Note"`, but not `nibName: nil`.
  fileprivate var namesNib: Bool {
    parts(separatedBy: "nibName:").dropFirst().contains { rest in
      !rest.drop { $0 == " " }.hasPrefix("nil")
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noView(_ file: String, _ controller: String) -> Self {
    "'\(controller)' gets its view from '\(file).xib', where 'view' is not connected; connect it"
  }

  fileprivate static func foreignView(_ controller: String, _ file: String) -> Self {
    Self(
      "'\(controller)' gets its view from '\(file).xib', which has its name and no view for it; "
        + "rename one, or connect 'view' of File's Owner")
  }

  fileprivate static let otherXIB: Self = "this one is found for it"
}
