import Testing
import TextMerge

struct UnifiedDiffTests {
  @Test func `equal texts give nothing`() {
    #expect(UnifiedDiff(from: "a\n", to: "a\n", path: "x").text == "")
    #expect(UnifiedDiff(from: "", to: "", path: "x").text == "")
    #expect(UnifiedDiff(from: nil, to: nil, path: "x").text == "")
  }

  @Test func `a change is shown with three lines around it`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = "1\n2\n3\n4\nfive\nfive and a half\n6\n7\n8\n9\n"
    #expect(
      UnifiedDiff(from: old, to: new, path: "Sources/Count.swift").text == """
        --- a/Sources/Count.swift
        +++ b/Sources/Count.swift
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +five and a half
         6
         7
         8

        """)
  }

  @Test func `changes share a hunk when their surroundings touch`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n"
    let near = "one\n2\n3\n4\n5\n6\n7\neight\n9\n10\n11\n12\n13\n14\n15\n16\n"
    let far = "one\n2\n3\n4\n5\n6\n7\n8\nnine\n10\n11\n12\n13\n14\n15\n16\n"
    #expect(
      UnifiedDiff(from: old, to: near, path: "x").text == """
        --- a/x
        +++ b/x
        @@ -1,11 +1,11 @@
        -1
        +one
         2
         3
         4
         5
         6
         7
        -8
        +eight
         9
         10
         11

        """)
    #expect(
      UnifiedDiff(from: old, to: far, path: "x").text == """
        --- a/x
        +++ b/x
        @@ -1,4 +1,4 @@
        -1
        +one
         2
         3
         4
        @@ -6,7 +6,7 @@
         6
         7
         8
        -9
        +nine
         10
         11
         12

        """)
  }

  @Test func `a missing line feed at the end is shown`() {
    #expect(
      UnifiedDiff(from: "a\nb\n", to: "a\nb", path: "x").text == """
        --- a/x
        +++ b/x
        @@ -1,2 +1,2 @@
         a
        -b
        +b
        \\ No newline at end of file

        """)
    #expect(
      UnifiedDiff(from: "a\nb", to: "c\nb", path: "x").text == """
        --- a/x
        +++ b/x
        @@ -1,2 +1,2 @@
        -a
        +c
         b
        \\ No newline at end of file

        """)
  }

  @Test func `carriage returns stay in their lines`() {
    #expect(
      UnifiedDiff(from: "a\r\n", to: "a\n", path: "x").text
        == "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\r\n+a\n")
  }

  @Test func `a file that comes or goes has a side that is null`() {
    #expect(
      UnifiedDiff(from: nil, to: "a\nb\n", path: "x").text
        == "--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(
      UnifiedDiff(from: "a\n", to: nil, path: "x").text
        == "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      UnifiedDiff(from: "a\n", to: "", path: "x").text
        == "--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `an empty file comes and goes in the form of git`() {
    #expect(
      UnifiedDiff(from: nil, to: "", path: "x").text
        == "diff --git a/x b/x\nnew file mode 100644\n")
    #expect(
      UnifiedDiff(from: "", to: nil, path: "x").text
        == "diff --git a/x b/x\ndeleted file mode 100644\n")
  }

  @Test(arguments: [
    ("é.swift", "--- a/é.swift\n"),
    ("my file.swift", "--- a/my file.swift\t\n"),
    ("a \"b\"\\.swift", "--- \"a/a \\\"b\\\"\\\\.swift\"\n"),
    ("é\t\n.swift", "--- \"a/é\\011\\012.swift\"\n"),
  ])
  func `names are quoted when they need it`(path: String, line: String) {
    #expect(UnifiedDiff(from: "a\n", to: nil, path: path).text.hasPrefix(line))
  }

  @Test func `the context can be left out`() {
    #expect(
      UnifiedDiff(from: "a\nb\nc\n", to: "a\nc\n", path: "x", context: 0).text
        == "--- a/x\n+++ b/x\n@@ -2 +1,0 @@\n-b\n")
  }
}
