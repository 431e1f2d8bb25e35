import SourceText

// XIBs, storyboards and string tables of a package, which have to be among the resources of their target.
extension WiringCheck {
  mutating func checkResources(_ bundles: [TargetBundle], _ tables: [LanguageTable]) {
    for interface in interfaces {
      checkResource(interface.file.path, at: interface.documentRange, bundles)
    }
    for table in tables where table.language != nil {
      checkResource(table.file.path, at: table.file.range(0..<0), bundles)
    }
  }

  private mutating func checkResource(
    _ path: String, at range: SourceRange, _ bundles: [TargetBundle]
  ) {
    let holding = bundles.filter { $0.holds(path) }
    guard let nearest = holding.max(by: { $0.directory.count < $1.directory.count }),
      !holding.contains(where: { $0.bundles(path) })
    else { return }
    let below = path.dropFirst(nearest.directory.isEmpty ? 0 : nearest.directory.count + 1)
    warning(.noResource(path.fileName, String(below), nearest.target), at: range)
  }
}

extension Diagnostic.Message {
  fileprivate static func noResource(_ file: String, _ path: String, _ target: String) -> Self {
    """
    '\(file)' is not among the resources of the target '\(target)', and only Xcode bundles it; \
    write resources: [.process("\(path)")] in Package.swift
    """
  }
}
