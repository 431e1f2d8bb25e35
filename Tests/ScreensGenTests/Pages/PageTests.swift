import Foundation
import TestSupport
import Testing

/// What the documentation shows of a terminal is what its readers see in theirs.
@Suite(.blocking)
struct PageTests {

  @Test(arguments: try Page.all)
  func `following a page to the letter shows what the page shows`(_ path: String) throws {
    var reader = try Reader(path)
    try reader.finish()
    let page = BuiltProducts.package.appending(path: path)
    let name = page.deletingPathExtension().lastPathComponent
    let folder = page.deletingLastPathComponent().appending(path: "images/\(name)")
    for picture in reader.page.pictures {
      let seen = try #require(reader.pictures[picture], "\(path) makes no '\(picture)'")
      try expect(seen, matches: folder.appending(path: picture))
    }
  }

  @Test func `every picture is on the page that its folder is named after`() throws {
    let images = BuiltProducts.package.appending(path: "docs/images").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: images)
      .filter { $0.hasSuffix(".svg") }
    let shown = try Page.all.flatMap { path in
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      return try Page(path).pictures.map { "\(name)/\($0)" }
    }
    #expect(files.sorted() == shown.sorted())
  }

  @Test func `the name of a file is in a line above, where readers see it`() throws {
    #expect(try Page.all.flatMap { try Page($0).hiddenNames } == [])
  }

  @Test(arguments: try Page.all)
  func `a page links to what is there`(_ path: String) throws {
    let page = try Page(path)
    let folder = BuiltProducts.package.appending(path: path).deletingLastPathComponent()
    for link in page.text.matches(of: /\]\(([^)]+)\)/).map(\.1) where !link.contains("://") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? path : folder.appending(path: parts[0]).path
      let file = parts[0].isEmpty ? BuiltProducts.package.appending(path: path).path : target
      guard FileManager.default.fileExists(atPath: file) else {
        Issue.record("\(path) links to \(link), which is not there")
        continue
      }
      if parts.count > 1 {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(anchors(of: text).contains(parts[1]), "\(path) links to \(link)")
      }
    }
  }

  @Test func `these commands of the pages are left to readers`() throws {
    let lines = try Page.all.flatMap { try Page($0).indentedLines }
    #expect(
      lines == [
        "swift run bookmarks-app bookmark-list",
        "swift test",
        "screens-gen completions bash > ~/.local/share/bash-completion/completions/screens-gen",
        "screens-gen completions zsh > ~/.zfunc/_screens-gen          # a directory of fpath",
        "screens-gen completions fish > ~/.config/fish/completions/screens-gen.fish",
        "screens-gen help --man > ~/.local/share/man/man1/screens-gen.1",
        "swift package --allow-writing-to-package-directory generate-screenlets",
        "swift package check-screenlets",
        "curl -LO https://github.com/OWNER/screens-gen/releases/download/0.1.0/screens-gen-0.1.0-linux-x86_64.tar.gz",
        "curl -LO https://github.com/OWNER/screens-gen/releases/download/0.1.0/SHA256SUMS",
        "sha256sum --check --ignore-missing SHA256SUMS",
        "tar -xzf screens-gen-0.1.0-linux-x86_64.tar.gz --strip-components 1 -C ~/.local",
        "OWNER/screens-gen@0.1.0",
        "swift package --allow-writing-to-package-directory screens-gen generate",
        "swift package --allow-writing-to-package-directory screens-gen check",
        "swift run bookmarks-app                       # a tour of all examples, as an app and its user use them",
        "swift run bookmarks-app login rating          # only these stops of it; --help lists all",
        "swift run demo-server --port 8080             # the demo server alone, with switches for what can go wrong",
        "swift run -c release runtime-benchmark        # speed and memory of a connector beside those of URLSession alone",
        "curl -u USER:PASSWORD 'http://localhost:8080/api/jsonws?discover=/*&contextName=bank' > bank.json",
        "swift run demo-server",
        "swift test",
      ])
  }

  @Test func `the suites that the threat model names are there`() throws {
    let page = try Page("docs/threat-model.md").text
    let named = Set(page.matches(of: /`([A-Za-z]+Tests)`/).map { String($0.1) })
    let tests = BuiltProducts.package.appending(path: "Tests").path
    let files = Set(
      try FileManager.default.subpathsOfDirectory(atPath: tests)
        .map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
    #expect(named.count > 5)
    #expect(named.subtracting(files).sorted() == [])
  }

  @Test func `the README is at most 200 lines`() throws {
    #expect(try Page("README.md").text.count { $0 == "\n" } <= 200)
  }

  @Test func `the spec of the README makes the files that are shown beside it`() throws {
    var reader = try Reader("README.md")
    try reader.follow(until: "sed")
    let tree = try #require(reader.page.block(from: "AddBookmarkScreenlet.swift\n"))
    let shown = paths(tree, below: "AddBookmarkScreenlet")
    #expect(try shown == files(of: reader, in: "Bookmarks/Sources/Bookmarks"))
  }

  @Test func `the package of the tutorial has everything that is generated`() throws {
    var reader = try Reader("docs/first-screenlet.md")
    try reader.follow(until: "swift test")
    let package = try Subprocess(
      "swift", ["package", "describe", "--type", "json"],
      in: reader.sandbox.url.appending(path: "Notes"))
    #expect(!package.errors.contains("unhandled"))
    let targets = try JSONDecoder().decode(Described.self, from: Data(package.output.utf8)).targets
    let root = reader.sandbox.realPath + "/Notes/Sources/Notes/"
    let listed = targets.flatMap { target in
      target.sources.map {
        "Notes/\(target.path)/\($0)".replacing("Notes/Sources/Notes/", with: "")
      }
        + (target.resources ?? []).map { $0.path.replacing(root, with: "") }
    }
    #expect(try listed.sorted() == files(of: reader, in: "Notes/Sources/Notes"))
  }

  /// What the package manager says of a package.
  private struct Described: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
      let resources: [Resource]?
    }

    struct Resource: Decodable {
      let path: String
    }

    let targets: [Target]
  }
}

extension PageTests {
  /// The anchors that GitHub gives to the headings of a page.
  private func anchors(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
    }
  }

  /// The paths of a tree that is drawn by indentation.
  private func paths(_ tree: String, below root: String) -> [String] {
    var folders: [String] = []
    var paths: [String] = []
    for line in tree.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let name = String(line.drop { $0 == " " })
      folders.removeLast(folders.count - depth)
      if name.hasSuffix("/") {
        folders.append(String(name.dropLast()))
      } else {
        let path = ([root] + folders + [name]).joined(separator: "/")
        paths.append(path.replacing("\(root)/../", with: ""))
      }
    }
    return paths.sorted()
  }

  /// All files in a directory of the reader's but specs, by path.
  private func files(of reader: Reader, in directory: String) throws -> [String] {
    let folder = reader.sandbox.url.appending(path: directory).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && !path.hasSuffix(".yml") && path.contains(".")
    }.sorted()
  }
}
