import Testing

struct EntryListTests {
  @Test func `a duplicate key is reported with the first one`() {
    let text = """
      a: 1
      b: 2
      a: 3
      a: 4

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:1: error: duplicate key 'a'; keep one of them
        3 | a: 3
          | ^
        spec.yml:1:1: note: the first one is here
        1 | a: 1
          | ^
        spec.yml:4:1: error: duplicate key 'a'; keep one of them
        4 | a: 4
          | ^
        spec.yml:1:1: note: the first one is here
        1 | a: 1
          | ^

        """)
  }

  @Test func `keys are compared by what they mean`() {
    let text = """
      1: a
      0x1: b
      ~: c
      null: d
      : e
      true: f
      True: g
      1.0: h
      1.00: i
      0.0: j
      -0.0: k
      'x': l
      x: m

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: duplicate key '0x1'; keep one of them
        2 | 0x1: b
          | ^~~
        spec.yml:1:1: note: '1' is the same key in another spelling
        1 | 1: a
          | ^
        spec.yml:4:1: error: duplicate key 'null'; keep one of them
        4 | null: d
          | ^~~~
        spec.yml:3:1: note: '~' is the same key in another spelling
        3 | ~: c
          | ^
        spec.yml:5:1: error: duplicate key 'null'; keep one of them
        5 | : e
          | ^
        spec.yml:3:1: note: '~' is the same key in another spelling
        3 | ~: c
          | ^
        spec.yml:7:1: error: duplicate key 'True'; keep one of them
        7 | True: g
          | ^~~~
        spec.yml:6:1: note: 'true' is the same key in another spelling
        6 | true: f
          | ^~~~
        spec.yml:9:1: error: duplicate key '1.00'; keep one of them
        9 | 1.00: i
          | ^~~~
        spec.yml:8:1: note: '1.0' is the same key in another spelling
        8 | 1.0: h
          | ^~~
        spec.yml:11:1: error: duplicate key '-0.0'; keep one of them
        11 | -0.0: k
           | ^~~~
        spec.yml:10:1: note: '0.0' is the same key in another spelling
        10 | 0.0: j
           | ^~~
        spec.yml:13:1: error: duplicate key 'x'; keep one of them
        13 | x: m
           | ^
        spec.yml:12:1: note: the first one is here
        12 | 'x': l
           | ^~~

        """)
  }

  @Test func `keys that would be one in JSON are duplicates`() {
    let text = """
      1: a
      "1": b
      true: c
      'true': d
      "null": e
      ~: f
      !!float 1: g
      0x1F: h
      "0x1F": i
      "31": j
      1.0: k

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: duplicate key '1'; keep one of them
        2 | "1": b
          | ^~~
        spec.yml:1:1: note: the first one is here; quotes do not make it another key
        1 | 1: a
          | ^
        spec.yml:4:1: error: duplicate key 'true'; keep one of them
        4 | 'true': d
          | ^~~~~~
        spec.yml:3:1: note: the first one is here; quotes do not make it another key
        3 | true: c
          | ^~~~
        spec.yml:6:1: error: duplicate key 'null'; keep one of them
        6 | ~: f
          | ^
        spec.yml:5:1: note: 'null' is the same key in another spelling
        5 | "null": e
          | ^~~~~~
        spec.yml:7:9: error: duplicate key '1'; keep one of them
        7 | !!float 1: g
          |         ^
        spec.yml:1:1: note: the first one is here; a tag does not make it another key
        1 | 1: a
          | ^
        spec.yml:9:1: error: duplicate key '0x1F'; keep one of them
        9 | "0x1F": i
          | ^~~~~~
        spec.yml:8:1: note: the first one is here; quotes do not make it another key
        8 | 0x1F: h
          | ^~~~

        """)
  }

  @Test func `keys of long mappings that would be one in JSON are duplicates`() {
    let text = (0..<20).map { "\($0): a\n" }.joined() + "'17': b\n0x11: c\n"
    #expect(
      complaints(about: text) == """
        spec.yml:21:1: error: duplicate key '17'; keep one of them
        21 | '17': b
           | ^~~~
        spec.yml:18:1: note: the first one is here; quotes do not make it another key
        18 | 17: a
           | ^~
        spec.yml:22:1: error: duplicate key '0x11'; keep one of them
        22 | 0x11: c
           | ^~~~
        spec.yml:18:1: note: '17' is the same key in another spelling
        18 | 17: a
           | ^~

        """)
  }

  @Test func `an alias can be a duplicate key`() {
    let text = """
      &a x: 1
      *a : 2

      """
    #expect(
      complaints(about: text) == """
        spec.yml:2:1: error: duplicate key 'x'; keep one of them
        2 | *a : 2
          | ^~
        spec.yml:1:4: note: the first one is here
        1 | &a x: 1
          |    ^

        """)
  }

  @Test func `keys of long mappings are compared too`() {
    let text = """
      {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, i: 11, a: 12}

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:63: error: duplicate key 'i'; keep one of them
        1 | {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, i: 11, a: 12}
          |                                                               ^
        spec.yml:1:50: note: the first one is here
        1 | {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, i: 11, a: 12}
          |                                                  ^
        spec.yml:1:70: error: duplicate key 'a'; keep one of them
        1 | {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, i: 11, a: 12}
          |                                                                      ^
        spec.yml:1:2: note: the first one is here
        1 | {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, i: 11, a: 12}
          |  ^

        """)
  }

  @Test func `duplicates in brackets are reported at their own position`() {
    #expect(
      complaints(about: "{a: {b: 1, \"b\": 2}, 'a': 3}\n") == """
        spec.yml:1:12: error: duplicate key 'b'; keep one of them
        1 | {a: {b: 1, "b": 2}, 'a': 3}
          |            ^~~
        spec.yml:1:6: note: the first one is here
        1 | {a: {b: 1, "b": 2}, 'a': 3}
          |      ^
        spec.yml:1:21: error: duplicate key 'a'; keep one of them
        1 | {a: {b: 1, "b": 2}, 'a': 3}
          |                     ^~~
        spec.yml:1:2: note: the first one is here
        1 | {a: {b: 1, "b": 2}, 'a': 3}
          |  ^

        """)
  }

  @Test func `a merge key is refused`() {
    let text = """
      base: &base {a: 1}
      copy:
        <<: *base

      """
    #expect(
      complaints(about: text) == """
        spec.yml:3:3: error: merge keys are not supported; write the entries out, or put '<<' in quotes \
        if it is a name
        3 |   <<: *base
          |   ^~

        """)
  }

  @Test func `lists and mappings are not keys`() {
    let text = """
      [a]: 1
      ? b: c
      : 2
      {d: e}: 3

      """
    #expect(
      complaints(about: text) == """
        spec.yml:1:1: error: a list cannot be a key here; use a text
        1 | [a]: 1
          | ^~~
        spec.yml:2:3: error: a mapping cannot be a key here; use a text
        2 | ? b: c
          |   ^~~~
        spec.yml:4:1: error: a mapping cannot be a key here; use a text
        4 | {d: e}: 3
          | ^~~~~~

        """)
  }
}
