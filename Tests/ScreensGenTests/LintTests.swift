import Foundation
import Testing

struct LintTests {
  let sandbox: Sandbox
  private static let theme = "AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib"

  init() throws {
    sandbox = try Sandbox(["AddBookmark.screenlet.yml": try Sample.addBookmark])
    try sandbox.run("generate", "--quiet")
  }

  @Test func `what was generated fits together, and nothing is written`() throws {
    let before = try sandbox.stamps()
    let counts = Outcome("3 XIBs, 10 Swift files: no problems\n")
    #expect(try sandbox.run("lint") == counts)
    #expect(try sandbox.run("lint", "AddBookmarkScreenlet", ".", "./") == Outcome(counts.out))
    #expect(try sandbox.run("lint", "--quiet") == Outcome())
    #expect(
      try sandbox.run("lint", "AddBookmarkScreenlet/Models")
        == Outcome("0 XIBs, 1 Swift file: no problems\n"))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `an error, and a warning`() throws {
    try sandbox.edit(Self.theme, #"property="urlTextField""#, #"property="urlField""#)
    try sandbox.edit(
      "AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift",
      "\n  // MARK: AddBookmarkViewModel", "\n  @IBOutlet var hint: UILabel?\n")
    #expect(
      try sandbox.run("lint", "AddBookmarkScreenlet", "--color", "never")
        == Outcome(
          "3 XIBs, 9 Swift files: 2 errors, 1 warning\n",
          errors: """
            AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib:14:10: error: \
            outlet 'urlTextField' is not connected; 'url' of 'AddBookmarkViewModel' needs it
            14 |         <view contentMode="scaleToFill" id="TGY-Co-txj" customClass="AddBookmarkView_flat7" customModule="Bookmarks">
               |          ^~~~
            AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift:25:12: note: \
            'url' uses it
            25 |   open var url: String? {
               |            ^~~
            AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib:88:35: error: \
            'AddBookmarkView_flat7' has no outlet 'urlField'; declare it there, or disconnect it
            88 |                 <outlet property="urlField" destination="9IA-lL-5rj" id="MWR-Ep-XE9"/>
               |                                   ^~~~~~~~
            AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.swift:7:12: note: \
            'AddBookmarkView_flat7' is declared here
            7 | open class AddBookmarkView_flat7: AddBookmarkView_default {}
              |            ^~~~~~~~~~~~~~~~~~~~~
            AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.swift:22:17: warning: \
            outlet 'hint' of 'AddBookmarkView_default' is not connected anywhere; connect it, or delete it
            22 |   @IBOutlet var hint: UILabel?
               |                 ^~~~

            """, code: 1))
  }

  @Test func `a child theme keeps the view class it was generated with, wherever its folder is`()
    throws
  {
    let child = "Themes/Large/AddBookmarkView_large.xib"
    try sandbox.edit(
      "AddBookmarkScreenlet/\(child)", #"customClass="AddBookmarkView_default""#,
      #"customClass="AddBookmarkView_flat7""#)
    func finding(_ path: String) -> String {
      """
      \(path):14:70: error: 'AddBookmarkView_large.xib' was generated with the view class \
      'AddBookmarkView_default', which a child theme keeps; use that
      14 |         <view contentMode="scaleToFill" id="TGY-Co-txj" customClass="AddBookmarkView_flat7" \
      customModule="Bookmarks">
         |                                                                      ^~~~~~~~~~~~~~~~~~~~~

      """
    }
    let counts = "3 XIBs, 10 Swift files: 1 error\n"
    #expect(
      try sandbox.run("lint")
        == Outcome(counts, errors: finding("AddBookmarkScreenlet/\(child)"), code: 1))
    #expect(
      try sandbox.run("lint", "--quiet", in: "AddBookmarkScreenlet")
        == Outcome(errors: finding(child), code: 1))
    try sandbox.shell("mkdir App; mv AddBookmarkScreenlet App/Bookmarks")
    #expect(
      try sandbox.run("lint") == Outcome(counts, errors: finding("App/Bookmarks/\(child)"), code: 1)
    )
  }

  @Test func `a warning alone is not a failure`() throws {
    try sandbox.edit(
      "AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.swift",
      "AddBookmarkView_default {}", "AddBookmarkView_default {\n  @IBOutlet var hint: UILabel?\n}")
    let outcome = try sandbox.run("lint", "--quiet")
    #expect(outcome.code == 0)
    #expect(outcome.out == "")
    #expect(outcome.errors.contains("warning: outlet 'hint' of 'AddBookmarkView_flat7'"))
  }

  @Test func `what cannot be read, heard or touched is a warning that can be left out`() throws {
    try sandbox.edit(
      Self.theme,
      "style=\"UICTFontTextStyleBody\"/>\n                    <textInputTraits key=\"textInputTraits\" autocap",
      "type=\"system\" pointSize=\"9\"/>\n                    <textInputTraits key=\"textInputTraits\" autocap"
    )
    #expect(
      try sandbox.run("lint", "AddBookmarkScreenlet")
        == Outcome(
          "3 XIBs, 9 Swift files: 1 warning\n",
          errors: """
            \(Self.theme):24:22: warning: 'urlTextField' has a font of a fixed size, whatever text size \
            the user chose; use a text style, such as Body, and let it adjust
            24 |                     <fontDescription key="fontDescription" type="system" pointSize="9"/>
               |                      ^~~~~~~~~~~~~~~

            """))
    #expect(
      try sandbox.run("lint", "AddBookmarkScreenlet", "--no-accessibility")
        == Outcome("3 XIBs, 9 Swift files: no problems\n"))
  }

  @Test func `findings as JSON`() throws {
    try sandbox.edit(Self.theme, #"ionIdentifier="get-title""#, #"ionIdentifier="gt""#)
    #expect(
      try sandbox.run("lint", "--json").out == """
        {
          "schema": 1,
          "xibs": [
            "AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib",
            "AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib",
            "AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib"
          ],
          "storyboards": [],
          "counts": {
            "error": 1,
            "warning": 0
          },
          "diagnostics": [
            {
              "severity": "error",
              "file": "AddBookmarkScreenlet/Themes/Flat7/AddBookmarkView_flat7.xib",
              "line": 52,
              "column": 94,
              "message": "'gt' is not an action of 'AddBookmarkScreenlet'; it has 'add-bookmark', 'defaultAction', 'get-title'"
            }
          ]
        }

        """)
    #expect(try sandbox.run("lint", "--json").code == 1)
  }

  // MARK: Modules

  /// The finding for a module that a XIB of the flat7 theme should not name.
  private func wrongModule(_ expected: String, _ module: String) -> String {
    let column = String(repeating: " ", count: 106)
    return """
      \(Self.theme):14:107: error: class 'AddBookmarkView_flat7' is in module '\(expected)', \
      not in '\(module)'
      14 |         <view contentMode="scaleToFill" id="TGY-Co-txj" customClass="AddBookmarkView_flat7" \
      customModule="\(module)">
         | \(column)^\(String(repeating: "~", count: module.count - 1))

      """
  }

  @Test func `a module that neither the spec nor the last output gives`() throws {
    try sandbox.edit(Self.theme, #""Bookmarks""#, #""Memos""#)
    #expect(try sandbox.run("lint").errors == wrongModule("Bookmarks", "Memos"))
    try sandbox.remove("AddBookmark.screenlet.yml")
    #expect(try sandbox.run("lint").errors == wrongModule("Bookmarks", "Memos"))
    // Nothing but the other XIBs says it now.
    try sandbox.remove("AddBookmarkScreenlet/.AddBookmark.screens-gen")
    #expect(
      try sandbox.run("lint").errors.hasPrefix(
        """
        \(Self.theme):14:107: error: class 'AddBookmarkView_flat7' cannot be in module 'Memos' \
        too; name the same module in all XIBs

        """))
  }

  @Test(arguments: ["class", "my-app"])
  func `a module that no source could import`(_ name: String) throws {
    #expect(
      try sandbox.run("lint", "--module", name)
        == Outcome(
          errors: """
            error: '\(name)' cannot name a module in Swift
            see 'screens-gen lint --help'

            """, code: 64))
  }

  @Test func `the package that the sources are in, and the user, decide`() throws {
    try sandbox.write(
      """
      let package = Package(name: "All", targets: [
        .target(
          name: "Memos", path: "AddBookmarkScreenlet",
          resources: [
            .process("Themes/Default/AddBookmarkView_default.xib"),
            .process("Themes/Flat7/AddBookmarkView_flat7.xib"),
            .copy("Themes/Large/AddBookmarkView_large.xib"),
          ])
      ])
      """, to: "Package.swift")
    #expect(
      try sandbox.run("lint", "AddBookmarkScreenlet").errors
        .hasPrefix(
          "AddBookmarkScreenlet/Themes/Default/AddBookmarkView_default.xib:14:109: error: "
            + "class 'AddBookmarkView_default' is in module 'Memos', not in 'Bookmarks'\n"))
    let below = try sandbox.run("lint", in: "AddBookmarkScreenlet/Themes")
    #expect(below.errors.hasPrefix("Default/AddBookmarkView_default.xib:14:109: error: class"))
    #expect(
      try sandbox.run("lint", "--module", "Bookmarks")
        == Outcome("3 XIBs, 11 Swift files: no problems\n"))
  }

  @Test func `a XIB that no target of the package bundles`() throws {
    try sandbox.write(
      """
      let package = Package(name: "All", targets: [
        .target(
          name: "Bookmarks", path: "AddBookmarkScreenlet",
          resources: [
            .process("Themes/Default/AddBookmarkView_default.xib"),
            .process("Themes/Flat7/AddBookmarkView_flat7.xib"),
          ])
      ])
      """, to: "Package.swift")
    #expect(
      try sandbox.run("lint", "--color", "never")
        == Outcome(
          "3 XIBs, 11 Swift files: 1 warning\n",
          errors: """
            AddBookmarkScreenlet/Themes/Large/AddBookmarkView_large.xib:2:2: warning: \
            'AddBookmarkView_large.xib' is not among the resources of the target 'Bookmarks', and only \
            Xcode bundles it; write resources: \
            [.process("Themes/Large/AddBookmarkView_large.xib")] in Package.swift
            2 | <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaT…
              |  ^~~~~~~~

            """))
  }

  @Test func `sources that a target bundles are not compiled`() throws {
    try sandbox.write(
      """
      let package = Package(name: "All", targets: [
        .target(name: "Memos", path: "Memos", resources: [.copy("Samples")])
      ])
      """, to: "Package.swift")
    try sandbox.write("struct Memo {}\n", to: "Memos/Memo.swift")
    try sandbox.write("struct Memo {}\n", to: "Memos/Samples/Memo.swift")
    #expect(try sandbox.run("lint", "Memos") == Outcome("0 XIBs, 2 Swift files: no problems\n"))
  }

  @Test func `a storyboard with a Screenlet`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes>
              <scene sceneID="s1">
                  <objects>
                      <viewController id="c1" customClass="NotesController" customModule="Bookmarks">
                          <view key="view" id="v1">
                              <subviews>
                                  <view id="n1" customClass="AddBookmarkScreenlet" customModule="Bookmarks">
                                      <userDefinedRuntimeAttributes>
                                          <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="flat7"/>
                                      </userDefinedRuntimeAttributes>
                                      <connections>
                                          <outlet property="delegate" destination="c1" id="o1"/>
                                      </connections>
                                  </view>
                              </subviews>
                          </view>
                          <connections>
                              <outlet property="screenlet" destination="n1" id="o2"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
    try sandbox.write(storyboard, to: "Main.storyboard")
    try sandbox.write(
      """
      import UIKit

      class NotesController: UIViewController {
        @IBOutlet var screenlet: AddBookmarkScreenlet?
      }

      """, to: "NotesController.swift")
    #expect(
      try sandbox.run("lint") == Outcome("3 XIBs, 1 storyboard, 11 Swift files: no problems\n"))
    try sandbox.edit("Main.storyboard", "themeName", "themName")
    #expect(
      try sandbox.run("lint", "--quiet", "--color", "never").errors
        .hasPrefix(
          """
          Main.storyboard:11:89: error: 'AddBookmarkScreenlet' has no property 'themName' that a \
          runtime attribute could set; did you mean 'themeName'?

          """))
  }

  // MARK: What cannot be looked at

  @Test func `a file, nothing at all, and a directory without sources`() throws {
    #expect(
      try sandbox.run("lint", Self.theme)
        == Outcome(
          errors: """
            error: '\(Self.theme)' is a file; name the directory of the XIBs and their sources

            """, code: 66))
    #expect(
      try sandbox.run("lint", "gone")
        == Outcome(errors: "error: nothing is at 'gone'\n", code: 66))
    try sandbox.write("", to: "empty/notes.txt")
    #expect(
      try sandbox.run("lint", "empty")
        == Outcome(errors: "error: no XIB, storyboard or Swift file is in 'empty'\n", code: 66))
  }

  @Test func `of a directory with specs only, what they yield is looked at`() throws {
    for (path, text) in [
      ("Package.swift", ""), ("Specs/App.module.yml", "module: App\noutput: ../Sources/App\n"),
      ("Specs/One.screenlet.yml", "screenlet: One\n"),
      ("Specs/sub/Two.screenlet.yml", "screenlet: Two\n"),
    ] {
      try sandbox.write(text, to: path)
    }
    for words in [["lint", "Specs"], ["lint", "Specs/sub"]] {
      #expect(
        try sandbox.run(words)
          == Outcome(
            errors: """
              error: no XIB, storyboard or Swift file is in '\(words[1])' yet; 'screens-gen generate' \
              makes them from the specs there

              """, code: 66))
    }
    try sandbox.run("generate", "Specs", "-q")
    let all = Outcome("2 XIBs, 6 Swift files: no problems\n")
    #expect(try sandbox.run("lint", "Specs") == all)
    #expect(try sandbox.run("lint", "Specs/sub") == all)
    #expect(try sandbox.run("lint", "Specs", "Sources", "Specs") == all)
    try sandbox.edit(
      "Sources/App/OneScreenlet/Themes/Default/OneView_default.xib",
      "customClass=\"OneView_default\"",
      "customClass=\"Gone\"")
    #expect(try sandbox.run("lint", "Specs").code == 1)
  }

  @Test func `what cannot be read gets a warning, and the rest is checked`() throws {
    let nobody = FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    try sandbox.shell(
      """
      mkdir locked; touch locked/A.swift private.swift; ln -s nowhere Gone.swift
      ln -s Loop.xib Loop.xib; ln -s B.h A.h; ln -s A.h B.h; ln -s none Other.screenlet.yml
      ln -s . below; ln -s nowhere notes.txt; cp $tool tool
      """)
    var expected = """
      A.h: warning: this is a symbolic link to nothing, and is passed over
      B.h: warning: this is a symbolic link to nothing, and is passed over
      Gone.swift: warning: this is a symbolic link to nothing, and is passed over
      Loop.xib: warning: this is a symbolic link to nothing, and is passed over
      Other.screenlet.yml: warning: this is a symbolic link to nothing, and is passed over

      """
    #expect(
      try sandbox.run("lint") == Outcome("3 XIBs, 12 Swift files: no problems\n", errors: expected))
    guard nobody, getuid() == 0 else { return }
    expected = """
      locked: warning: this directory cannot be read, and is passed over
      \(expected)private.swift: warning: this cannot be read, and is passed over

      """
    let outcome = try sandbox.shell(
      """
      chmod 0 locked private.swift; chmod a+rx . tool
      setpriv --reuid 65534 --clear-groups ./tool lint; code=$?
      chmod 700 locked private.swift; exit $code
      """)
    #expect(outcome == Outcome("3 XIBs, 10 Swift files: no problems\n", errors: expected))
  }

  @Test func `broken files are reported, one by one`() throws {
    try sandbox.edit(Self.theme, "</document>", "")
    try Data([0x61, 0xFF]).write(to: sandbox.url.appending(path: "Latin.swift"))
    #expect(
      try sandbox.run("lint", "--color", "never")
        == Outcome(
          "3 XIBs, 11 Swift files: 2 errors\n",
          errors: """
            Latin.swift:1:2: error: invalid UTF-8: byte 0xFF; save the file as UTF-8
            1 | a�
              |  ^
            \(Self.theme):2:2: error: element 'document' is never closed; expected '</document>'
            2 | <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaT…
              |  ^~~~~~~~

            """, code: 1))
  }

  @Test func `an app in C# has classes that no Swift source declares`() throws {
    try sandbox.write("", to: "iOS/Notes.xcodeproj/project.pbxproj")
    try sandbox.write("import UIKit\n\nclass Row: UIView {}\n", to: "iOS/Row.swift")
    try sandbox.write("<Project/>", to: "CSharp/Notes.csproj")
    try sandbox.write(
      "<document><objects><view id='1' customClass='Row'/></objects></document>",
      to: "CSharp/Row.xib")
    #expect(
      try sandbox.run("lint", "iOS", "CSharp", "--color", "never")
        == Outcome(
          "1 XIB, 1 Swift file: 1 warning\n",
          errors: """
            CSharp/Row.xib:1:46: warning: no source declares the class 'Row'; without a module it can \
            only be one of an Objective-C library
            1 | <document><objects><view id='1' customClass='Row'/></objects></document>
              |                                              ^~~

            """))
  }

  @Test func `the Swift version of a project, and string tables`() throws {
    try sandbox.write("SWIFT_VERSION = 3.0;\n", to: "App/App.xcodeproj/project.pbxproj")
    try sandbox.write("class Row: UIView {\n  func tap() {}\n}\n", to: "App/Row.swift")
    try sandbox.write(
      """
      <document><objects><view id="1" customClass="Row" customModule="App"><subviews><button id="2">
      <connections><action selector="tap" destination="1" id="3"/></connections></button></subviews>
      </view></objects></document>
      """, to: "App/Row.xib")
    try sandbox.write("/* Rows */\n\"row-title\" = \"Row\";\n", to: "App/en.lproj/Rows.strings")
    try sandbox.write("", to: "App/de.lproj/Rows.strings")
    try sandbox.write("row-title = Fila;\n", to: "App/es.lproj/Rows.strings")
    #expect(
      try sandbox.run("lint", "App", "--no-accessibility")
        == Outcome(
          "1 XIB, 1 Swift file: 1 warning\n",
          errors: """
            App/en.lproj/Rows.strings:2:1: warning: the table of 'de' lacks 'row-title', which this one \
            has; add it there
            2 | "row-title" = "Row";
              | ^~~~~~~~~~~

            """))
    try sandbox.write("SWIFT_VERSION = 5.0;\n", to: "App/App.xcodeproj/project.pbxproj")
    #expect(
      try sandbox.run("lint", "App").errors.contains("error: 'tap' of 'Row' is not an action"))
  }

  @Test func `hidden directories are passed over`() throws {
    try sandbox.write("<broken", to: ".build/A.xib")
    #expect(try sandbox.run("lint") == Outcome("3 XIBs, 10 Swift files: no problems\n"))
  }
}
