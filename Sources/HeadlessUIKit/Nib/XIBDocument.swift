#if !canImport(UIKit)
  internal import Foundation

  /// A parsed XIB: its top-level elements, and all elements by id.
  final class XIBDocument {
    let topLevel: [XIBElement]
    let elements: [String: XIBElement]
    private let resources: XIBResources

    static let filesOwner = "-1"
    static let firstResponder = "-2"

    init(_ data: Data) throws(XIBProblem) {
      resources = XIBResources()
      let root = try XIBParser.root(of: data, resources: resources)
      guard root.name == "document" else {
        throw XIBProblem("a XIB has the root element 'document'", at: root)
      }
      let type = root.attributes["type"] ?? ""
      guard type.isEmpty || type.hasSuffix("CocoaTouch.XIB") else {
        throw XIBProblem("the document has the type '\(type)' and is no XIB for iOS", at: root)
      }
      guard let objects = root.child("objects") else {
        throw XIBProblem("there is no element 'objects'", at: root)
      }
      topLevel = objects.children
      elements = try Self.index(objects)
      for resource in root.child("resources")?.children ?? [] {
        try resources.add(resource)
      }
    }

    private static func index(_ root: XIBElement) throws(XIBProblem) -> [String: XIBElement] {
      var elements: [String: XIBElement] = [:]
      var waiting = [root]
      while let element = waiting.popLast() {
        if let id = element.id, let other = elements.updateValue(element, forKey: id) {
          let (first, second) = other.line < element.line ? (other, element) : (element, other)
          throw XIBProblem(
            "the id is already that of the \(first.name) in line \(first.line)", at: second)
        }
        waiting += element.children.reversed()
      }
      return elements
    }
  }

  extension XIBResources {
    fileprivate func add(_ element: XIBElement) throws(XIBProblem) {
      guard let name = element.attributes["name"] else { return }
      switch element.name {
      case "image":
        let width = try element.number("width") ?? 0
        imageSizes[name] = (Double(width), Double(try element.number("height") ?? 0))
      case "namedColor", "systemColor":
        colors[name] = element.child("color")
      default:
        break
      }
    }
  }
#endif
