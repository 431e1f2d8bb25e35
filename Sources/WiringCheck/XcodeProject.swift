package import SourceText

/// What a project of Xcode says of its sources.
package enum XcodeProject {
  /// The oldest version of Swift among its settings. Before Xcode 8 projects had no such setting, and
  /// Swift was 2; a setting elsewhere is not seen.
  package static func swiftVersion(_ file: SourceFile) -> Int {
    if file.text.contains("SWIFT_SWIFT3_OBJC_INFERENCE = On") { return 3 }
    let settings = file.text.parts(separatedBy: "SWIFT_VERSION = ").dropFirst()
    return settings.compactMap { Int($0.drop { $0 == "\"" }.prefix(while: \.isNumber)) }.min() ?? 2
  }
}
