import Regeneration
import Foundation
import ScreensGenerator
import SourceText
import SpecModel
import TestSupport
import Testing

/// What generating from a text gave, ready to be compared.
struct Generation {
  let output: Generator.Output?
  let diagnostics: Diagnostics

  /// `sets` are the texts of theme sets by the paths under which the spec names them. Unless `own`
  /// says otherwise, services that the runtime lacks are the module's own, with `ownMethods` if they
  /// are known.
  init(
    _ text: String, named name: String = "Sample.screenlet.yml", sets: [String: String] = [:],
    ownMethods: [OwnMethod]? = nil, own: OwnServices = OwnServices(sources: nil)
  ) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: name, text: text)
    var references: [String: SpecReference] = [:]
    for path in sets.keys {
      references[path] = Self.reference(at: path, in: sets, reporting: &diagnostics)
    }
    let inputs = Inputs(references: references, services: own)
    (output, self.diagnostics) = inputs.answering(after: diagnostics, ownMethods) {
      inputs, diagnostics throws(UnreadInput) in
      try Generator(templates: .bundled).output(of: file, inputs, reporting: &diagnostics)
    }
  }

  /// What is at the path under which a spec names another one.
  private static func reference(
    at path: String, in texts: [String: String], reporting diagnostics: inout Diagnostics
  ) -> SpecReference? {
    texts[path].map { text in
      var ignored = Diagnostics()
      return SpecReference(
        SourceFile(path: path, text: text), in: nil, reporting: &diagnostics
      ) { other in
        reference(at: other.value, in: texts, reporting: &ignored)?.screenlet
      }
    }
  }

  /// Everything reported, as printed.
  var printed: String { diagnostics.printed }

  /// The text of the generated file whose path ends so.
  func file(_ ending: String) throws -> String {
    let files = try #require(output?.files, "\(printed)")
    let path = try #require(files.paths.first { $0.hasSuffix(ending) }, "\(files.paths)")
    return files[path] ?? ""
  }
}

extension Inputs {
  /// Returns what `body` returns, with nothing at other paths than those that are known, and with
  /// these methods in each of the module's own classes.
  func answering<Result>(
    after diagnostics: Diagnostics = Diagnostics(), _ ownMethods: [OwnMethod]? = nil,
    _ body: (Inputs, inout Diagnostics) throws(UnreadInput) -> Result
  ) -> (Result, Diagnostics) {
    var inputs = self
    while true {
      var found = diagnostics
      do {
        return (try body(inputs, &found), found)
      } catch {
        switch error {
        case .reference(let path): inputs.references[path] = .some(nil)
        case .interfaces(let path): inputs.interfaces[path] = [:]
        case .methods(let name): inputs.services.methods[name] = .some(ownMethods)
        case .additions(let method): inputs.services.additions[method] = false
        }
      }
    }
  }
}

extension Generator {
  /// What a spec that refers to no others yields.
  func generate(_ file: SourceFile, reporting diagnostics: inout Diagnostics) -> Output? {
    let services = OwnServices(sources: nil)
    let (output, found) = Inputs(services: services).answering(after: diagnostics) {
      inputs, found throws(UnreadInput) in
      try self.output(of: file, inputs, reporting: &found)
    }
    diagnostics = found
    return output
  }
}

extension Diagnostics {
  var printed: String {
    var printer = DiagnosticPrinter()
    return printer.text(for: self)
  }
}

extension TemplateSet {
  /// The files of `Templates/`.
  static let sources: [SourceFile] = {
    let folder = BuiltProducts.package.appendingPathComponent("Templates").resolvingSymlinksInPath()
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".mustache") }.sorted().map { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return SourceFile(path: path, text: String(decoding: data ?? Data(), as: UTF8.self))
    }
  }()

  static let bundled: TemplateSet = {
    var diagnostics = Diagnostics()
    guard let templates = TemplateSet(sources, reporting: &diagnostics), !sources.isEmpty else {
      preconditionFailure(diagnostics.printed)
    }
    return templates
  }()
}

/// The Screenlet that a text describes.
func screenlet(_ text: String) throws -> ScreenletSpec {
  var diagnostics = Diagnostics()
  let spec = Generator.spec(
    SourceFile(path: "Sample.screenlet.yml", text: text), reporting: &diagnostics)
  guard case .screenlet(let screenlet)? = spec else {
    throw Complaint(text: diagnostics.printed)
  }
  return screenlet
}

/// What was reported where nothing should have been.
struct Complaint: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
