import SourceText
import SwiftOutline

extension [Call] {
  /// Those that declare targets: not the ones that name a target within another, as what that depends
  /// on, nor the ones that make a product.
  func declaringTargets(_ kinds: Set<String>) -> [Call] {
    var end = 0
    let outer = filter { call in
      guard kinds.contains(call.name.text), call.range.lowerBound >= end else { return false }
      end = call.range.upperBound
      return call.arguments["targets"] == nil
    }
    // What only names a target may be in a list of dependencies that targets share.
    return outer.filter { call in
      let isName = Set(call.arguments.keys).isSubset(of: ["name", "condition"])
      return !isName
        || !outer.contains { $0 != call && $0["name"]?.value == call["name"]?.value }
    }
  }
}

extension Call {
  /// The literal that is all of an argument.
  func name(ofLabel label: String) -> StringLiteral? {
    arguments[label]?.isWrittenOut == true ? self[label] : nil
  }
}

extension PackageManifest.Dependency {
  /// `.package(path: "../screens-gen")`, or with a `url` or a name; nil for anything else.
  init?(_ call: Call) {
    let path = call.name(ofLabel: "path")?.value
    let address = path ?? call.name(ofLabel: "url")?.value
    guard let address, let last = address.split(separator: "/").last else { return nil }
    let name = last.hasSuffix(".git") ? last.dropLast(4) : last
    self.init(name: call.name(ofLabel: "name")?.value ?? String(name), path: path)
  }
}

extension SourceFile {
  /// That of `// swift-tools-version: 6.2`, the first line.
  var toolsVersion: [Int]? {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let words = String(Substring(line)).replacing(" ", with: "")
      .parts(separatedBy: "//swift-tools-version:")
    guard words.count == 2, words[0].isEmpty else { return nil }
    let numbers = words[1].prefix { $0 != ";" }.split(separator: ".").map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
