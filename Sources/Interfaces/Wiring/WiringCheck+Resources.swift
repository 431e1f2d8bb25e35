import SourceText

// XIBs, storyboards and string tables of a package, which have to be among the resources of their
// target.
extension WiringCheck {
  mutating func checkResources(_ bundles: [TargetBundle], _ tables: [LanguageTable]) {
    for interface in interfaces {
      let path = interface.file.path
      guard let target = lacking(path, among: bundles) else { continue }
      warning(
        .noResource(path.fileName, target.inner(path), target.target), at: interface.documentRange)
    }
    var missing: [TargetBundle: [LanguageTable]] = [:]
    for table in tables where table.language != nil {
      guard let target = lacking(table.file.path, among: bundles) else { continue }
      missing[target, default: []].append(table)
    }
    for (target, tables) in missing.sorted(by: { $0.value[0].file.path < $1.value[0].file.path }) {
      let paths = tables.map { target.inner($0.file.path) }
      warning(.noTables(paths, target.target), at: tables[0].file.range(0..<0))
    }
  }

  /// Returns the target that a file belongs to, if it does not bundle the file.
  private func lacking(_ path: String, among bundles: [TargetBundle]) -> TargetBundle? {
    let holding = bundles.filter { $0.holds(path) }
    if holding.contains(where: { $0.bundles(path) }) { return nil }
    return holding.max { $0.directory.count < $1.directory.count }
  }
}

extension Diagnostic.Message {
  fileprivate static func noResource(_ file: String, _ path: String, _ target: String) -> Self {
    """
    '\(file)' is not among the resources of the target '\(target)', and only Xcode bundles it; \
    write resources: [.process("\(path)")] in Package.swift
    """
  }

  fileprivate static func noTables(_ paths: [String], _ target: String) -> Self {
    let list = paths.map { ".process(\"\($0)\")" }.joined(separator: ", ")
    return Self(
      "string tables are not among the resources of the target '\(target)', and only Xcode bundles "
        + "them; write resources: [\(list)] in Package.swift")
  }
}
