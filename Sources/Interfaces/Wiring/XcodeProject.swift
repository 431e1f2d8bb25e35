package import SourceText

/// The settings of an Xcode project about its sources.
package enum XcodeProject {
  /// Returns the oldest Swift version in the settings. Before Xcode 8, projects had no such
  /// setting, and the version was 2. Settings in other files are not read.
  package static func swiftVersion(_ file: SourceFile) -> Int {
    if file.text.contains("SWIFT_SWIFT3_OBJC_INFERENCE = On") { return 3 }
    let settings = file.text.parts(separatedBy: "SWIFT_VERSION = ").dropFirst()
    return settings.compactMap { Int($0.drop { $0 == "\"" }.prefix(while: \.isNumber)) }.min() ?? 2
  }
}
