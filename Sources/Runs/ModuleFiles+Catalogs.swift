import FileStore
import Regeneration
import ScreensGenerator
package import SourceText
import SpecEditing
import SpecModel

extension ModuleFiles.Found {
  /// Returns the change that makes the module file name the catalogue at a path, or nil if it
  /// already does. In both cases, reports catalogues that it names outside of its project or behind
  /// a link.
  package func change(
    naming catalog: String, reporting diagnostics: inout Diagnostics
  ) -> PlacedChange? {
    checkCatalogs(of: spec, reporting: &diagnostics)
    let name = Workspace.store.path(to: catalog, seenFrom: file.path)
    guard !diagnostics.hasErrors, !spec.services.contains(where: { $0.value == name }),
      let edit = SpecEdit(addingServices: name, to: file, reporting: &diagnostics)
    else { return nil }
    let edited = SourceFile(path: file.path, text: edit.text)
    if case .module(let spec)? = Generator.spec(edited, reporting: &diagnostics) {
      checkCatalogs(of: spec, reporting: &diagnostics)
    }
    return PlacedChange(place: file.path, change: .update(from: file.text, to: edit.text))
  }

  /// Checks the paths of the catalogues that the module file names, before or after a change.
  private func checkCatalogs(of spec: ModuleSpec, reporting diagnostics: inout Diagnostics) {
    let tree = ModuleTree(of: Workspace.identity(of: file.path), shownAs: file.path)
    for path in spec.services { _ = tree.file(path, reporting: &diagnostics) }
  }
}
