import SpecLanguage
import Testing

struct SchemaTests {
  @Test func `a table becomes a definition, and its kinds conditions`() {
    #expect(
      Schema(of: toyLanguage, id: "urn:toys").json == #"""
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": "urn:toys",
          "title": "Toys",
          "type": "object",
          "if": {
            "required": [
              "toy"
            ]
          },
          "then": {
            "$ref": "#/definitions/toy"
          },
          "else": {
            "$ref": "#/definitions/toy"
          },
          "definitions": {
            "toy": {
              "description": "Something to play with.",
              "type": "object",
              "required": [
                "toy"
              ],
              "additionalProperties": false,
              "properties": {
                "toy": {
                  "description": "The name of the toy.",
                  "examples": [
                    "Ball"
                  ],
                  "type": "string",
                  "pattern": "^([A-Z]|[^\\x00-\\x7F])([A-Za-z0-9_]|[^\\x00-\\x7F])*$"
                },
                "kind": {
                  "description": "What it is.",
                  "default": "ball",
                  "examples": [
                    "kite"
                  ],
                  "enum": [
                    "ball",
                    "kite"
                  ]
                },
                "tail": {
                  "description": "How long its tail is. Only of: kite.",
                  "examples": [
                    2
                  ],
                  "type": [
                    "number",
                    "string"
                  ],
                  "pattern": "^[-+]?[0-9_]+(\\.[0-9_]+)?([eE][-+]?[0-9]+)?$",
                  "exclusiveMinimum": 0
                },
                "colors": {
                  "description": "Its colours, with 'and' between them. Without it: that of the wood.",
                  "examples": [
                    [
                      "red",
                      "blue"
                    ]
                  ],
                  "if": {
                    "type": "array"
                  },
                  "then": {
                    "type": "array",
                    "items": {
                      "type": [
                        "string",
                        "number",
                        "boolean"
                      ]
                    }
                  },
                  "else": {
                    "type": [
                      "string",
                      "number",
                      "boolean"
                    ]
                  }
                },
                "parts": {
                  "description": "What it is made of.",
                  "type": [
                    "object",
                    "null"
                  ],
                  "additionalProperties": {
                    "$ref": "#/definitions/part"
                  }
                }
              },
              "allOf": [
                {
                  "if": {
                    "properties": {
                      "kind": {
                        "const": "ball"
                      }
                    },
                    "required": [
                      "kind"
                    ]
                  },
                  "then": {
                    "properties": {
                      "tail": false
                    }
                  }
                },
                {
                  "if": {
                    "properties": {
                      "kind": {
                        "const": "kite"
                      }
                    },
                    "required": [
                      "kind"
                    ]
                  },
                  "then": {
                    "required": [
                      "tail"
                    ]
                  }
                }
              ]
            },
            "part": {
              "description": "A part of a toy.",
              "type": [
                "object",
                "null"
              ],
              "additionalProperties": false,
              "properties": {
                "broken": {
                  "description": "Whether it is broken.",
                  "examples": [
                    "no"
                  ],
                  "enum": [
                    "yes",
                    "no",
                    true,
                    false,
                    "true",
                    "false"
                  ]
                }
              },
              "dependencies": {
                "broken": [
                  "broken"
                ]
              }
            }
          }
        }

        """#)
  }
}
