import FileStore
package import SourceText
import SpecEditing
import SpecModel

extension Workspace {
  /// Returns the specs in the project around the spec at a path that refer to it, that refer to these,
  /// and so on.
  package static func specs(referringTo path: String) throws(Failure) -> [SourceFile] {
    let directory = Path.directory(of: identity(of: path))
    let root = top(around: directory) ?? directory
    var unknown = try files(below: root, skipping: SpecPlace.buildFolders, incomplete: true).paths
      .filter(isSpec).map { Path.join(root, $0) }
    var (found, wanted) = ([SourceFile](), [identity(of: path)])
    while let spec = wanted.popLast() {
      let name = Path.name(of: spec)
      for other in unknown {
        var ignored = Diagnostics()
        let shown = path.hasPrefix("/") ? other : shown(other)
        guard let file = try? read(shown, as: .spec, reporting: &ignored), file.text.contains(name),
          file.refersTo(spec)
        else { continue }
        found.append(file)
        wanted.append(other)
        unknown.removeAll { $0 == other }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

extension SourceFile {
  fileprivate func refersTo(_ spec: String) -> Bool {
    SpecReferences(in: self).paths.contains {
      Workspace.identity(of: Path.path($0.value, seenFrom: path)) == spec
    }
  }

  /// Returns the spec with references to a file that has another name from now on, in the same
  /// directory.
  func referring(to new: String, insteadOf old: String) -> SourceFile {
    let oldName = Path.name(of: old)
    guard oldName != Path.name(of: new) else { return self }
    let place = Workspace.identity(of: old)
    var bytes = Array(text.utf8)
    for reference in SpecReferences(in: self).paths.reversed()
    where Workspace.identity(of: Path.path(reference.value, seenFrom: path)) == place {
      let range = reference.range.lowerBound..<reference.range.upperBound
      let written = String(decoding: bytes[range], as: UTF8.self)
      bytes.replaceSubrange(range, with: written.replacing(oldName, with: Path.name(of: new)).utf8)
    }
    return SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
  }
}
