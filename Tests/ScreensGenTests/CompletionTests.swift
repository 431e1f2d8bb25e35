import Foundation
import Testing

/// The completion scripts and the manual page in the shells that are installed.
struct CompletionTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "A.screenlet.yml": "screenlet: Note\nproperties: { folderId: Int64 = 0 }\n",
      "b c/D.theme.yaml": "", "notes.txt": "", "templates/T.mustache": "",
    ])
    for shell in ["bash", "zsh", "fish"] {
      try sandbox.shell("$tool completions \(shell) > script.\(shell)")
    }
  }

  /// The last word of each line of `lines` completed in bash: `line: [candidate] …`.
  private func bash(_ lines: [String]) throws -> String {
    let calls = lines.map { "try \($0)\n" }.joined()
    return try sandbox.shell(
      """
      PATH="$(dirname $tool):$PATH" bash --norc -c '
      source script.bash
      try() {
        COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _screens_gen
        printf "%s\\n" "${COMPREPLY[@]}" | LC_ALL=C sort | tr "\\n" ","; echo
      }
      \(calls)'
      """
    ).out
  }

  /// The versions of one service, as bash prints them here.
  private static let services =
    ["62", "7", "71", "72", "73"].map { "LRBookmarksEntryService_v\($0)," }.joined()

  @Test func `bash completes commands, options, choices and files`() throws {
    #expect(
      try bash([
        "screens-gen gen", #"screens-gen spec """#, "screens-gen generate --on",
        #"screens-gen generate --on-conflict """#, "screens-gen generate --on-conflict = th",
        #"screens-gen connector X --kind """#, "screens-gen member x --widget text",
        #"screens-gen generate """#, #"screens-gen generate "b c/""#, #"screens-gen lint """#,
        "screens-gen completions z", "screens-gen spec explain offl",
        "screens-gen connector X --service LRBookmarksE", "screens-gen service show LRBookmarksE",
        #"screens-gen rename """#, "screens-gen rename A.screenlet.yml f",
        #"screens-gen theme x --type """#, "screens-gen template eject t",
        "screens-gen template eject templates Partials/cellF",
      ]) == """
        generate,
        explain,lint,parse,schema,
        --on-conflict,
        keep,markers,theirs,
        theirs,
        custom,download,http,liferay,rest,
        textField,textView,
        A.screenlet.yml,b c,templates,
        b c/D.theme.yaml,
        b c,templates,
        zsh,
        offlinePolicy,
        \(Self.services)
        \(Self.services)
        A.screenlet.yml,b c,templates,
        folderId,
        child,collection,extended,full,slideshow,swiftUI,table,
        templates,
        Partials/cellFrame.mustache,

        """)
  }

  @Test(.enabled(if: isInstalled("fish")))
  func `fish completes commands, options, choices and files`() throws {
    func completed(_ line: String) throws -> [String] {
      try sandbox.shell(
        "PATH=\"$(dirname $tool):$PATH\" fish --no-config -c 'source script.fish; complete -C \"\(line)\"'"
      ).out
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try completed("screens-gen gen") == ["generate"])
    #expect(try completed("screens-gen spec e") == ["explain"])
    #expect(
      try completed("screens-gen generate --on-conflict ") == ["keep", "markers", "theirs"])
    #expect(try completed("screens-gen generate --on") == ["--on-conflict"])
    #expect(
      try Set(completed("screens-gen generate ")) == ["A.screenlet.yml", "b c/", "templates/"])
    #expect(try completed("screens-gen lint t") == ["templates/"])
    #expect(
      try completed("screens-gen service show LRBlogsEntryService_v6")
        == ["LRBlogsEntryService_v62"])
    #expect(try completed("screens-gen rename A.screenlet.yml f") == ["folderId"])
    #expect(
      try completed("screens-gen template eject templates Partials/cellF")
        == ["Partials/cellFrame.mustache"])
  }

  @Test(.enabled(if: isInstalled("zsh")))
  func `zsh completes commands, options, choices and files`() throws {
    // A shell at a terminal of its own, in which the completion is asked for with a key.
    let text = try sandbox.shell(
      #"""
      PATH="$(dirname $tool):$PATH" zsh -f -c '
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "PS1=; stty -echo; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -D -u"
      zpty -w z "source script.zsh; zstyle \":completion:*\" list-packed yes; LISTMAX=1000"
      zpty -w z "show() { print -r -- \"<\$BUFFER>\"; BUFFER=; zle .accept-line }; zle -N show"
      zpty -w z "bindkey \"^I\" complete-word; bindkey \"^X\" show; print ready"
      zpty -r -m z out "*ready*ready*" || zpty -r z out
      for line in "screens-gen gener" "screens-gen spec ex" "screens-gen generate --on-conflict=th" \
        "screens-gen lint templ" "screens-gen check A" \
        "screens-gen connector X --service LRBlogsEntryService_v6" "screens-gen member x --wid" \
        "screens-gen rename A.screenlet.yml f" "screens-gen template eject templates Partials/cellF"
      do
        zpty -w -n z "$line$(printf "\t\030")"
        zpty -r -m z out "*<*>*"
        print -r -- ${${out##*<}%%>*}
      done
      zpty -d z
      '
      """#
    ).out
    #expect(
      text == """
        screens-gen generate\u{20}
        screens-gen spec explain\u{20}
        screens-gen generate --on-conflict=theirs\u{20}
        screens-gen lint templates/
        screens-gen check A.screenlet.yml\u{20}
        screens-gen connector X --service LRBlogsEntryService_v62\u{20}
        screens-gen member x --widget=
        screens-gen rename A.screenlet.yml folderId\u{20}
        screens-gen template eject templates Partials/cellFrame.mustache\u{20}

        """)
  }

  @Test(.enabled(if: isInstalled("man"))) func `man reads the manual page without a warning`()
    throws
  {
    let outcome = try sandbox.shell(
      "$tool help --man > page.1; LC_ALL=C MANWIDTH=80 man --warnings -l page.1 | col -bx | head -12"
    )
    #expect(
      outcome
        == Outcome(
          """
          SCREENS-GEN(1)                   User Commands                  SCREENS-GEN(1)

          NAME
                 screens-gen - makes Liferay Screens Screenlets from short specs

          SYNOPSIS
                 screens-gen command [options]

          DESCRIPTION
                 screens-gen makes Liferay Screens Screenlets from short specs.

          COMMANDS

          """))
  }

  private static func isInstalled(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }
}
