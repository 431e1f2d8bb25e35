import SourceText
import SwiftOutline
import Testing

/// What is found in Swift that compiles.
struct DeclarationTests {
  @Test func `types, with what they derive from`() {
    let source = """
      import UIKit
      @testable import struct LiferayScreens.Bookmark; import   Foundation.NSURL

      @objc(AddView) @IBDesignable public final class AddView: BaseView<Int>.Inner, @unchecked Sendable, A & B where Int: B {
        struct Row<Cell: UIView>: ~Copyable { enum Kind: String, CaseIterable { case plain } }
        actor Store {}
      }
      @MainActor protocol ViewModel: class, Base { }
      extension Outer.Inner: ViewModel where A == (Int) -> Void { class Third {} }
      class Open<A> {}
      class Lone
      """
    #expect(
      OutlineDump(of: source).text == """
        import UIKit
        import LiferayScreens
        import Foundation
        @objc(AddView) @IBDesignable final public class AddView: BaseView.Inner, Sendable, A, B
          struct Row: Copyable
            enum Kind: String, CaseIterable
              case plain
          actor Store
        @MainActor protocol ViewModel: class, Base
        extension Outer.Inner: ViewModel
          class Third
        class Open

        """)
  }

  @Test func `properties of all kinds`() {
    let source = #"""
      class A {
        @IBOutlet public private(set) weak var field: UITextField? {
          didSet { field?.text = "x}" }
        }
        @IBOutlet var a: UILabel!, b: [UIButton]!
        @Outlet(wrappedValue: nil) var wrapped: UIView?
        static let Name = "add-bookmark", other: String = "b"
        class var Action: String { return "load" }
        open override class var Other: String { get { "save" } }
        let `default` = """
          two
            lines
          """
        var computed: Int { 1 }
        lazy var built: UIView = {
          let view = UIView()
          return view
        }()
        nonisolated(unsafe) static var shared = make() ?? other
          .first
        let closure: (Int, String) -> [String: Any]
        let dictionary: Dictionary<String, [Int]> = [:]
        let (x, y) = (1, 2)
        unowned(unsafe) let owner: any Owner
        var a1: Int = 1; var a2: Int
        let text = "a" + "b", interpolated = "\(text) {"
      }
      """#
    #expect(
      OutlineDump(of: source).text == #"""
        class A
          @IBOutlet private(set) public weak var field: UITextField? = …
          @IBOutlet var a: UILabel!
          @IBOutlet var b: [UIButton]!
          @Outlet(wrappedValue: nil) var wrapped: UIView?
          static let Name = "add-bookmark"
          static let other: String = "b"
          class var Action: String = "load"
          class open override var Other: String = "save"
          let default = "two\n  lines"
          var computed: Int = …
          lazy var built: UIView = …
          nonisolated(unsafe) static var shared = …
          let closure: (Int, String) -> [String: Any]
          let dictionary: Dictionary<String, [Int]> = …
          unowned(unsafe) let owner: any Owner
          var a1: Int = …
          var a2: Int
          let text = …
          let interpolated = …

        """#)
  }

  @Test func `parameters and results`() {
    let source = """
      func a(_ b: [String: Any] = ["c": 1], d e: (Int) -> Bool, f: inout G<H, I>) -> J<K> where J: L {
        let m = { (n: Int) -> Int in n }
      }
      func o(p: @escaping @Sendable () throws -> Void, q: Any?...) async throws -> (r: Int, s: T)
      func u(v: any W /* x */ = y) { z { (a) -> b in c } }
      """
    #expect(
      OutlineDump(of: source).text == """
        func a(_: [String: Any], d: (Int) -> Bool, f: inout G<H, I>): J<K>
        func o(p: @escaping @Sendable () throws -> Void, q: Any?...): (r: Int, s: T)
        func u(v: any W)

        """)
  }

  @Test func `parameters with default values`() {
    let source = """
      func a(b: Int, _ c: [String: Int] = ["d": 1], e f: (Int) -> Bool = { $0 == 1 }, g: Int...) {}
      """
    let outline = Outline(of: SourceFile(path: "a.swift", text: source))
    #expect(outline.members[0].parameters?.map(\.hasDefault) == [false, true, true, false])
  }

  @Test func `functions, initializers, cases and aliases`() {
    let source = """
      protocol P {
        associatedtype Row
        func a()
        func b(_ sender: Any, forEvent event: UIEvent) -> Bool
        init?(coder: NSCoder)
        subscript(row: Int) -> Row { get }
        var c: Int { get set }
      }
      enum E: String {
        typealias Text<A> = Swift.String
        indirect case one = "1", two, three(Int, name: String)
        case `default`
        static func == (left: E, right: E) -> Bool { true }
        @IBAction func tap<A: B>(sender: Dictionary<A, B>, other: Int = f(1, 2) < 3) rethrows {}
        mutating func `for`() async throws(Stop) where Self: B {}
        deinit { print("}") }
      }
      func free(@ViewBuilder body: () -> Void) {}
      """
    #expect(
      OutlineDump(of: source).text == """
        protocol P
          typealias Row
          func a()
          func b(_: Any, forEvent: UIEvent): Bool
          init
          subscript
          var c: Int = …
        enum E: String
          typealias Text: Swift.String
          indirect case one = "1"
          indirect case two
          indirect case three
          case default
          static func ==(left: E, right: E): Bool
          @IBAction func tap(sender: Dictionary<A, B>, other: Int)
          mutating func for()
          deinit
        func free(body: () -> Void)

        """)
  }

  @Test func `a second case list keeps its modifiers, and so do its cases`() {
    #expect(
      OutlineDump(of: "enum E { indirect case a(E), b\n case c }").text == """
        enum E
          indirect case a
          indirect case b
          case c

        """)
  }

  @Test func `branches of #if, and the declarations in them`() {
    let source = """
      #if os(iOS)  // phones
      import UIKit
      #endif
      class A {
        var always: Int
        #if canImport(UIKit) && !DEBUG
          @IBOutlet var a: UIView?
          #if swift(>=6)
            var b: Int
          #endif
        #elseif DEBUG
          var c: Int
        #else
          @Outlet var a: UIView?
        #endif
        var after: Int
      }
      #if DEBUG
      class B {}
      #else
      class B: C {}
      #endif
      """
    #expect(
      OutlineDump(of: source).text == """
        import UIKit
        class A
          var always: Int
          @IBOutlet var a: UIView?  [1.0 #if canImport(UIKit) && !DEBUG]
          var b: Int  [1.0 #if canImport(UIKit) && !DEBUG]  [2.0 #if swift(>=6)]
          var c: Int  [1.1 #elseif DEBUG]
          @Outlet var a: UIView?  [1.2 #else]
          var after: Int
        class B  [3.0 #if DEBUG]
        class B: C  [3.1 #else]

        """)
  }

  @Test func `scripts, macros and statements are passed over`() {
    let source = """
      #!/usr/bin/env swift
      print("class No {")
      let answer = 42
      #Preview { NoView() }
      if answer == 42 { class Local {} } else { exit(1) }
      @main struct Main { static func main() { let inner = 1; _ = inner } }
      infix operator <=>: AdditionPrecedence
      extension [Int] { var no: Int { 1 } }
      for x in 0..<3 where x > 1 { }
      """
    #expect(
      OutlineDump(of: source).text == """
        @main struct Main
          static func main()
        let answer = …

        """)
  }

  @Test func `a name knows its range`() {
    let source = "class Ä: B.C { @IBOutlet var `in`: UIView? }"
    let outline = Outline(of: .init(path: "a.swift", text: source))
    let type = outline.types[0]
    #expect(type.range.text == source[...])
    #expect(type.name.range.text == "Ä")
    #expect(type.inherited[0].range.text == "B.C")
    #expect(type.members[0].name.text == "in")
    #expect(type.members[0].name.range.text == "`in`")
    #expect(type.members[0].attributes[0].name.range.text == "IBOutlet")
    #expect(type.members[0].type?.range.text == "UIView?")
  }
}
