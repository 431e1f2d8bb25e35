/// The formats of texts that come from outside, with the limits within which each is read. Whatever
/// is read names its format.
package enum InputFormat: CaseIterable, Sendable {
  case spec, data, openAPI, serviceDocument, serviceCatalog, template, interface, stringTable
  case source, manifest, base, gitOutput

  /// The limits, which are far above what people write, and below what takes long.
  package var limits: Limits {
    switch self {
    case .spec, .data:
      Limits(size: 4, depth: 64, count: 1_000_000, counted: "keys and values, aliases expanded")
    case .openAPI:
      Limits(
        size: 4, depth: 64, count: 1_000_000, counted: "keys and values, aliases expanded",
        work: 100, worked: "schemas that refer to each other")
    case .serviceDocument:
      Limits(size: 16, depth: 64, count: 4_000_000, counted: "keys and values")
    case .serviceCatalog:
      Limits(size: 4, count: 50_000, counted: "lines")
    case .template:
      Limits(size: 4, depth: 200, work: 1_000_000, worked: "repetitions")
    case .interface:
      Limits(size: 4, depth: 200, work: 300, worked: "views in a preview")
    case .stringTable, .manifest:
      Limits(size: 4)
    case .source:
      Limits(size: 4, depth: 50, work: 32, worked: "superclasses")
    case .base:
      Limits(size: 4)
    case .gitOutput:
      Limits(size: 16)
    }
  }

  package var name: String {
    switch self {
    case .spec: "a spec, module file or theme set"
    case .data: "the data of a template, or a document for `spec parse`"
    case .openAPI: "an OpenAPI document"
    case .serviceDocument: "a document or class for `service add`"
    case .serviceCatalog: "a catalogue of services"
    case .template: "a template"
    case .interface: "a XIB or storyboard"
    case .stringTable: "a string table"
    case .source: "a Swift file, or the settings of an Xcode project"
    case .manifest: "a `Package.swift`"
    case .base: "a base"
    case .gitOutput: "what git prints"
    }
  }

  package struct Limits: Hashable, Sendable {
    /// The maximum number of bytes.
    package var size: Int
    /// The maximum number of lists, elements, sections or blocks within each other.
    package var depth: Int
    /// The maximum number of items.
    package var count: Int
    /// The items that `count` limits; empty if only the size does.
    package let counted: String
    /// The maximum number of steps that the text can cause.
    package var work: Int
    /// The steps that `work` limits; empty if nothing else has to.
    package let worked: String
    /// The number of problems after which a text is not read any further.
    package var problems = 20

    fileprivate init(
      size: Int, depth: Int = .max, count: Int = .max, counted: String = "", work: Int = .max,
      worked: String = ""
    ) {
      self.size = size << 20
      self.depth = depth
      self.count = count
      self.counted = counted
      self.work = work
      self.worked = worked
    }
  }
}
