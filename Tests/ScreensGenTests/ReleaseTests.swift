import Foundation
import TestSupport
import Testing

/// The scripts that make a release, run with the binary of this build.
struct ReleaseTests {
  let sandbox: Sandbox
  private let scripts = BuiltProducts.package.path + "/.ci/release"

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `the version is said once, and CHANGELOG begins with it`() throws {
    let version = try version()
    #expect(try sandbox.run("--version") == Outcome("screens-gen \(version)\n"))
    let changelog = try String(
      contentsOf: BuiltProducts.package.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = changelog.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(["## \(version)", "## \(version), unreleased"].contains(heading))
  }

  @Test func `a tag has to be the version, with a section in CHANGELOG`() throws {
    try sandbox.write(
      "enum Generator {\n  static let version = \"1.2.0\"\n}\n",
      to: "Sources/ScreensGenerator/Generator.swift")
    try sandbox.write("# Changelog\n\n## 1.2.0, unreleased\n\n- More.\n", to: "CHANGELOG.md")
    try sandbox.shell("mkdir -p .ci && cp -R '\(scripts)' .ci/release")
    let run = ".ci/release/version"
    #expect(try sandbox.shell(run) == Outcome("1.2.0\n"))
    #expect(
      try sandbox.shell("\(run) 1.3.0")
        == Outcome(errors: "error: the tag is '1.3.0', and the version '1.2.0'\n", code: 1))
    #expect(
      try sandbox.shell("\(run) 1.2.0")
        == Outcome(errors: "error: CHANGELOG.md has no line '## 1.2.0'\n", code: 1))

    try sandbox.write(
      "# Changelog\n\n## 1.2.0\n\n- More.\n\n## 1.1.0\n\n- Some.\n", to: "CHANGELOG.md")
    #expect(try sandbox.shell("\(run) 1.2.0") == Outcome("1.2.0\n"))
    #expect(try sandbox.shell(".ci/release/notes") == Outcome("\n- More.\n\n"))
  }

  @Test func `a release is installed by its action, and its texts name what it holds`() throws {
    let version = try version()
    try makeRelease(version)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: sandbox.url.appending(path: "downloads/\(version)").path)
    #expect(
      names.sorted() == [
        "SHA256SUMS", "screens-gen-\(version)-linux-aarch64.tar.gz",
        "screens-gen-\(version)-linux-x86_64.tar.gz",
        "screens-gen-\(version)-macos-universal.tar.gz", "screens-gen-plugins-\(version).tar.gz",
        "screens-gen.artifactbundle.zip", "screens-gen.rb",
      ])

    let install = try sandbox.shell(
      "'\(BuiltProducts.package.path)/.github/action/install'", environment: runner)
    #expect(install.code == 0, "\(install.errors)")
    let bin = try sandbox.read("path").trimmingCharacters(in: .newlines)
    #expect(
      try sandbox.shell("PATH='\(bin)' exec screens-gen --version")
        == Outcome("screens-gen \(version)\n"))

    try sandbox.shell("unzip -q downloads/*/screens-gen.artifactbundle.zip")
    #expect(
      try sandbox.read("screens-gen.artifactbundle/info.json")
        == """
        {
          "schemaVersion": "1.0",
          "artifacts": {
            "screens-gen": {
              "type": "executable",
              "version": "\(version)",
              "variants": [
                {
                  "path": "linux-aarch64/bin/screens-gen",
                  "supportedTriples": ["aarch64-unknown-linux-gnu"]
                },
                {
                  "path": "linux-x86_64/bin/screens-gen",
                  "supportedTriples": ["x86_64-unknown-linux-gnu"]
                },
                {
                  "path": "macos-universal/bin/screens-gen",
                  "supportedTriples": ["arm64-apple-macosx", "x86_64-apple-macosx"]
                }
              ]
            }
          }
        }

        """)

    // The formula has the sums of the archives, each behind the address of its own.
    let formula = try sandbox.read("downloads/\(version)/screens-gen.rb")
    let pairs = formula.matches(
      of: /url "https:\/\/github.com\/example\/gen\/releases\/download\/([^"]+)"\n +sha256 "(\w+)"/)
    #expect(pairs.count == 3)
    for pair in pairs {
      let name = try #require(pair.1.split(separator: "/").last)
      #expect(pair.1 == "\(version)/\(name)")
      #expect(try sandbox.read("downloads/\(version)/SHA256SUMS").contains("\(pair.2)  \(name)\n"))
    }
  }

  @Test func `an archive that is not the one of the release is not installed`() throws {
    let version = try version()
    try sandbox.write(
      "other", to: "downloads/\(version)/screens-gen-\(version)-linux-x86_64.tar.gz")
    try sandbox.write(
      "\(String(repeating: "0", count: 64))  screens-gen-\(version)-linux-x86_64.tar.gz\n",
      to: "downloads/\(version)/SHA256SUMS")
    var environment = runner
    environment.merge(["RUNNER_OS": "Linux", "RUNNER_ARCH": "X64"]) { $1 }
    let install = try sandbox.shell(
      "'\(BuiltProducts.package.path)/.github/action/install'", environment: environment)
    #expect(install.code != 0)
    #expect(install.out.contains("FAILED"))
    #expect(throws: (any Error).self) { try sandbox.read("path") }
  }

  @Test(.enabled(if: Reader.runsEverything))
  func `the plugin of a release runs its binary in a package`() throws {
    let version = try version()
    try makeRelease(version)
    try sandbox.shell("tar -xzf downloads/*/screens-gen-plugins-*.tar.gz")
    // What a reader downloads is on this disk.
    try sandbox.shell(
      "cd screens-gen-plugins && unzip -q ../downloads/*/screens-gen.artifactbundle.zip")
    let manifest = try sandbox.read("screens-gen-plugins/Package.swift")
    let remote = try #require(manifest.firstRange(of: /url:[^)]+\)/))
    try sandbox.write(
      manifest.replacingCharacters(in: remote, with: "path: \"screens-gen.artifactbundle\")"),
      to: "screens-gen-plugins/Package.swift")
    try sandbox.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Notes", dependencies: [.package(path: "../screens-gen-plugins")],
        targets: [.target(name: "Notes", exclude: ["AddNote.screenlet.yml"])])
      """, to: "Notes/Package.swift")
    try sandbox.write(
      "screenlet: AddNote\nactions:\n  add-note: { kind: custom }\n",
      to: "Notes/Sources/Notes/AddNote.screenlet.yml")
    let home = ["HOME": sandbox.url.path]
    let run = "cd Notes && swift package --allow-writing-to-package-directory screens-gen"
    let made = try sandbox.shell("\(run) generate --quiet", environment: home)
    #expect(made.code == 0, "\(made.errors)")
    let check = "\(run) check"
    #expect(try sandbox.shell(check, environment: home).code == 0)
    try sandbox.edit("Notes/Sources/Notes/AddNote.screenlet.yml", "add-note", "keep-note")
    #expect(try sandbox.shell(check, environment: home).code == 1)
  }
}

extension ReleaseTests {
  private func version() throws -> String {
    try sandbox.shell("'\(scripts)/version'").out.trimmingCharacters(in: .newlines)
  }

  /// What a runner of GitHub has set, with the release that was made here in the position of the one there.
  private var runner: [String: String] {
    #if os(macOS)
      let system = "macOS"
    #else
      let system = "Linux"
    #endif
    #if arch(arm64)
      let machine = "ARM64"
    #else
      let machine = "X64"
    #endif
    return [
      "RUNNER_OS": system, "RUNNER_ARCH": machine, "RUNNER_TEMP": sandbox.url.path + "/temp",
      "GITHUB_PATH": sandbox.url.path + "/path", "REPOSITORY": "example/gen",
      "SCREENS_GEN_DOWNLOADS": "file://\(sandbox.url.path)/downloads",
    ]
  }

  /// A release below `downloads/`: the archive of this machine with the binary of this build, those of the
  /// others with a script.
  private func makeRelease(_ version: String) throws {
    let made = try sandbox.shell(
      """
      set -e
      case "$(uname -s)" in Darwin) own=macos-universal ;; *) own=linux-$(uname -m) ;; esac
      '\(scripts)/archive' "$tool" $own 'downloads/\(version)'
      for platform in linux-aarch64 linux-x86_64 macos-universal; do
        test $platform = $own && continue
        mkdir -p "screens-gen-\(version)-$platform/bin"
        echo '#!/bin/sh' > "screens-gen-\(version)-$platform/bin/screens-gen"
        tar -czf "downloads/\(version)/screens-gen-\(version)-$platform.tar.gz" "screens-gen-\(version)-$platform"
      done
      '\(scripts)/assemble' 'downloads/\(version)' example/gen
      """)
    try #require(made == Outcome(), "\(made.errors)")
  }
}
