extension HostileClone {
  /// Something else instead of a file of a reasonable size.
  static let otherFiles: [HostileClone] = [
    HostileClone(
      "a pipe for a spec that is found",
      adding: "mkfifo 'Far.connector.yml'",
      code: 0,
      errors: """
        Far.connector.yml: warning: this is not a regular file, and is not read

        """),
    HostileClone(
      "a pipe for a spec that is named",
      adding: "mkfifo 'Far.connector.yml'",
      words: ["generate", "-q", "Far.connector.yml"],
      code: 74,
      errors: """
        error: 'Far.connector.yml' is not a regular file; name one, or '-' for standard \
        input

        """),
    HostileClone(
      "a pipe for a source",
      adding: "mkdir Connectors; mkfifo 'Connectors/PingConnector.swift'",
      code: 1,
      errors: """
        error: 'Connectors/PingConnector.swift' is not a text file; move it away
        nothing was written

        """),
    HostileClone(
      "a pipe for a XIB",
      adding: #"""
        mkdir -p NoteScreenlet/Themes/Default; mkfifo \#
        'NoteScreenlet/Themes/Default/NoteView_default.xib'
        """#,
      code: 1,
      errors: """
        error: 'NoteScreenlet/Themes/Default/NoteView_default.xib' is not a text file; move it \
        away
        nothing was written

        """),
    HostileClone(
      "a pipe for a base",
      adding: "mkdir Connectors; mkfifo 'Connectors/.PingConnector.screens-gen'",
      code: 1,
      errors: """
        error: 'Connectors/.PingConnector.screens-gen' is not a text file; move it away
        nothing was written

        """),
    HostileClone(
      "a pipe for a theme set",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: far.theme.yml } }\n' \#
        > Far.screenlet.yml; mkfifo 'far.theme.yml'
        """#,
      code: 74,
      errors: """
        far.theme.yml: warning: this is not a regular file, and is not read
        error: 'far.theme.yml' is not a regular file; name one, or '-' for standard input

        """),
    HostileClone(
      "a pipe for a source and a XIB of lint",
      adding: "mkfifo 'Far.swift'; mkfifo 'Far.xib'",
      words: ["lint"],
      code: 0,
      errors: """
        Far.swift: warning: this is not a regular file, and is not read
        Far.xib: warning: this is not a regular file, and is not read

        """),
    HostileClone(
      "a pipe for a template",
      adding: "mkdir -p own/Model; mkfifo 'own/Model/far.swift.mustache'",
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        error: 'own/Model/far.swift.mustache' is not a regular file; move it away

        """),
    HostileClone(
      "a pipe for a partial",
      adding: "printf '{{>far}}' > a.mustache; mkdir own; mkfifo 'own/far.mustache'",
      words: ["template", "render", "a.mustache", "--partials", "own"],
      code: 65,
      errors: """
        error: 'own/far.mustache' is not a regular file; move it away

        """),
    HostileClone(
      "a pipe for data",
      adding: "printf '{{far}}' > a.mustache; mkfifo 'data.json'",
      words: ["template", "render", "a.mustache", "--data", "data.json"],
      code: 74,
      errors: """
        error: 'data.json' is not a regular file; name one, or '-' for standard input

        """),
    HostileClone(
      "a directory for a spec that is found",
      adding: "mkdir 'Far.connector.yml'",
      code: 0,
      errors: ""),
    HostileClone(
      "a directory for a spec that is named",
      adding: "mkdir 'Far.connector.yml'",
      words: ["generate", "-q", "Far.connector.yml"],
      code: 66,
      errors: """
        error: no spec is in 'Far.connector.yml'; their names end with '.screenlet.yml', \
        '.connector.yml', '.interactor.yml', '.theme.yml', '.themes.yml' or '.module.yml', or with '.yaml' instead

        """),
    HostileClone(
      "a directory for a source",
      adding: "mkdir Connectors; mkdir 'Connectors/PingConnector.swift'",
      code: 1,
      errors: """
        error: 'Connectors/PingConnector.swift' is not a text file; move it away
        nothing was written

        """),
    HostileClone(
      "a directory for a XIB",
      adding: #"""
        mkdir -p NoteScreenlet/Themes/Default; mkdir \#
        'NoteScreenlet/Themes/Default/NoteView_default.xib'
        """#,
      code: 1,
      errors: """
        error: 'NoteScreenlet/Themes/Default/NoteView_default.xib' is not a text file; move it \
        away
        nothing was written

        """),
    HostileClone(
      "a directory for a base",
      adding: "mkdir Connectors; mkdir 'Connectors/.PingConnector.screens-gen'",
      code: 1,
      errors: """
        error: 'Connectors/.PingConnector.screens-gen' is not a text file; move it away
        nothing was written

        """),
    HostileClone(
      "a directory for a theme set",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: far.theme.yml } }\n' \#
        > Far.screenlet.yml; mkdir 'far.theme.yml'
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:39: error: 'far.theme.yml' is not a theme set; name a spec that \
        says 'theme: <name>'
        2 | themes: { default: { kind: full, set: far.theme.yml } }
          |                                       ^~~~~~~~~~~~~

        """),
    HostileClone(
      "a directory for a source and a XIB of lint",
      adding: "mkdir 'Far.swift'; mkdir 'Far.xib'",
      words: ["lint"],
      code: 0,
      errors: ""),
    HostileClone(
      "10 GB for a spec that is found",
      adding: "dd if=/dev/null of='Far.connector.yml' bs=1048576 seek=10240 2>/dev/null",
      code: 0,
      errors: """
        Far.connector.yml: warning: this has more than 1 MB, and is not read

        """),
    HostileClone(
      "10 GB for a spec that is named",
      adding: "dd if=/dev/null of='Far.connector.yml' bs=1048576 seek=10240 2>/dev/null",
      words: ["generate", "-q", "Far.connector.yml"],
      code: 74,
      errors: """
        error: 'Far.connector.yml' has more than 4 MB, the limit

        """),
    HostileClone(
      "10 GB for a source",
      adding: #"""
        mkdir Connectors; dd if=/dev/null of='Connectors/PingConnector.swift' bs=1048576 \#
        seek=10240 2>/dev/null
        """#,
      code: 1,
      errors: """
        error: 'Connectors/PingConnector.swift' has more than 1 MB, the limit; move it away
        nothing was written

        """),
    HostileClone(
      "10 GB for a XIB",
      adding: #"""
        mkdir -p NoteScreenlet/Themes/Default; dd if=/dev/null \#
        of='NoteScreenlet/Themes/Default/NoteView_default.xib' bs=1048576 seek=10240 \#
        2>/dev/null
        """#,
      code: 1,
      errors: """
        error: 'NoteScreenlet/Themes/Default/NoteView_default.xib' has more than 1 MB, the \
        limit; move it away
        nothing was written

        """),
    HostileClone(
      "10 GB for a base",
      adding: #"""
        mkdir Connectors; dd if=/dev/null of='Connectors/.PingConnector.screens-gen' \#
        bs=1048576 seek=10240 2>/dev/null
        """#,
      code: 1,
      errors: """
        error: 'Connectors/.PingConnector.screens-gen' has more than 4 MB, the limit; move \
        it away
        nothing was written

        """),
    HostileClone(
      "10 GB for a theme set",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: far.theme.yml } }\n' \#
        > Far.screenlet.yml; dd if=/dev/null of='far.theme.yml' bs=1048576 seek=10240 \#
        2>/dev/null
        """#,
      code: 74,
      errors: """
        far.theme.yml: warning: this has more than 1 MB, and is not read
        error: 'far.theme.yml' has more than 4 MB, the limit

        """),
    HostileClone(
      "10 GB for a source and a XIB of lint",
      adding: #"""
        dd if=/dev/null of='Far.swift' bs=1048576 seek=10240 2>/dev/null; dd if=/dev/null \#
        of='Far.xib' bs=1048576 seek=10240 2>/dev/null
        """#,
      words: ["lint"],
      code: 0,
      errors: """
        Far.swift: warning: this has more than 1 MB, and is not read
        Far.xib: warning: this has more than 1 MB, and is not read

        """),
    HostileClone(
      "10 GB for a template",
      adding: #"""
        mkdir -p own/Model; dd if=/dev/null of='own/Model/far.swift.mustache' bs=1048576 \#
        seek=10240 2>/dev/null
        """#,
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        error: 'own/Model/far.swift.mustache' has more than 1 MB, the limit

        """),
    HostileClone(
      "10 GB for a partial",
      adding: #"""
        printf '{{>far}}' > a.mustache; mkdir own; dd if=/dev/null of='own/far.mustache' \#
        bs=1048576 seek=10240 2>/dev/null
        """#,
      words: ["template", "render", "a.mustache", "--partials", "own"],
      code: 65,
      errors: """
        error: 'own/far.mustache' has more than 1 MB, the limit

        """),
    HostileClone(
      "10 GB for data",
      adding: #"""
        printf '{{far}}' > a.mustache; dd if=/dev/null of='data.json' bs=1048576 seek=10240 \#
        2>/dev/null
        """#,
      words: ["template", "render", "a.mustache", "--data", "data.json"],
      code: 74,
      errors: """
        error: 'data.json' has more than 4 MB, the limit

        """),
    HostileClone(
      "100,000 files in a folder",
      adding: "mkdir huge; cd huge; seq 1 100000 | xargs touch",
      others: [],
      code: 0,
      errors: ""),
    HostileClone(
      "folders that are 10,000 deep",
      adding: #"""
        d=d/d/d/d/d/d/d/d/d/d; d=$d/$d/$d/$d/$d/$d/$d/$d/$d/$d; mkdir huge; cd huge; i=0; \#
        while [ $i -lt 100 ]; do mkdir -p $d; cd -P $d; i=$((i+1)); done
        """#,
      others: [],
      code: 74,
      errors: """
        error: '.' has directories that are more than 64 deep; name one with the files that \
        you mean

        """),
  ]
}
