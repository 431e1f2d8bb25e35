import Foundation
import TestSupport
import Testing

/// What inputs say is shown, and obeyed by no terminal and no CI. The commands are in
/// `Cases/Hostile.cases`.
@Suite(.blocking)
struct HostileTextTests {
  private static let cases: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/Hostile.cases")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test func `no line is obeyed`() {
    #expect(Self.cases.obeyedLines == [])
    let isThere = Self.cases.contains("::error::␛[31mA␍␊::error::")
    #expect(isThere)
  }

  @Test func `every command gets a hostile text`() throws {
    let help = try Sandbox().run("help").out
    let commands = help.matches(of: /\n  ([a-z-]+( [a-z]+)?)  +[A-Z]/).map { String($0.1) }
    #expect(commands.count > 30)
    let lines = Self.cases.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    let missing = commands.filter { command in
      !lines.contains { $0.contains("screens-gen \(command) ") && $0.contains("☠") }
    }
    #expect(missing == [])
  }

  /// Where a text for eyes has to be made harmless, and nothing forgets it.
  @Test func `nothing but the console writes to the standard streams`() throws {
    let writes =
      #"(^|[^.A-Za-z_`])(print|debugPrint|dump|puts|fputs|putchar|printf|fprintf|fwrite|perror)\("#
      + #"|FileHandle\.standard|standard(Output|Error)\.write|[^A-Za-z]std(out|err)[^A-Za-z]"#
    let others = ["Embed", "HeadlessUIKit", "Liferay", "Plugins", "runtime-", "screens-gen-"]
    let writers = try Sandbox().shell(
      """
      cd '\(BuiltProducts.package.path)/Sources'
      grep -rlE --include '*.swift' '\(writes)' . | grep -vE '^./(\(others.joined(separator: "|")))'
      """)
    #expect(writers == Outcome("./screens-gen/Console.swift\n"))
  }

  #if os(Linux)
    @Test func `a terminal shows what a program gets byte by byte`() throws {
      let session = try Session()
      try session.take(
        """
        file a.mustache
        + ☠
        file own/Partials/header.mustache
        + ☠
        file a.json
        + { "a": "☢" }
        file Package.swift
        + // swift-tools-version: 6.2
        + import PackageDescription
        + let package = Package(name: "A")
        file Sources/☠/App.module.yml
        + module: App
        file Sources/☠/Note.screenlet.yml
        + screenlet: Note
        $ cmp a.mustache $($tool template render a.mustache > b; echo b)
        $ NO_COLOR=1 script -qec "$tool template render a.mustache" /dev/null
        $ NO_COLOR=1 script -qec "$tool template diff own" /dev/null
        $ NO_COLOR=1 script -qec "$tool spec parse a.json" /dev/null
        $ NO_COLOR=1 script -qec "$tool package" /dev/null
        $ NO_COLOR=1 script -qec "$tool diff" /dev/null
        file answers
        + ☠
        + Note
        + ☠
        +
        + ?☠
        $ NO_COLOR=1 script -E never -qec "$tool init" /dev/null < answers
        """)
      let transcript = session.transcript.replacing("\r\n", with: "\n")
        .replacing("\t", with: " ")
      #expect(transcript.steeringLines == [])
      #expect(transcript.split(separator: "error::").count > 20)
      #expect(transcript.contains("the answers ended"))
    }
  #endif
}

extension String {
  /// The lines that steer a terminal or hide what they say. A tab is kept in the line of a file
  /// that an error shows.
  var steeringLines: [String] {
    split(separator: "\n").map(String.init).filter { line in
      line.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x09: !line.contains(/^ *[0-9]* \|\s/)
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
          true
        default: false
        }
      }
    }
  }

  /// These, and the lines that a CI obeys. Those of `--reporter github` are for it.
  var obeyedLines: [String] {
    let commands = split(separator: "\n").map(String.init).filter {
      $0.contains(/^\s*::|##[a-z]*\[/) && !$0.contains(/^::(error|warning) file=/)
    }
    return steeringLines + commands
  }
}
