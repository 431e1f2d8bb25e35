import FileStore
import SourceText

extension HostileClone {
  /// What runs keep for later runs, in the clone, where this tool and older ones might look for it.
  static let records: [HostileClone] =
    places.flatMap { place in
      formats.map { format, text in
        HostileClone(
          "a record of format \(format) at \(place)", adding: "ln -s ../outside lnk",
          files: [place: text],
          words: ["undo"],
          others: [["generate", "-q"], ["check", "-q"], ["undo"], ["undo", "--force"]], code: 66,
          errors: "error: no run is on record in '.' or below\n")
      }
    } + [
      HostileClone(
        "a record whose directory leads out", adding: "ln -s ../outside .screens-gen",
        code: 0, errors: ""),
      HostileClone(
        "a run in a state directory of the clone",
        files: [
          "state/screens-gen/runs/4f9c.pending/record": newest,
          "state/screens-gen/runs/4f9c.pending/trees": "/\0",
        ],
        environment: ["XDG_STATE_HOME": "state", "HOME": "SANDBOX/home"], code: 0, errors: ""),
      HostileClone(
        "what may be the temporary files of a run",
        adding: """
          for n in .screens-gen.tmp .screens-gen-4f9c.tmp; do \
          mkdir $n; ln ../outside/secret $n/1; done
          """, code: 0, errors: ""),
      HostileClone(
        "what a run is said to remember",
        files: [".screens-gen/settled": ""],
        words: ["check", "-q"], code: 1,
        errors: """
          Note.screenlet.yml:1:1: error: 'NoteScreenlet/NoteScreenlet.swift' and 3 more files are \
          missing; run 'screens-gen generate'
          1 | screenlet: Note
            | ^~~~~~~~~~~~~~~
          Ping.connector.yml:1:1: error: 'Connectors/PingConnector.swift' is missing; run \
          'screens-gen generate'
          1 | connector: Ping
            | ^~~~~~~~~~~~~~~

          """),
    ]

  private static let places = [
    ".screens-gen/pending", ".screens-gen/last-run", "Connectors/.screens-gen/last-run",
    "screens-gen/runs/4f9c.done/record", ".local/state/screens-gen/runs/4f9c.pending/record",
  ]

  private static let hook = ".git/hooks/post-commit"
  private static let code = "#!/bin/sh\ntouch /tmp/x\n"

  /// Taken back, each would write a hook that can be executed, and remove a directory outside.
  private static let formats = [
    (1, "screens-gen run 1 4f9c\nmade 7 lnk/sub\n" + entry(mode: "755")),
    (2, "screens-gen run 2 4f9c\n" + part(entry(mode: "4755"))),
    (
      3,
      "screens-gen run 3 4f9c\n"
        + part("tree 1 /\nmade 7 lnk/sub\n" + entry(mode: "4755", staged: "staged 1 0\n"))
    ),
    (4, newest),
  ]

  private static func part(_ body: String) -> String {
    "part \(body.utf8.count) \(Fingerprint(of: body).text)\n" + body
  }

  private static func entry(mode: String, staged: String = "") -> String {
    "file \(hook.utf8.count) \(hook)\n\(staged)"
      + "before \(mode) \(code.utf8.count)\n\(code)\n"
  }

  private static let newest = RunRecord(
    run: "4f9c",
    trees: [
      RunRecord.Tree(
        path: "/", directories: ["lnk/sub"],
        entries: [
          RunRecord.Entry(
            path: hook, before: RunRecord.Before(text: code, mode: 0o4755), after: nil)
        ])
    ]
  ).text
}
