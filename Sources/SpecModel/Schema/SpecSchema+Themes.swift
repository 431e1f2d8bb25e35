extension SpecSchema {
  static let themes = #"""
    "themes": {
      "description": "'name: kind', as 'full', 'extended from default' or 'child of default'.",
      "type": ["object", "null"],
      "additionalProperties": {
        "if": { "type": "object" },
        "then": {
          "required": ["kind"],
          "additionalProperties": false,
          "properties": {
            "kind": { "$ref": "#/$defs/text" },
            "set": { "$ref": "#/$defs/text", "description": "The path of the theme set that it uses." }
          }
        },
        "else": { "$ref": "#/$defs/text" }
      }
    }
    """#

  static let themeSet = #"""
    "themeSet": {
      "type": "object",
      "required": ["theme"],
      "anyOf": [{ "required": ["colors"] }, { "required": ["sizes"] }, { "required": ["fonts"] }, { "required": ["progress"] }],
      "additionalProperties": false,
      "properties": {
        "theme": { "$ref": "#/$defs/text", "description": "The name." },
        "summary": { "$ref": "#/$defs/text", "description": "The doc comment of the constants." },
        "module": { "$ref": "#/$defs/text", "description": "The module of its sources." },
        "colors": { \#(constants), "description": "'name: color', as '#A61C1C' or a name of UIColor's." },
        "sizes": { \#(constants), "description": "'name: number', in points." },
        "fonts": { \#(constants), "description": "'name: font size', as 'bold system 17'." },
        "progress": {
          "description": "A progress presenter in a colour of the set.",
          "if": { "type": "object" },
          "then": {
            "additionalProperties": false,
            "properties": { "color": { "$ref": "#/$defs/text" }, "opacity": { "$ref": "#/$defs/number" } }
          },
          "else": { "$ref": "#/$defs/text" }
        },
        "styles": {
          "description": "What the controls of a view take of the constants.",
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
    \#(styles.indented(by: 8))
          }
        }
      }
    }
    """#

  private static let constants = #"""
    "type": ["object", "null"], "additionalProperties": { "$ref": "#/$defs/text" }
    """#

  /// What can be said of each kind of control.
  private static let styles = ThemeStyle.Control.allCases.map { control in
    let properties = control.properties.map { ##""\##($0.rawValue)": { "$ref": "#/$defs/text" }"## }
    return #"""
      "\#(control.rawValue)": {
        "type": ["object", "null"],
        "additionalProperties": false,
        "properties": { \#(properties.joined(separator: ", ")) }
      }
      """#
  }.joined(separator: ",\n")
}
