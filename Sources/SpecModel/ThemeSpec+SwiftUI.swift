import SourceText
import SpecNotation

// What themes of the kind 'swiftUI' cannot have or be.
extension ThemeSpec {
  /// Reports themes of SwiftUI of a Screenlet that cannot have them, and what such themes cannot have
  /// or be.
  static func reportSwiftUI(
    _ themes: [ThemeSpec], among all: [ThemeSpec], in scope: Scope, reporting log: DiagnosticLog
  ) {
    for theme in themes {
      if let parent = theme.parent, all.named(parent.value)?.kind == .swiftUI {
        log.error(.parentOfSwiftUI(parent.value), at: parent.range)
      }
      guard theme.kind == .swiftUI else { continue }
      if let set = theme.set { log.error(.setOfSwiftUI(theme.name.value), at: set.range) }
      let reason: String? =
        if scope.isList {
          "'\(theme.name.value)' cannot show the rows of a list"
        } else if scope.hasContained {
          "'\(theme.name.value)' cannot contain the Screenlets of 'contains'"
        } else if !scope.existing.isEmpty {
          "'\(theme.name.value)' cannot be added to a Screenlet that exists"
        } else {
          nil
        }
      reportObserved(scope.viewModel.items.map(\.name), in: theme.name.value, reporting: log)
      if let reason { log.error(.noSwiftUI(reason), at: theme.name.range) }
    }
  }

  /// Reports the members that `@Observable` cannot observe: it keeps `a` as `_a`.
  private static func reportObserved(
    _ members: [Located<String>], in theme: String, reporting log: DiagnosticLog
  ) {
    let all = Set(members.map(\.value))
    for name in members {
      if SwiftName.isKeyword(name.value) {
        log.error(.keywordOfSwiftUI(name.value, in: theme), at: name.range)
      } else if all.contains("_" + name.value) {
        log.error(.keptOfSwiftUI(name.value, in: theme), at: name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSwiftUI(_ reason: String) -> Self {
    "\(reason), because it is a view of SwiftUI; write 'full'"
  }

  fileprivate static func keywordOfSwiftUI(_ name: String, in theme: String) -> Self {
    "'\(name)' is a keyword of Swift, which the view of SwiftUI '\(theme)' cannot observe; write another name"
  }

  fileprivate static func keptOfSwiftUI(_ name: String, in theme: String) -> Self {
    "the view of SwiftUI '\(theme)' keeps '\(name)' under the name '_\(name)', which another member has; "
      + "write another name"
  }

  fileprivate static func parentOfSwiftUI(_ name: String) -> Self {
    "'\(name)' is a view of SwiftUI without a XIB, which no other theme can have; write 'swiftUI', or "
      + "name a theme that is 'full'"
  }

  fileprivate static func setOfSwiftUI(_ name: String) -> Self {
    "a theme set styles controls of UIKit, and '\(name)' is a view of SwiftUI; remove 'set', and write "
      + "its colours into the view"
  }
}
