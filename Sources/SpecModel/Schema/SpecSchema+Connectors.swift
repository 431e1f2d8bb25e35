extension SpecSchema {
  /// The keys that every connector has.
  private static let connectorKeys = #"""
    "kind": { "enum": [\#(ConnectorSpec.Kind.names.map { "\"\($0)\"" }.joined(separator: ", "))] },
    "summary": { "$ref": "#/$defs/text", "description": "The doc comment." },
    "properties": { "$ref": "#/$defs/properties", "description": "'name: Type', set by the initializer." },
    "validate": { "$ref": "#/$defs/validate" },
    \#(ConnectorSpec.Kind.keys.map(\.schema).joined(separator: ",\n"))
    """#

  static let connectors = #"""
    "connectors": {
      "description": "Classes that make one request each, off the main thread.",
      "type": ["object", "null"],
      "additionalProperties": { "$ref": "#/$defs/connector" }
    }
    """#

  static let connector = #"""
    "connector": {
      "type": ["object", "null"],
      "additionalProperties": false,
      "properties": {
    \#(connectorKeys.indented(by: 4))
      }
    }
    """#

  static let loneConnector = #"""
    "loneConnector": {
      "type": "object",
      "required": ["connector"],
      "additionalProperties": false,
      "properties": {
        "connector": { "$ref": "#/$defs/text", "description": "The name, without 'Connector'." },
        "models": { "$ref": "#/$defs/models" },
    \#(connectorKeys.indented(by: 4))
      }
    }
    """#

  static let pageConnector = #"""
    "pageConnector": {
      "description": "The connector of a page.",
      "type": "object",
      "required": ["service", "rows"],
      "additionalProperties": false,
      "properties": {
        "summary": { "$ref": "#/$defs/text", "description": "The doc comment." },
        "properties": { "$ref": "#/$defs/properties", "description": "'name: Type', set by the initializer." },
        "validate": { "$ref": "#/$defs/validate" },
        "service": { "$ref": "#/$defs/text", "description": "The class of the Mobile SDK." },
        "rows": { "$ref": "#/$defs/pageCall", "description": "The call for the rows of a page." },
        "count": { "$ref": "#/$defs/pageCall", "description": "The call for the number of all rows." }
      }
    }
    """#

  static let pageCall = #"""
    "pageCall": {
      "if": { "type": "object" },
      "then": {
        "required": ["method"],
        "additionalProperties": false,
        "properties": {
          "method": { "$ref": "#/$defs/text" },
          "arguments": { "$ref": "#/$defs/arguments" }
        }
      },
      "else": { "$ref": "#/$defs/text" }
    }
    """#

  static let arguments = #"""
    "arguments": {
      "description": "'label: value', in the order of the method: an input, 'context.groupId', a literal or an object.",
      "type": ["object", "null"],
      "additionalProperties": { "type": ["string", "number", "boolean", "object"] }
    }
    """#

  static let validate = #"""
    "validate": {
      "description": "'rule: message': what must hold, as 'title is not empty' or 'folderId > 0'.",
      "type": ["object", "null"],
      "additionalProperties": { "$ref": "#/$defs/text" }
    }
    """#

  static let result = #"""
    "result": {
      "description": "What is kept of the answer: '{ name: Type }'.",
      "type": "object",
      "minProperties": 1, "maxProperties": 1,
      "additionalProperties": { "$ref": "#/$defs/type" }
    }
    """#
}

extension ConnectorKey {
  fileprivate var schema: String {
    let reference =
      switch content {
      case .text, .template: "text"
      case .values: "arguments"
      case .result: "result"
      }
    let description = summary.map { ", \"description\": \"\($0)\"" } ?? ""
    return "\"\(name)\": { \"$ref\": \"#/$defs/\(reference)\"\(description) }"
  }
}
