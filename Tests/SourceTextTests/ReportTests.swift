import SourceText
import Testing

/// What programs read of a report, with texts that would end a line or a field early.
struct ReportTests {
  private var report: Report {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a b/100%, c:\u{1B}.yml", text: "é: x\ny: z\n")
    let other = SourceFile(path: "o.yml", text: "q")
    diagnostics.error(
      "50% \"bad\",\n::error::a: b\u{1B}", at: file.range(4..<5),
      notes: [Diagnostic.Note("first", at: other.range(0..<1))])
    diagnostics.warning("odd", at: file.range(6..<7))
    return Report(diagnostics, errors: ["nothing\r\nwas written"])
  }

  @Test func `for Xcode: absolute paths, columns in bytes, one line each`() {
    #expect(
      report.xcode { "/tmp/" + $0 } == """
        /tmp/a b/100%, c:␛.yml:1:5: error: 50% "bad",␊::error::a: b␛
        /tmp/o.yml:1:1: note: first
        /tmp/a b/100%, c:␛.yml:2:1: warning: odd
        error: nothing␍␊was written

        """)
  }

  @Test func `for GitHub: workflow commands with their escapes`() {
    #expect(
      report.github == """
        ::error file=a b/100%25%2C c%3A␛.yml,line=1,col=4::\
        50%25 "bad",%0A::error::a: b␛%0Ao.yml:1: note: first
        ::warning file=a b/100%25%2C c%3A␛.yml,line=2,col=1::odd
        ::error::nothing%0D%0Awas written

        """)
  }

  @Test func `for code scanning: SARIF, with paths as references`() {
    #expect(
      report.sarif(tool: "tool", version: "1", uri: \.self) == #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "tool",
                  "version": "1",
                  "rules": [
                    {
                      "id": "yml",
                      "shortDescription": {
                        "text": "What is wrong in a 'yml' file"
                      }
                    }
                  ]
                }
              },
              "columnKind": "unicodeCodePoints",
              "invocations": [
                {
                  "executionSuccessful": false,
                  "toolExecutionNotifications": [
                    {
                      "level": "error",
                      "message": {
                        "text": "nothing\r\nwas written"
                      }
                    }
                  ]
                }
              ],
              "results": [
                {
                  "ruleId": "yml",
                  "level": "error",
                  "message": {
                    "text": "50% \"bad\",\n::error::a: b\u001b"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a%20b/100%25%2C%20c%3A%1B.yml"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 4,
                          "endLine": 1,
                          "endColumn": 5
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "o.yml"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 1,
                          "endLine": 1,
                          "endColumn": 2
                        }
                      },
                      "message": {
                        "text": "first"
                      }
                    }
                  ]
                },
                {
                  "ruleId": "yml",
                  "level": "warning",
                  "message": {
                    "text": "odd"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a%20b/100%25%2C%20c%3A%1B.yml"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 1,
                          "endLine": 2,
                          "endColumn": 2
                        }
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test func `nothing found`() {
    let nothing = Report(Diagnostics())
    #expect(nothing.github == "")
    #expect(nothing.xcode(\.self) == "")
  }
}
