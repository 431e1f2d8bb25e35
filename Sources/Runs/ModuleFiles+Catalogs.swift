import FileStore
import Regeneration
import ScreensGenerator
package import SourceText
import SpecEditing
import SpecModel

extension ModuleFiles.Found {
  /// The change after which the module file names the catalogue at a path; nil if it does already.
  package func change(
    naming catalog: String, reporting diagnostics: inout Diagnostics
  ) -> PlacedChange? {
    let name = Workspace.store.path(to: catalog, seenFrom: file.path)
    guard !spec.services.contains(where: { $0.value == name }),
      let edit = SpecEdit(addingServices: name, to: file, reporting: &diagnostics)
    else { return nil }
    let edited = SourceFile(path: file.path, text: edit.text)
    if case .module(let spec)? = Generator.spec(edited, reporting: &diagnostics) {
      let tree = ModuleTree(of: Workspace.identity(of: edited.path), shownAs: edited.path)
      for path in spec.services { _ = tree.file(path, reporting: &diagnostics) }
    }
    return PlacedChange(place: file.path, change: .update(from: file.text, to: edit.text))
  }
}
