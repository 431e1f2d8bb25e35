import Foundation
import TestSupport
import Testing

private let library = "LiferayScreensLibrary"

/// The tests that come with the examples, and with the library, cover everything that a spec says.
struct ShippedTestsTests {

  /// An example's sources, all as one text, and its tests.
  private struct Example {
    let sources: String
    let tests: String
    let files: [String]

    /// A Screenlet of an example, or of the library.
    init(_ path: String) throws {
      let parts = path.split(separator: "/")
      let name = parts[parts.count - 1]
      let root = parts[0] == library ? "Sources/\(library)" : "Examples/\(parts[0])"
      let all = try TemporaryFolder.files(
        below: BuiltProducts.package.appendingPathComponent(root))
      func text(below folder: String) -> String {
        all.filter { "/\($0.key)".contains("/\(folder)/") && $0.key.hasSuffix(".swift") }
          .map { String(decoding: $0.value, as: UTF8.self) }.joined(separator: "\n")
      }
      files = all.keys.filter { "/\($0)".contains("/\(name)Screenlet/") }.sorted()
      sources = text(below: "\(name)Screenlet")
      tests = text(below: "\(name)ScreenletTests")
    }
  }

  static let names =
    ExampleOutputTests.examples.map(\.name).filter { $0 != "BrandedLogin" } + ["BookmarkList"]
    + libraryNames.map { "\(library)/\($0)" }

  /// The Screenlets of the library, but for those that extend another: its actions are tested
  /// with that one.
  private static let libraryNames: [String] = {
    let specs = BuiltProducts.package.appendingPathComponent("Sources/\(library)/Specs")
    let files = (try? TemporaryFolder.files(below: specs)) ?? [:]
    return files.compactMap { path, text in
      guard path.hasSuffix(".screenlet.yml") else { return nil }
      let isExtending = String(decoding: text, as: UTF8.self).contains("\nextends:")
      return isExtending ? nil : String(path.prefix { $0 != "." })
    }.sorted()
  }()

  /// Show what another Screenlet has them show.
  private static func hasNoActions(_ name: String) -> Bool {
    name.hasPrefix("\(library)/DDLField")
  }

  @Test(arguments: names)
  func `each message of a rule is expected by a test`(name: String) throws {
    let example = try Example(name)
    // The values of properties in a message are those of the test.
    let messages = example.sources.matches(of: /ValidationError\((".*")\)/)
      .map { $0.1.prefix(upTo: $0.1.firstRange(of: "\\(")?.lowerBound ?? $0.1.endIndex) }
    #expect(messages.filter { !example.tests.contains($0) } == [])
    let refusals = example.tests.matches(of: /\),\n +"/)
    // Others are in string tables. What is thrown is not a rule.
    let keys = example.sources.matches(of: /return ValidationError\(\s*"[-\w]+",\s*"/)
    #expect(refusals.count == messages.count + keys.count)
  }

  @Test(arguments: names)
  func `each action succeeds and fails in a test`(name: String) throws {
    let example = try Example(name)
    var actions = example.sources.matches(of: /static let \w+Action = "(.*)"/).map { String($0.1) }
    if example.sources.contains(": BaseListScreenlet {") { actions.append("load-initial-page") }
    #expect(!actions.isEmpty || Self.hasNoActions(name))
    let untold = actions.filter { action in
      // An action with a choice of connectors has tests for each.
      let name = #""\#(action)( through \w+)?"#
      let tests = [
        name + #" succeeds""#, name + #" fails if the server does""#,
        // What does nothing yet asks no server either. What is by hand has tests by hand.
        name + #" (does not succeed yet|fails without|hands)"#,
      ].map { example.tests.range(of: $0, options: .regularExpression) != nil }
      if tests == [true, false, false] {
        // An event cannot fail.
        return !example.sources.contains("tells the Screenlet, and asks no server")
      }
      return tests != [true, true, false] && tests != [false, false, true]
    }
    #expect(untold == [])
  }

  @Test(arguments: names)
  func `each theme is shown in a test`(name: String) throws {
    let example = try Example(name)
    let themes = example.files.compactMap { file in
      file.firstMatch(of: /View_([\w-]+)\.xib$/).map { "\"\($0.1)\"" }
    }
    let ofSwiftUI = example.sources.matches(of: /View_(\w+): SwiftUIScreenletView/)
      .map { "\"\($0.1)\"" }
    let arguments = try #require(
      example.tests.firstMatch(of: /outlets connected",\s+arguments: \[(.*)\]/))
    #expect(Set(arguments.1.components(separatedBy: ", ")) == Set(themes + ofSwiftUI))
  }
}
