extension HostileClone {
  /// Links that lead out of the clone, or nowhere.
  static let links: [HostileClone] = [
    HostileClone(
      "the folder of the output leads out",
      adding: "ln -s ../outside NoteScreenlet",
      code: 73,
      errors: """
        error: 'NoteScreenlet' is a symbolic link; the output stays inside its directory

        """),
    HostileClone(
      "a folder in the output leads out",
      adding: "mkdir NoteScreenlet; ln -s ../../outside NoteScreenlet/Themes",
      code: 73,
      errors: """
        error: 'NoteScreenlet/Themes' is a symbolic link; the output stays inside its \
        directory

        """),
    HostileClone(
      "a XIB leads out",
      adding: #"""
        mkdir -p NoteScreenlet/Themes/Default; ln -s ../../../../outside/secret \#
        NoteScreenlet/Themes/Default/NoteView_default.xib
        """#,
      code: 73,
      errors: """
        error: 'NoteScreenlet/Themes/Default/NoteView_default.xib' is a symbolic link; the \
        output stays inside its directory

        """),
    HostileClone(
      "a module file leads out",
      adding: "echo 'module: Far' > ../outside/Far.module.yml; "
        + "ln -s ../outside/Far.module.yml Far.module.yml",
      code: 65,
      errors: """
        Far.module.yml: warning: this is a symbolic link out of '.', and is not followed; name it on \
        the command line if it is yours
        error: 'Far.module.yml' is not a regular file of 1 MB at most, and is not read as a module \
        file; remove it, or put the file itself there

        """
    ).ofModule,
    HostileClone(
      "the output of a module leads out",
      adding: "ln -s ../outside out; printf 'module: Far\\noutput: out/sub\\n' > Far.module.yml",
      code: 65,
      errors: """
        Far.module.yml:2:9: error: 'out' is a symbolic link, which is not followed from a module \
        file; name a folder itself
        2 | output: out/sub
          |         ^~~~~~~

        """
    ).ofModule,
    HostileClone(
      "the templates of a module are outside",
      files: ["Far.module.yml": "module: Far\ntemplates: ../outside\n"],
      code: 65,
      errors: """
        Far.module.yml:2:12: error: '../outside' leads out of '.'; name a folder in the same \
        package or repository
        2 | templates: ../outside
          |            ^~~~~~~~~~

        """
    ).ofModule,
    HostileClone(
      "the catalogue of a module is outside",
      files: [
        "Far.module.yml": "module: Far\nservices: ../outside/far.services\n", "far.json": document,
      ],
      words: ["service", "add", "far.json"],
      code: 65,
      errors: """
        Far.module.yml:2:11: error: '../outside/far.services' leads out of '.'; name a file in the \
        same package or repository
        2 | services: ../outside/far.services
          |           ^~~~~~~~~~~~~~~~~~~~~~~

        """
    ).ofModule,
    HostileClone(
      "the catalogue of a module leads out",
      adding: "ln -s ../outside/secret far.services",
      files: ["Far.module.yml": "module: Far\nservices: far.services\n", "far.json": document],
      words: ["service", "add", "far.json"],
      code: 65,
      errors: """
        Far.module.yml:2:11: error: 'far.services' is a symbolic link, which is not followed from \
        a module file; name a file itself
        2 | services: far.services
          |           ^~~~~~~~~~~~

        """
    ).ofModule,
    HostileClone(
      "the manifest of a package leads out",
      adding: """
        echo 'let package = Package(name: "Far")' > ../outside/Package.swift; \
        ln -s ../outside/Package.swift Package.swift
        """,
      files: [
        "Note.screenlet.yml":
          "screenlet: Note\nmodule: Far\ntests: no\nviewModel: { text: String? }\n"
      ],
      words: ["package", "--write"],
      code: 73,
      errors: """
        error: 'Package.swift' is a symbolic link; the output stays inside its directory

        """),
    HostileClone(
      "the output of a module is hidden",
      files: ["Far.module.yml": "module: Far\noutput: .git/hooks\n"],
      code: 65,
      errors: """
        Far.module.yml:2:9: error: '.git/hooks' is not the path of a folder; write names of \
        letters, digits, '-' and '_', with '/' between them, relative to this file
        2 | output: .git/hooks
          |         ^~~~~~~~~~

        """
    ).ofModule,
    HostileClone(
      "a source leads out",
      adding: "mkdir Connectors; ln -s ../../outside/secret Connectors/PingConnector.swift",
      code: 73,
      errors: """
        error: 'Connectors/PingConnector.swift' is a symbolic link; the output stays inside \
        its directory

        """),
    HostileClone(
      "a base leads out",
      adding: #"""
        mkdir Connectors; ln -s ../../outside/secret Connectors/.PingConnector.screens-gen
        """#,
      code: 73,
      errors: """
        error: 'Connectors/.PingConnector.screens-gen' is a symbolic link; the output stays \
        inside its directory

        """),
    HostileClone(
      "a source is a hard link",
      adding: "mkdir Connectors; ln ../outside/secret Connectors/PingConnector.swift",
      words: ["generate", "-q", "--force"],
      code: 0,
      errors: """
        your edits of 'Connectors/PingConnector.swift' gave way; a copy is kept

        """),
    HostileClone(
      "a spec leads out",
      adding: "ln -s ../outside/Far.connector.yml Far.connector.yml",
      code: 0,
      errors: """
        Far.connector.yml: warning: this is a symbolic link out of '.', and is not \
        followed; name it on the command line if it is yours

        """),
    HostileClone(
      "a spec leads to a secret",
      adding: "ln -s ../outside/secret Far.connector.yml",
      words: ["spec", "lint"],
      code: 0,
      errors: """
        Far.connector.yml: warning: this is a symbolic link out of '.', and is not \
        followed; name it on the command line if it is yours

        """),
    HostileClone(
      "a spec leads to a device",
      adding: "ln -s /dev/zero Far.connector.yml",
      code: 0,
      errors: """
        Far.connector.yml: warning: this is a symbolic link out of '.', and is not \
        followed; name it on the command line if it is yours

        """),
    HostileClone(
      "a spec leads to a hidden file",
      adding: "ln -s .git/config Far.connector.yml",
      code: 0,
      errors: """
        Far.connector.yml: warning: this is a symbolic link out of '.', and is not \
        followed; name it on the command line if it is yours

        """),
    HostileClone(
      "a spec leads to itself",
      adding: "ln -s Far.connector.yml Far.connector.yml",
      code: 74,
      errors: """
        error: cannot read 'Far.connector.yml': Too many levels of symbolic links

        """),
    HostileClone(
      "folders lead to each other",
      adding: "mkdir a b; ln -s ../b a/b; ln -s ../a b/a; ln -s . c; ln -s .. d",
      code: 0,
      errors: ""),
    HostileClone(
      "a theme set leads out",
      adding: #"""
        ln -s ../outside/secret far.theme.yml; printf 'screenlet: Far\nthemes: { default: { \#
        kind: full, set: far.theme.yml } }\n' > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        far.theme.yml: warning: this is a symbolic link out of '.', and is not followed; \
        name it on the command line if it is yours
        Far.screenlet.yml:2:39: error: 'far.theme.yml' is a symbolic link, which is not \
        followed to a theme set; name the file itself
        2 | themes: { default: { kind: full, set: far.theme.yml } }
          |                                       ^~~~~~~~~~~~~

        """),
    HostileClone(
      "a theme set behind a folder that leads out",
      adding: #"""
        ln -s ../outside far; printf 'screenlet: Far\nthemes: { default: { kind: full, set: \#
        far/secret.theme.yml } }\n' > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:39: error: 'far' is a symbolic link, which is not followed to a \
        theme set; name the file itself
        2 | themes: { default: { kind: full, set: far/secret.theme.yml } }
          |                                       ^~~~~~~~~~~~~~~~~~~~

        """),
    HostileClone(
      "a source of lint leads out",
      adding: "ln -s ../outside/secret Far.swift; ln -s /dev/zero Far.xib",
      words: ["lint"],
      code: 0,
      errors: """
        Far.swift: warning: this is a symbolic link out of '.', and is not followed; put a \
        copy of the file there
        Far.xib: warning: this is a symbolic link out of '.', and is not followed; put a \
        copy of the file there

        """),
    HostileClone(
      "a template leads out",
      adding: #"""
        mkdir own own/Model; ln -s ../../../outside/secret own/Model/secret.swift.mustache
        """#,
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        error: 'own/Model/secret.swift.mustache' is a symbolic link out of 'own'; put a \
        copy of the file there

        """),
    HostileClone(
      "a folder of templates leads out",
      adding: "mkdir own; ln -s ../../outside own/Model",
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        error: 'own/Model' is a symbolic link to a directory; put the directory itself there

        """),
    HostileClone(
      "a partial leads out",
      adding: #"""
        mkdir own; ln -s ../../outside/secret own/secret.mustache; printf '{{>secret}}' > \#
        a.mustache
        """#,
      words: ["template", "render", "a.mustache", "--partials", "own"],
      code: 65,
      errors: """
        error: 'own/secret.mustache' is a symbolic link out of 'own'; put a copy of the \
        file there

        """),
    HostileClone(
      "a folder for ejected templates leads out",
      adding: "mkdir own; ln -s ../../outside own/Model",
      words: ["template", "eject", "own"],
      code: 73,
      errors: """
        error: 'own/Model' is a symbolic link; the output stays inside its directory

        """),
  ]
}

extension HostileClone {
  /// What a server offers.
  private static let document = """
    {"contextName": "far", "types": [], "services": [
      {"path": "/far.account/close", "parameters": [], "returns": {"type": "void"}}]}
    """

  /// With the commands that read module files.
  fileprivate var ofModule: HostileClone {
    HostileClone(
      testDescription, adding: script, files: files, words: words,
      others: [
        ["check", "-q"], ["diff"], ["spec", "lint"], ["lint"], ["template", "diff"],
        ["rename", "Note.screenlet.yml", "text", "memo"], ["theme", "dark", "Note.screenlet.yml"],
        ["new-screenlet", "New", "-n"], ["service", "add", "far.json"],
      ], environment: environment, code: code, errors: errors)
  }
}
