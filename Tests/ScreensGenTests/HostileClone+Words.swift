extension HostileClone {
  /// Templates and words of a command line that ask for what they should not have.
  static let words: [HostileClone] = [
    HostileClone(
      "a template {{! }}.git/hooks/post-commit",
      adding: #"""
        mkdir -p "$(dirname 'own/Model/{{! }}.git/hooks/post-commit.mustache')"; printf x > \#
        'own/Model/{{! }}.git/hooks/post-commit.mustache'; printf 'screenlet: Far\nmodels: \#
        { Memo: { text: String } }\n' > Far.screenlet.yml
        """#,
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        Far.screenlet.yml:2:11: error: the template makes '.git/hooks/post-commit', which \
        is hidden; give it a name that does not begin with a dot
        2 | models: { Memo: { text: String } }
          |           ^~~~

        """),
    HostileClone(
      "a template {{! }}../Important.swift",
      adding: #"""
        mkdir -p "$(dirname 'own/Model/{{! }}../Important.swift.mustache')"; printf x > \#
        'own/Model/{{! }}../Important.swift.mustache'; printf 'screenlet: Far\nmodels: { \#
        Memo: { text: String } }\n' > Far.screenlet.yml
        """#,
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        Far.screenlet.yml:2:11: error: '../Important.swift' is not a path below the output; \
        correct the name of the template that makes it
        2 | models: { Memo: { text: String } }
          |           ^~~~

        """),
    HostileClone(
      "a template {{! }}/Important.swift",
      adding: #"""
        mkdir -p "$(dirname 'own/Model/{{! }}/Important.swift.mustache')"; printf x > \#
        'own/Model/{{! }}/Important.swift.mustache'; printf 'screenlet: Far\nmodels: { \#
        Memo: { text: String } }\n' > Far.screenlet.yml
        """#,
      words: ["generate", "-q", "--templates", "own"],
      code: 65,
      errors: """
        Far.screenlet.yml:2:11: error: '/Important.swift' is not a path below the output; \
        correct the name of the template that makes it
        2 | models: { Memo: { text: String } }
          |           ^~~~

        """),
    HostileClone(
      "a partial that includes itself",
      adding: "mkdir own; printf '{{>a}}' > own/a.mustache; printf '{{>a}}' > a.mustache",
      words: ["template", "render", "a.mustache", "--partials", "own"],
      code: 65,
      errors: """
        own/a.mustache:1:4: error: 'a' is more than 500 sections and partials deep; a \
        partial that includes itself has to end
        1 | {{>a}}
          |    ^

        """),
    HostileClone(
      "partials that double",
      adding: #"""
        mkdir own; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 \#
        25 26 27 28 29 30; do printf "{{>p$((i+1))}}{{>p$((i+1))}}" > own/p$i.mustache; \#
        done; head -c 10000 /dev/zero | tr '\0' x > own/p31.mustache; printf '{{>p1}}' > \#
        a.mustache
        """#,
      words: ["template", "render", "a.mustache", "--partials", "own"],
      code: 65,
      errors: """
        own/p29.mustache:1:12: error: 'p30' makes the output too long; the limits are \
        16777216 bytes and 1000000 repetitions
        1 | {{>p30}}{{>p30}}
          |            ^~~

        """),
    HostileClone(
      "a renaming that leads up",
      words: ["rename", "Note.screenlet.yml", "Note", "../Note"],
      code: 65,
      errors: """
        ../Note.screenlet.yml:1:12: error: '../Note' cannot name a Screenlet in Swift; use \
        letters, digits and '_', a letter first
        1 | screenlet: ../Note
          |            ^~~~~~~
        error: that is how the spec would read; nothing was written

        """),
    HostileClone(
      "a renaming to a hidden name",
      words: ["rename", "Note.screenlet.yml", "Note", ".git"],
      code: 65,
      errors: """
        .git.screenlet.yml:1:12: error: '.git' cannot name a Screenlet in Swift; did you \
        mean 'Git'?
        1 | screenlet: .git
          |            ^~~~
        error: that is how the spec would read; nothing was written

        """),
    HostileClone(
      "a renaming to code",
      words: ["rename", "Note.screenlet.yml", "text", "a; import Glibc"],
      code: 65,
      errors: """
        Note.screenlet.yml:2:14: error: 'a; import Glibc' cannot name a view model member \
        in Swift; use letters, digits and '_', a letter first
        2 | viewModel: { a; import Glibc: String? }
          |              ^~~~~~~~~~~~~~~
        error: that is how the spec would read; nothing was written

        """),
    HostileClone(
      "a new theme that leads up",
      words: ["theme", "../dark", "Note.screenlet.yml"],
      code: 65,
      errors: """
        Note.screenlet.yml:7:3: error: '../dark' cannot name a theme; use letters, digits, \
        '-' and '_', a letter first
        7 |   ../dark: full
          |   ^~~~~~~

        """),
  ]
}
