import SourceText
import SwiftText

extension [Call] {
  /// Returns the calls that declare targets, but not those that name a dependency of a target, nor
  /// those that declare a product.
  func declaringTargets(_ kinds: Set<String>) -> [Call] {
    var end = 0
    let outer = filter { call in
      guard kinds.contains(call.name.text), call.range.lowerBound >= end else { return false }
      end = call.range.upperBound
      return call.arguments["targets"] == nil
    }
    // A call that only names a target may be in a shared list of dependencies.
    return outer.filter { call in
      let isName = Set(call.arguments.keys).isSubset(of: ["name", "condition"])
      return !isName
        || !outer.contains { $0 != call && $0["name"]?.value == call["name"]?.value }
    }
  }
}

extension Call {
  /// Returns the value of an argument that consists of only a literal.
  func name(ofLabel label: String) -> StringLiteral? {
    arguments[label]?.isWrittenOut == true ? self[label] : nil
  }
}

extension PackageManifest.Dependency {
  /// Reads a dependency such as `.package(path: "../screens-gen")`, also with a `url` or a name.
  /// Returns nil for anything else.
  init?(_ call: Call) {
    let path = call.name(ofLabel: "path")?.value
    let address = path ?? call.name(ofLabel: "url")?.value
    guard let address, let last = address.split(separator: "/").last else { return nil }
    let name = last.hasSuffix(".git") ? last.dropLast(4) : last
    self.init(name: call.name(ofLabel: "name")?.value ?? String(name), path: path)
  }
}

extension SourceFile {
  /// The version of the tools in the first line, such as `// swift-tools-version: 6.2`.
  var toolsVersion: [Int]? {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let words = String(Substring(line)).replacing(" ", with: "")
      .parts(separatedBy: "//swift-tools-version:")
    guard words.count == 2, words[0].isEmpty else { return nil }
    let numbers = words[1].prefix { $0 != ";" }.split(separator: ".").map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}
