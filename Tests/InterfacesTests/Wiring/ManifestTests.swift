import Interfaces
import SourceText
import TestSupport
import Testing

/// What is read of a `Package.swift`: the cases of `Cases/Manifest.cases`.
struct ManifestTests {
  @Test(arguments: try TextCase.all(beside: #filePath).filter { $0.topic == "Manifest" })
  func `a manifest says what its case says`(_ item: TextCase) throws {
    let manifest = PackageManifest(SourceFile(path: "Package.swift", text: item.input))
    let variable = manifest.declaresPackage ? "a variable 'package'" : "no variable 'package'"
    var lines = ["\(variable), \(manifest.declaresLanguage ? "a" : "no") language"]
    for target in manifest.targets {
      lines.append("\(target.isTest ? "test target" : "target") \(target.module)")
      lines.append("  in \(target.directories.joined(separator: ", "))")
      if !target.excluded.isEmpty { lines.append("  without \(target.excluded)") }
      if target.resources != [] {
        lines.append("  bundles \(target.resources.map { "\($0)" } ?? "what nobody can read")")
      }
      for name in target.dependencies {
        let package = manifest.package(of: name).map { " of the package \($0)" } ?? ""
        lines.append("  needs \(name)\(package)")
      }
    }
    try item.expect(lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "Notes", "Notes\" {", "Notes\" {\n  target.exclude"])
  func `a manifest that somebody is still writing`(_ rest: String) {
    let text = #"""
      let package = Package(name: "All", targets: [.target(name: "Notes", exclude: ["a"])])
      for target in package.targets where target.name == "
      """#
    let manifest = PackageManifest(SourceFile(path: "Package.swift", text: text + rest))
    #expect(manifest.targets.map(\.excluded).allSatisfy { $0.contains("Sources/Notes/a") })
  }
}
