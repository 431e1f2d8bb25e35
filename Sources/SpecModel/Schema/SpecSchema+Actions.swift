extension SpecSchema {
  static let actions = #"""
    "actions": {
      "description": "What the user does, and the interactors that do it.",
      "type": ["object", "null"],
      "additionalProperties": { "$ref": "#/$defs/action" }
    }
    """#

  /// The keys of an action that an interactor alone has too.
  private static let interactorKeys = #"""
    "summary": { "$ref": "#/$defs/text", "description": "The doc comment." },
    "connector": {
      "description": "A connector, or { http: input } for the ready-to-use HttpConnector.",
      "if": { "type": "object" },
      "then": {
        "required": ["http"],
        "additionalProperties": false,
        "properties": { "http": { "$ref": "#/$defs/text" } }
      },
      "else": { "$ref": "#/$defs/text" }
    },
    "service": { "$ref": "#/$defs/text", "description": "Of a callback: the class of the Mobile SDK." },
    "method": { "$ref": "#/$defs/text", "description": "Of a callback: its method." },
    "arguments": { "$ref": "#/$defs/arguments" },
    "result": { "$ref": "#/$defs/result" },
    "parse": { "$ref": "#/$defs/parse" }
    """#

  /// The keys of a login.
  private static let loginKeys = LoginSpec.Role.allCases.map {
    ##""\##($0.rawValue)": { "$ref": "#/$defs/text", "description": "Of a login: the input that holds it." }"##
  }.joined(separator: ",\n")

  static let action = #"""
    "action": {
      "type": "object",
      "required": ["kind"],
      "additionalProperties": false,
      "properties": {
        "kind": { "enum": [\#(names(ActionSpec.KindName.self))] },
        "interactor": { "$ref": "#/$defs/text", "description": "Its name, without 'Interactor'." },
    \#(interactorKeys.indented(by: 4)),
        "connectors": { "$ref": "#/$defs/steps" },
        "inputs": {
          "description": "Names, looked up in 'sender', 'properties' and 'viewModel'.",
          "if": { "type": "array" },
          "then": { "items": { "$ref": "#/$defs/text" } },
          "else": { "$ref": "#/$defs/text" }
        },
        "sender": {
          "description": "What whoever performs the action sends: '{ score: Double }'.",
          "type": "object",
          "minProperties": 1, "maxProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/type" }
        },
        "autoLoad": { "$ref": "#/$defs/flag", "description": "Whether it is performed when the Screenlet is shown." },
        "updates": {
          "description": "What the view shows then: 'member: result', or a part of one, as 'newest.first.name'.",
          "type": ["object", "null"],
          "additionalProperties": { "$ref": "#/$defs/text" }
        },
        "delegate": {
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
            "success": {
              "description": "The method that is called, or '{ method: [result] }'.",
              "if": { "type": "object" },
              "then": { "minProperties": 1, "maxProperties": 1 },
              "else": { "$ref": "#/$defs/text" }
            },
            "failure": { "$ref": "#/$defs/text", "description": "The method that is called with the error." },
            "saved": { "$ref": "#/$defs/text", "description": "Of a login: it was kept." },
            "loaded": { "$ref": "#/$defs/text", "description": "Of a login: one that was kept was loaded." }
          }
        },
        "button": { "$ref": "#/$defs/text", "description": "The title of the button, or 'no' for none." },
        "progress": {
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
    \#(messages.indented(by: 8))
          }
        },
        "by": {
          "description": "Of a login: how, or in which ways, the user logs in.",
          "if": { "type": "array" },
          "then": { "items": { "enum": [\#(names(LoginSpec.Method.self))] } },
          "else": { "enum": [\#(names(LoginSpec.Method.self))] }
        },
        "validate": { "$ref": "#/$defs/validate" },
    \#(loginKeys.indented(by: 4))
      }
    }
    """#

  static let interactor = #"""
    "interactor": {
      "type": "object",
      "required": ["interactor", "kind"],
      "additionalProperties": false,
      "properties": {
        "interactor": { "$ref": "#/$defs/text", "description": "The name, without 'Interactor'." },
        "kind": { "enum": ["callback", "read", "write", "custom"] },
        "models": { "$ref": "#/$defs/models" },
        "properties": { "$ref": "#/$defs/properties", "description": "Its inputs: 'name: Type'." },
        "connectors": { "$ref": "#/$defs/connectors" },
    \#(interactorKeys.indented(by: 4))
      }
    }
    """#

  static let steps = #"""
    "steps": {
      "description": "Several connectors: a mapping runs at once, a list one item after the other.",
      "if": { "type": "array" },
      "then": {
        "items": {
          "if": { "type": "object" },
          "then": { "additionalProperties": { "$ref": "#/$defs/step" } },
          "else": { "$ref": "#/$defs/text" }
        }
      },
      "else": { "type": "object", "additionalProperties": { "$ref": "#/$defs/step" } }
    }
    """#

  static let step = #"""
    "step": {
      "if": { "type": "object" },
      "then": {
        "additionalProperties": false,
        "properties": {
          "connector": { "$ref": "#/$defs/text" },
          "http": { "$ref": "#/$defs/text", "description": "An address: a value, as 'newest.first.url'." },
          "inputs": {
            "description": "'property: value' for properties of the connector.",
            "type": ["object", "null"],
            "additionalProperties": { "$ref": "#/$defs/text" }
          },
          "type": { "$ref": "#/$defs/type", "description": "What the reply is read as." },
          "parse": { "$ref": "#/$defs/parse" },
          "after": {
            "description": "Steps that have to end before.",
            "if": { "type": "array" },
            "then": { "items": { "$ref": "#/$defs/text" } },
            "else": { "$ref": "#/$defs/text" }
          },
          "priority": { "enum": [\#(names(StepSpec.Priority.self))] },
          "optional": { "$ref": "#/$defs/flag", "description": "Whether the action can succeed without it." }
        }
      },
      "else": { "$ref": "#/$defs/text" }
    }
    """#

  static let parse = #"""
    "parse": {
      "description": "How the result is found in what came.",
      "if": { "type": "object" },
      "then": {
        "minProperties": 1, "maxProperties": 1,
        "additionalProperties": false,
        "properties": {
          "between": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/text" } },
          "json": { "$ref": "#/$defs/text", "description": "The way to a member: path.to.member." }
        }
      },
      "else": { "enum": ["text", "json"] }
    }
    """#
}
