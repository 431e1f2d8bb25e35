/// The JSON Schema of specs (draft 2020-12), by which an editor completes keys, shows what they mean
/// and marks those that are none. What only the whole of a spec tells, as whether a name is
/// declared, `spec lint` finds.
package enum SpecSchema {
  package static let json = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A spec of screens-gen",
      "type": "object",
      "if": { "required": ["screenlet"] },
      "then": { "$ref": "#/$defs/screenlet" },
      "else": {
        "if": { "required": ["interactor"] },
        "then": { "$ref": "#/$defs/interactor" },
        "else": {
          "if": { "required": ["connector"] },
          "then": { "$ref": "#/$defs/loneConnector" },
          "else": {
            "if": { "required": ["theme"] },
            "then": { "$ref": "#/$defs/themeSet" },
            "else": { "$ref": "#/$defs/screenlet" }
          }
        }
      },
      "$defs": {
    \(definitions.joined(separator: ",\n").indented(by: 4))
      }
    }

    """

  private static let definitions = [
    screenlet, list, themes, loneConnector, interactor, themeSet, models, properties, viewModel,
    member, connectors, connector, pageConnector, pageCall, arguments, validate, result, actions,
    action, steps, step, parse, text, flag, number, type,
  ]

  // MARK: Values

  private static let text = #"""
    "text": { "type": ["string", "number", "boolean"] }
    """#

  private static let flag = #"""
    "flag": { "enum": ["yes", "no", true, false, "true", "false"] }
    """#

  private static let number = #"""
    "number": { "type": ["number", "string"] }
    """#

  private static let type = #"""
    "type": {
      "description": "A Swift type, as String?, Int64 or [Bookmark].",
      "type": ["string", "array"]
    }
    """#

  /// The keys of what a view says of an action.
  static let messages = #"""
    "working": { "$ref": "#/$defs/text", "description": "Shown while an action is at work." },
    "success": { "$ref": "#/$defs/text", "description": "Shown when it has succeeded." },
    "failure": { "$ref": "#/$defs/text", "description": "Shown when it has failed." }
    """#

  /// `"a", "b"`: the names of the values.
  static func names<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
}

extension String {
  /// Every line of the text, `count` columns further on.
  func indented(by count: Int) -> String {
    let indentation = String(repeating: " ", count: count)
    return split(separator: "\n").map { indentation + $0 }.joined(separator: "\n")
  }
}
