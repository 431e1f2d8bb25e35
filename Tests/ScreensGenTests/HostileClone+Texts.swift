extension HostileClone {
  /// Specs, sources and data that ask for what they should not have.
  static let texts: [HostileClone] = [
    HostileClone(
      "a bomb of aliases",
      adding: #"""
        { echo 'screenlet: Far'; echo 'a0: &a0 [x, x, x, x, x, x, x, x, x]'; for i in 1 2 3 \#
        4 5 6 7 8 9; do p="*a$((i-1))"; echo "a$i: &a$i [$p, $p, $p, $p, $p, $p, $p, $p, \#
        $p]"; done; } > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:8:10: error: more than 1000000 values, aliases expanded; split \
        the document
        8 | a6: &a6 [*a5, *a5, *a5, *a5, *a5, *a5, *a5, *a5, *a5]
          |          ^~~

        """),
    HostileClone(
      "a spec of a million brackets",
      adding: #"head -c 1000000 /dev/zero | tr '\0' '[' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:1:65: error: lists and mappings nested more than 64 deep; flatten \
        them
        1 | \
        …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
          |                                                              ^

        """),
    HostileClone(
      "a source of a hundred thousand braces",
      adding: #"head -c 100000 /dev/zero | tr '\0' '{' > Far.swift"#,
      words: ["lint"],
      code: 1,
      errors: """
        Far.swift:1:1: error: this bracket is never closed; close it
        1 | \
        {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{\
        {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{…
          | ^

        """),
    HostileClone(
      "a XIB of elements without end",
      adding: "yes '<a>' | head -c 100000 > Far.xib",
      words: ["lint"],
      code: 1,
      errors: """
        Far.xib:201:2: error: elements nested more than 200 deep; flatten them
        201 | <a>
            |  ^

        """),
    HostileClone(
      "sources of 5,000 superclasses",
      adding: #"""
        { i=0; while [ $i -lt 5000 ]; do echo "class A$i: A$((i+1)) {}"; i=$((i+1)); done; \#
        } > Far.swift
        """#,
      words: ["lint"],
      code: 0,
      errors: ""),
    HostileClone(
      "data of a million brackets",
      adding: #"""
        printf '{{far}}' > a.mustache; head -c 1000000 /dev/zero | tr '\0' '[' > data.json
        """#,
      words: ["template", "render", "a.mustache", "--data", "data.json"],
      code: 65,
      errors: """
        data.json:1:65: error: lists and mappings nested more than 64 deep; flatten them
        1 | \
        …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
          |                                                              ^

        """),
    HostileClone(
      "folder: ../../x",
      adding: #"printf 'screenlet: Far\nfolder: ../../x\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: '../../x' is not a folder below the output; write names \
        of letters, digits, '-' and '_', with '/' between them
        2 | folder: ../../x
          |         ^~~~~~~

        """),
    HostileClone(
      "folder: .git/hooks",
      adding: #"printf 'screenlet: Far\nfolder: .git/hooks\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: '.git/hooks' is not a folder below the output; write \
        names of letters, digits, '-' and '_', with '/' between them
        2 | folder: .git/hooks
          |         ^~~~~~~~~~

        """),
    HostileClone(
      "folder: a/.hidden",
      adding: #"printf 'screenlet: Far\nfolder: a/.hidden\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: 'a/.hidden' is not a folder below the output; write \
        names of letters, digits, '-' and '_', with '/' between them
        2 | folder: a/.hidden
          |         ^~~~~~~~~

        """),
    HostileClone(
      "folder: /tmp",
      adding: #"printf 'screenlet: Far\nfolder: /tmp\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: '/tmp' is not a folder below the output; write names of \
        letters, digits, '-' and '_', with '/' between them
        2 | folder: /tmp
          |         ^~~~

        """),
    HostileClone(
      "folder: .g<U+200C>it",
      adding: #"printf 'screenlet: Far\nfolder: .g\342\200\214it\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: '.g\u{200C}it' is not a folder below the output; write names of \
        letters, digits, '-' and '_', with '/' between them
        2 | folder: .g\u{200C}it
          |         ^~~~

        """),
    HostileClone(
      "folder: a\\\\b",
      adding: #"printf 'screenlet: Far\nfolder: a\\b\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: 'a\\b' is not a folder below the output; write names of \
        letters, digits, '-' and '_', with '/' between them
        2 | folder: a\\b
          |         ^~~

        """),
    HostileClone(
      "a folder that is 100,000 deep",
      adding: #"""
        { printf 'screenlet: Far\nfolder: '; yes a/ | head -n 100000 | tr -d '\n'; echo a; \#
        } > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: the folder is 100001 names deep; write 16 at most
        2 | folder: a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/…
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """),
    HostileClone(
      "an address of 30,000 parameters",
      adding: #"""
        { printf 'connector: Far\nkind: http\nproperties: { a: String }\nurl: "http://a/'; \#
        yes '{a}' | head -n 30000 | tr -d '\n'; echo '"'; } > Far.connector.yml
        """#,
      words: ["check", "-q", "Far.connector.yml"],
      code: 1,
      errors: """
        Far.connector.yml:1:1: error: 'Connectors/FarConnector.swift' is missing; run \
        'screens-gen generate'
        1 | connector: Far
          | ^~~~~~~~~~~~~~

        """),
    HostileClone(
      "module: ../x",
      adding: #"printf 'screenlet: Far\nmodule: ../x\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: '../x' cannot name a module in Swift; use letters, \
        digits and '_', a letter first
        2 | module: ../x
          |         ^~~~

        """),
    HostileClone(
      "module: A; import Glibc",
      adding: #"printf 'screenlet: Far\nmodule: A; import Glibc\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:9: error: 'A; import Glibc' cannot name a module in Swift; use \
        letters, digits and '_', a letter first
        2 | module: A; import Glibc
          |         ^~~~~~~~~~~~~~~

        """),
    HostileClone(
      "screenlet: Far/../../x",
      adding: #"printf 'screenlet: Far/../../x\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:1:12: error: 'Far/../../x' cannot name a Screenlet in Swift; use \
        letters, digits and '_', a letter first
        1 | screenlet: Far/../../x
          |            ^~~~~~~~~~~

        """),
    HostileClone(
      "screenlet: \"Far {} func f() {}\"",
      adding: #"printf 'screenlet: "Far {} func f() {}"\n' > Far.screenlet.yml"#,
      code: 65,
      errors: """
        Far.screenlet.yml:1:12: error: 'Far {} func f() {}' cannot name a Screenlet in \
        Swift; use letters, digits and '_', a letter first
        1 | screenlet: "Far {} func f() {}"
          |            ^~~~~~~~~~~~~~~~~~~~

        """),
    HostileClone(
      "a theme ../far",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: full, ../far: full }\n' > \#
        Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:26: error: '../far' cannot name a theme; use letters, digits, \
        '-' and '_', a letter first
        2 | themes: { default: full, ../far: full }
          |                          ^~~~~~

        """),
    HostileClone(
      "a theme a/b",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: full, a/b: full }\n' > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:26: error: 'a/b' cannot name a theme; use letters, digits, '-' \
        and '_', a letter first
        2 | themes: { default: full, a/b: full }
          |                          ^~~

        """),
    HostileClone(
      "set: /etc/passwd",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: /etc/passwd } }\n' > \#
        Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:39: error: '/etc/passwd' is an absolute path; write the path of the \
        theme set relative to this spec
        2 | themes: { default: { kind: full, set: /etc/passwd } }
          |                                       ^~~~~~~~~~~

        """),
    HostileClone(
      "set: ../outside/secret",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: ../outside/secret } \#
        }\n' > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:39: error: '../outside/secret' is not the path of a theme set; \
        name a file that ends with '.theme.yml'
        2 | themes: { default: { kind: full, set: ../outside/secret } }
          |                                       ^~~~~~~~~~~~~~~~~

        """),
    HostileClone(
      "set: \"../outside/secret\\0.theme.yml\"",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: \#
        "../outside/secret\\0.theme.yml" } }\n' > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:39: error: the path of the theme set has a control character in \
        it; name a file without one
        2 | themes: { default: { kind: full, set: "../outside/secret\\0.theme.yml" } }
          |                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """),
    HostileClone(
      "set: ../.git/config",
      adding: #"""
        printf 'screenlet: Far\nthemes: { default: { kind: full, set: ../.git/config } }\n' \#
        > Far.screenlet.yml
        """#,
      code: 65,
      errors: """
        Far.screenlet.yml:2:39: error: '../.git/config' is not the path of a theme set; \
        name a file that ends with '.theme.yml'
        2 | themes: { default: { kind: full, set: ../.git/config } }
          |                                       ^~~~~~~~~~~~~~

        """),
    HostileClone(
      "a name that steers the terminal",
      adding: #"""
        printf 'screenlet: Far\n' > "$(printf 'Far\033[2J\302\233\n.screenlet.yml')"
        """#,
      code: 65,
      errors: """
        error: the path 'Far␛[2J�␊.screenlet.yml' has a control character in it; rename the file

        """),
    HostileClone(
      "a XIB whose name steers the terminal",
      adding: #"printf '<a' > "$(printf 'Far\033[2J.xib')""#,
      words: ["lint"],
      code: 1,
      errors: """
        Far␛[2J.xib:1:1: error: tag '<a' is never closed; expected '>'
        1 | <a
          | ^~

        """),
  ]
}
