import Foundation
import Testing

/// This module is also compiled on macOS, where `Selector` is that of Objective-C.
struct SelectorImportTests {
  @Test func `a file that uses Selector imports the module that declares it on macOS`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/HeadlessUIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var named: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let code = text.split(separator: "\n").filter { !$0.contains("//") }
      guard code.contains(where: { $0.contains(/\bSelector\b/) }),
        !text.contains("struct Selector")
      else { continue }
      named.append(file.lastPathComponent)
      #expect(text.contains("import Foundation\n"), "\(file.lastPathComponent)")
    }
    #expect(named.contains("UIControl.swift"))
  }
}
