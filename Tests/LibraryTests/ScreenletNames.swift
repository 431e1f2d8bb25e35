import Foundation
import TestSupport

/// The names of a Screenlet that apps, storyboards and themes use, a line each: `inspectable groupId:
/// Int64 = 0`, `delegate onAssetListError: NSError`, `member title: String? { get set }` or `action
/// LoadFileAction = "LoadFileAction"`.
struct ScreenletNames {
  let lines: [String]

  /// Reads them out of the sources of the library.
  init(of screenlet: String) throws {
    let folder = Library.folder.appending(path: "\(screenlet)Screenlet")
    func source(_ name: String) throws -> String {
      let file = folder.appending(path: "\(screenlet)\(name).swift")
      guard FileManager.default.fileExists(atPath: file.path) else { return "" }
      return try String(contentsOf: file, encoding: .utf8)
    }
    let code = try source("Screenlet")
    var lines =
      Self.inspectables(in: code) + Self.actions(in: code)
      + Self.delegates(in: try source("ScreenletDelegate"))
      + Self.members(in: try source("ViewModel"))
    if code.contains(": BaseListScreenlet {") {
      let list = "Sources/LiferayScreens/Lists/BaseListScreenlet.swift"
      let file = BuiltProducts.package.appending(path: list)
      lines += Self.actions(in: try String(contentsOf: file, encoding: .utf8))
    }
    if let base = code.firstMatch(of: /open class \w+: (\w+)Screenlet/)?.1,
      !["Base", "BaseList"].contains(base)
    {
      lines += try ScreenletNames(of: String(base)).lines
    }
    self.lines = lines
  }

  private static func inspectables(in code: String) -> [String] {
    code.matches(of: /@IBInspectable open var (\w+): ([^={\n]+?)( =\s+[^{\n]+?)?(?: \{[^\n]*)?\n/)
      .map { match in
        let value = (match.3 ?? "").replacing(/\s+/, with: " ")
        return "inspectable \(match.1): \(match.2)\(value)"
      }
  }

  private static func actions(in code: String) -> [String] {
    let named = code.matches(
      of: /(?:static let|class var) (\w+Action)(?:: String)?(?: =| {)\s+("[^"\n]*")/
    )
    .map { "action \($0.1) = \($0.2)" }
    return named + (code.contains("override open var defaultActionName") ? [defaultAction] : [])
  }

  private static let defaultAction = "action the default one"

  /// The methods that the protocol requires, without the Screenlet that each gets first.
  private static func delegates(in code: String) -> [String] {
    let required = code.components(separatedBy: "\nextension ")[0]
    let others = required.matches(of: /func (on\w+)\(_ screenlet: \w+, ([^)]*)\)/).map {
      "delegate \($0.1)(_:\($0.2))"
    }
    let usual = required.matches(of: /func screenlet(\w*)\(([^)]*)\)( -> [^\n]+)?/).map { match in
      let parameters = match.2.split(separator: ",").dropFirst().map { parameter in
        let sides = parameter.split(separator: ":", maxSplits: 1).map { $0.trimmed }
        return "\(sides[0].split(separator: " ")[0]): \(sides[1])"
      }
      let name = match.1.isEmpty ? parameters.joined(separator: ", ") : "o\(match.1.dropFirst())"
      return "delegate \(name)\(match.3 ?? "")"
    }
    return usual + others
  }

  private static func members(in code: String) -> [String] {
    let variables = code.matches(of: /\n  var (\w+): ([^\n]+)/).map { "member \($0.1): \($0.2)" }
    let functions = code.matches(of: /\n  func ([^\n]+)/).map { match in
      "member \(match.1.replacing("any ", with: ""))"
    }
    return variables + functions
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
