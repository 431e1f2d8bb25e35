import Regeneration
import ScreensGenerator
import SpecModel
import TestSupport
import Testing

/// Attributes of every type, each shown by an update in every control that can hold it, and kept where
/// none does.
@Suite(.blocking)
struct ShownResultsTests {
  private static let connectors = [
    "service: LRBookmarksEntryService_v7, method: getEntryWithEntryId, arguments: { entryId: 1 }",
    "path: /o/things/1",
  ]

  /// Values of the options that a widget cannot do without.
  private static let values = [
    "segments": "[Low, Middle, High]", "values": "[low, middle, high]", "pages": "5",
  ]

  private struct Shown {
    let type: SwiftType.Builtin
    let isOptional: Bool
    /// The notation of the widget: `stepper`; empty for none.
    let widget: String

    var canBeInText: Bool { [.int, .int64, .string, .url].contains(type) }
    var attribute: String { type.rawValue + (isOptional ? "?" : "") }
  }

  private static let shown: [Shown] = {
    let types: [SwiftType.Builtin] = [
      .bool, .int, .int32, .int64, .float, .double, .string, .date, .url, .attributes,
    ]
    return types.flatMap { type in
      let widgets = Widget.fitting(SwiftType(.builtin(type))).map { widget in
        let isOfTexts = widget == .segmentedControl && type == .string
        let required = widget.requiredOptions(for: SwiftType(.builtin(type)))
        let options = (required + (isOfTexts ? [.values] : [])).map {
          ", \($0.name): \(type == .bool ? "[Off, On]" : values[$0.name] ?? "")"
        }
        return "widget: \(widget.rawValue)\(options.joined())"
      }
      return [true, false].flatMap { isOptional in
        isOptional || type != .date && type != .url
          ? (widgets + ["widget: none"]).map {
            Shown(type: type, isOptional: isOptional, widget: $0)
          }
          : []
      }
    }
  }()

  private static func spec(_ connector: String, named name: String) -> String {
    let numbered = shown.enumerated()
    let attributes = numbered.map { "    a\($0): '\($1.attribute)'" }
    let members = numbered.map {
      "  m\($0): { type: '\($1.attribute) { get set }', \($1.widget) }"
    }
    let updates = numbered.map { "      m\($0.offset): thing.a\($0.offset)" }
    let parts = numbered.filter { $0.element.isOptional && $0.element.canBeInText }
      .map { "{thing.a\($0.offset)}" }
    return """
      screenlet: \(name)
      module: Samples
      models:
        \(name)Thing:
      \(attributes.joined(separator: "\n"))
      viewModel:
      \(members.joined(separator: "\n"))
        text: { type: 'String? { get set }', widget: none }
      connectors:
        \(name)Load: { \(connector), result: { thing: \(name)Thing } }
      actions:
        load-\(name.lowercased()):
          kind: read
          connector: \(name)Load
          result: { thing: \(name)Thing }
          updates:
      \(updates.joined(separator: "\n"))
            text: '{context.server}: \(parts.joined(separator: ", "))'
      themes: { default: full }
      """
  }

  #if os(Linux)
    @Test func `generated tests of what is shown pass`() throws {
      let folder = try TemporaryFolder()
      for (name, connector) in zip(["Called", "Requested"], Self.connectors) {
        let generation = Generation(
          Self.spec(connector, named: name), own: OwnServices(sources: []))
        #expect(generation.printed == "")
        let files = try #require(generation.output).files
        let tests = try #require(files.paths.first { $0.hasSuffix("ScreenletTests.swift") })
        // A test that knows nothing of what is shown would pass as well.
        let known = files[tests]?.split(separator: "\n").filter { $0.contains("viewModel?.m") }
        #expect((known?.count ?? 0) > 60)
        try files.write(to: folder.url)
      }
      let run = try Toolchain.runTests(below: folder.url, module: "Samples")
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  #endif
}
