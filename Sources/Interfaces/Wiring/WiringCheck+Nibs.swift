import SourceText
import XMLText

// XIBs that are not themes, such as those of cells.
extension WiringCheck {
  /// Reports a XIB with the class of another one although there is a class with its own name.
  mutating func checkNames(of interface: InterfaceFile) {
    guard let root = interface.root, let custom = root.customClass else { return }
    let fileClass = interface.name.replacingHyphens
    if custom.value == fileClass { return }
    // The class of that name loads the XIB, and is not an object in it.
    if interface.objects[InterfaceFile.filesOwner]?.customClass?.value == fileClass { return }
    if let made = generatedClasses[interface.file.path], made != custom.value {
      return error(.changedClass(interface.fileName, made), at: custom.valueRange)
    }
    guard reference(of: root, in: interface).map(isOfSources) == true,
      let own = code.customClass(
        fileClass, from: interface.file.path, in: root.customModule?.value),
      let kind = InterfaceKinds.frameworkClass(of: root.name),
      code.isKind(.source(own), of: .framework(kind)) == true
    else { return }
    error(
      .unusedClass(fileClass, custom.value), at: custom.valueRange,
      notes: declarationNote(of: .source(own)))
  }

  private func isOfSources(_ reference: CodeBase.Reference) -> Bool {
    if case .source = reference { true } else { false }
  }
}

extension Diagnostic.Message {
  fileprivate static func changedClass(_ file: String, _ name: String) -> Self {
    "'\(file).xib' was generated with the class '\(name)'; use that, or rename the file"
  }
}
