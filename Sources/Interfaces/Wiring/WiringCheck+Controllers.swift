import SourceText
import SwiftText
import XMLText

// View controllers that load a XIB by their name: it has to contain their view.
extension WiringCheck {
  mutating func checkControllers() {
    let made = Set(
      interfaces.flatMap(\.elements).filter { $0.name != "placeholder" }
        .compactMap { $0.customClass?.value })
    let loadable = Dictionary(grouping: interfaces.filter { $0.root != nil }, by: \.name)
    let pairs = code.classes.indices.flatMap { index -> [(source: Int, interface: InterfaceFile)] in
      let source = code.classes[index]
      guard source.name.hasSuffix("Controller"), !source.isNested, !source.isAmbiguous,
        !made.contains(source.name)
      else { return [] }
      // A controller searches for a file with its name, or with its name as a view.
      let names = [source.name.droppingSuffix("Controller"), source.name]
      return names.flatMap { loadable[$0] ?? [] }
        .filter { !code.projects.areApart($0.file.path, source.file.path) }
        .map { (index, $0) }
    }
    if pairs.isEmpty { return }
    let loading = LoadingCode(
      of: Set(pairs.map { code.classes[$0.source].name }), in: code.outlines)
    for (source, interface) in pairs where makesNoView(source, loading) {
      check(interface, loadedBy: source, loading)
    }
  }

  /// Returns whether the class is a view controller that loads its view from a XIB with its name.
  private func makesNoView(_ index: Int, _ loading: LoadingCode) -> Bool {
    let ancestry = code.ancestry(of: .source(index))
    // Other controllers, such as those of tables, create a view without a XIB.
    guard ancestry.framework == "UIViewController" else { return false }
    return ancestry.sources.allSatisfy { index in
      let source = code.classes[index]
      return !source.choosesView && !loading.namesNib(source.file.path)
    }
  }

  private mutating func check(
    _ interface: InterfaceFile, loadedBy index: Int, _ loading: LoadingCode
  ) {
    let source = code.classes[index]
    let owner = interface.objects[InterfaceFile.filesOwner]
    if owner?.connections.contains(where: { $0["property"] == "view" }) == true { return }
    if owner?.customClass?.value == source.name {
      guard let owner, let custom = owner.customClass, !loading.loads(interface.name) else {
        return
      }
      return warning(.noView(interface.fileName, source.name), at: custom.valueRange)
    }
    // The file with the full name of the controller belongs to it, regardless of the file's owner.
    guard interface.name != source.name, loading.makes(source.name) else { return }
    warning(
      .foreignView(source.name, interface.fileName), at: source.range,
      notes: [Diagnostic.Note(.otherXIB, at: interface.documentRange)])
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
