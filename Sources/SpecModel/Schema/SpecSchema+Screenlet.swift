extension SpecSchema {
  static let screenlet = #"""
    "screenlet": {
      "type": "object",
      "required": ["screenlet"],
      "additionalProperties": false,
      "properties": {
        "screenlet": { "$ref": "#/$defs/text", "description": "The name, without 'Screenlet'." },
        "summary": { "$ref": "#/$defs/text", "description": "The doc comment of the class." },
        "module": { "$ref": "#/$defs/text", "description": "The Swift module of the sources, for the XIBs." },
        "folder": { "$ref": "#/$defs/text", "description": "The folder that the Screenlet's own goes into." },
        "naming": {
          "description": "How view classes are named: AddBookmarkView_default, or AddBookmarkScreenletView_default.",
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": { "view": { "enum": [\#(names(ViewNaming.self))] } }
        },
        "models": { "$ref": "#/$defs/models" },
        "properties": {
          "$ref": "#/$defs/properties",
          "description": "What Interface Builder shows of the Screenlet: 'name: Type = default'."
        },
        "viewModel": { "$ref": "#/$defs/viewModel" },
        "connectors": { "$ref": "#/$defs/connectors" },
        "actions": { "$ref": "#/$defs/actions" },
        "offlinePolicy": {
          "description": "Where a list looks for its pages.",
          "enum": [\#(names(OfflinePolicy.self))]
        },
        "list": { "$ref": "#/$defs/list" },
        "progress": {
          "description": "What is shown while actions are at work that say nothing of their own.",
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
            "presenter": { "$ref": "#/$defs/text", "description": "Who shows it: a class named without 'ProgressPresenter'." },
    \#(messages.indented(by: 8))
          }
        },
        "themes": { "$ref": "#/$defs/themes" },
        "tests": { "$ref": "#/$defs/flag", "description": "Whether tests come with the Screenlet." }
      }
    }
    """#

  static let models = #"""
    "models": {
      "description": "Classes that wrap what the server sends: 'Bookmark: { name: String }'.",
      "type": ["object", "null"],
      "additionalProperties": {
        "type": ["object", "null"],
        "additionalProperties": { "$ref": "#/$defs/type" }
      }
    }
    """#

  static let properties = #"""
    "properties": {
      "type": ["object", "null"],
      "additionalProperties": { "$ref": "#/$defs/type" }
    }
    """#

  static let viewModel = #"""
    "viewModel": {
      "description": "What the Screenlet reads from its view and writes to it: 'title: String? { get set }'.",
      "type": ["object", "null"],
      "additionalProperties": {
        "if": { "type": "object" },
        "then": { "$ref": "#/$defs/member" },
        "else": { "$ref": "#/$defs/type" }
      }
    }
    """#

  static let member = #"""
    "member": {
      "type": "object",
      "required": ["type"],
      "additionalProperties": false,
      "properties": {
        "type": { "$ref": "#/$defs/type", "description": "As in the short form: 'String? { get set }'." },
        "widget": { "description": "The control.", "enum": [\#(names(Widget.self))] },
        "label": { "$ref": "#/$defs/text", "description": "The text beside the control, or above it." },
    \#(Widget.allOptions.map { $0.schema + "," }.joined(separator: "\n").indented(by: 4))
        "performs": {
          "description": "The action that the control performs, and when.",
          "if": { "type": "object" },
          "then": {
            "required": ["action"],
            "additionalProperties": false,
            "properties": {
              "action": { "$ref": "#/$defs/text" },
              "when": { "enum": [\#(names(Trigger.Event.self))] }
            }
          },
          "else": { "$ref": "#/$defs/text" }
        }
      }
    }
    """#

  static let list = #"""
    "list": {
      "description": "Makes the Screenlet a list, page by page.",
      "type": "object",
      "required": ["of", "connector"],
      "additionalProperties": false,
      "properties": {
        "of": { "$ref": "#/$defs/text", "description": "The model that each row is made into." },
        "connector": { "$ref": "#/$defs/pageConnector" },
        "cacheKey": {
          "description": "What tells one list from another in the cache; [] keeps nothing.",
          "type": ["string", "array"], "items": { "$ref": "#/$defs/text" }
        },
        "section": { "$ref": "#/$defs/text", "description": "An attribute, 'host of x' or 'first letter of x'." },
        "cell": {
          "description": "The attributes that a cell shows.",
          "if": { "type": "object" },
          "then": {
            "additionalProperties": false,
            "properties": {
              "title": { "$ref": "#/$defs/text" },
              "detail": { "$ref": "#/$defs/text" },
              "image": { "$ref": "#/$defs/text" }
            }
          },
          "else": { "$ref": "#/$defs/text" }
        },
        "delegate": {
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
            "response": { "$ref": "#/$defs/text", "description": "Called with the rows of a page." },
            "failure": { "$ref": "#/$defs/text", "description": "Called when a page could not be loaded." },
            "selected": { "$ref": "#/$defs/text", "description": "Called with the row that was selected." }
          }
        },
        "progress": {
          "type": ["object", "null"],
          "additionalProperties": false,
          "properties": {
    \#(messages.indented(by: 8))
          }
        }
      }
    }
    """#
}

extension WidgetOption {
  fileprivate var schema: String {
    let rest = #""description": "\#(sentence)" }"#
    let start = "\"\(key)\": { "
    return switch values {
    case .text: start + ##""$ref": "#/$defs/text", "## + rest
    case .flag: start + ##""$ref": "#/$defs/flag", "## + rest
    case .number: start + ##""$ref": "#/$defs/number", "## + rest
    case .choice(let words):
      start + "\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))], " + rest
    case .texts(let count, _):
      start
        + ##""type": "array", "minItems": \##(count), "items": { "$ref": "#/$defs/text" }, "##
        + rest
    }
  }
}
