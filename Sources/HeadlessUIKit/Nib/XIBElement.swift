#if !canImport(UIKit)
  internal import Foundation

  /// One element of a XIB, as it appears in the file.
  final class XIBElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [XIBElement] = []
    var characters = ""
    unowned let resources: XIBResources

    init(name: String, attributes: [String: String], line: Int, resources: XIBResources) {
      self.name = name
      self.attributes = attributes
      self.line = line
      self.resources = resources
    }

    /// An element without attributes, for creating a view that is not from a XIB.
    @MainActor
    static func empty(_ name: String) -> XIBElement {
      XIBElement(name: name, attributes: [:], line: 0, resources: noResources)
    }

    @MainActor private static let noResources = XIBResources()

    var id: String? {
      attributes["id"]
    }

    /// The element's name in messages, such as `textField 'url-tX-001'`.
    var label: String {
      guard let mark = id ?? attributes["key"] ?? attributes["keyPath"] else { return name }
      return "\(name) '\(mark)'"
    }

    func child(_ name: String, key: String? = nil) -> XIBElement? {
      children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    }
  }

  /// The resources that elements of a XIB refer to by name instead of id.
  final class XIBResources {
    var imageSizes: [String: (width: Double, height: Double)] = [:]
    var colors: [String: XIBElement] = [:]
  }

  // MARK: Attributes as values

  extension XIBElement {
    func bool(_ attribute: String) throws(XIBProblem) -> Bool? {
      try value(attribute, in: ["YES": true, "NO": false])
    }

    func integer(_ attribute: String) throws(XIBProblem) -> Int? {
      guard let text = attributes[attribute] else { return nil }
      guard let value = Int(text) else { throw unreadable(attribute, "a whole number") }
      return value
    }

    func number(_ attribute: String) throws(XIBProblem) -> CGFloat? {
      guard let text = attributes[attribute] else { return nil }
      guard let value = Double(text), value.isFinite else {
        throw unreadable(attribute, "a number")
      }
      return CGFloat(value)
    }

    /// Returns the value in the table for the attribute's text.
    func value<Value>(
      _ attribute: String, in table: [String: Value]
    ) throws(XIBProblem) -> Value? {
      guard let text = attributes[attribute] else { return nil }
      guard let value = table[text] else {
        let known = table.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw unreadable(attribute, "one of \(known)")
      }
      return value
    }

    /// A mandatory attribute.
    func required(_ attribute: String) throws(XIBProblem) -> String {
      guard let text = attributes[attribute], !text.isEmpty else {
        throw XIBProblem("the attribute '\(attribute)' is missing", at: self)
      }
      return text
    }

    /// Text that is an attribute or, if it contains line breaks, a child element with this key.
    func text(_ key: String) -> String? {
      if let text = attributes[key] {
        return text
      }
      guard
        let element = children.first(where: {
          ["string", "mutableString"].contains($0.name) && $0.attributes["key"] == key
        })
      else { return nil }
      guard element.attributes["base64-UTF8"] == "YES" else { return element.characters }
      return Data(base64Padded: element.characters).map { String(decoding: $0, as: UTF8.self) }
    }

    private func unreadable(_ attribute: String, _ expected: String) -> XIBProblem {
      XIBProblem(
        "\(attribute) is '\(attributes[attribute] ?? "")', which is not \(expected)", at: self)
    }
  }

  extension Data {
    /// Decodes Base64 without padding, which Interface Builder omits.
    fileprivate init?(base64Padded text: String) {
      let body = text.filter { !$0.isWhitespace && $0 != "=" }
      self.init(base64Encoded: body + String(repeating: "=", count: (4 - body.count % 4) % 4))
    }
  }
#endif
