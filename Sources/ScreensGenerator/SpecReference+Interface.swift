package import SourceText
package import SpecModel
import SpecNotation
import XMLText

extension SpecReference {
  /// The Screenlet of the reference, if it is one.
  package var screenlet: ScreenletSpec? {
    if case .screenlet(let spec) = self { spec } else { nil }
  }

  /// Creates the reference to a Screenlet that was written by hand, of which `file`, such as
  /// `WeatherView_default.xib`, is the XIB of a theme. All that is known of it are the names of its
  /// classes. Nil if no Screenlet finds a theme with these names.
  package init?(interface file: SourceFile) {
    let parts = file.name.dropLast(".xib".count).split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let endings = [("ScreenletView", ViewNaming.full), ("View", .short)]
    guard let (ending, naming) = endings.first(where: { parts[0].hasSuffix($0.0) }) else {
      return nil
    }
    var ignored = Diagnostics()
    let objects = Document(parsing: file, reporting: &ignored)?.root.element("objects")?.elements
    let name = parts.joined(separator: "_").replacing("-", with: "_")
    guard let view = objects?.first(where: { $0["customClass"] == name }) else { return nil }
    // These become names in Swift, and the file may be anybody's.
    let screenlet = parts[0].dropLast(ending.count)
    let module = view["customModule"]
    let names = [String(screenlet), name] + [module].compactMap(\.self)
    guard names.allSatisfy(SwiftName.isIdentifier) else { return nil }
    let start = file.range(0..<0)
    self = .screenlet(
      ScreenletSpec(
        namedByHand: Located(String(screenlet), at: start),
        module: module.map { Located($0, at: start) }, viewNaming: naming,
        theme: Located(String(parts[1]), at: start)))
  }
}
