import SourceText

/// The spec of a theme set, which themes of the same name share across several Screenlets:
/// constants, the progress presenter, and which controls use which constants.
package struct ThemeSetSpec: Hashable, Sendable {
  package var name: Located<String>
  package var summary: Located<String>?
  /// The module that the set is compiled in, which Screenlets of other modules import.
  package var module: Located<String>?
  package var constants: [ThemeConstant]
  package var progress: ThemeProgress?
  package var styles: [ThemeStyle]
  /// How a view looks while an action is at work; nil for no other than usual.
  package var working: WorkLook?

  /// Whether there are constants for views to use.
  package var hasConstants: Bool { !constants.isEmpty }

  /// Returns the constant of that name and kind.
  package func constant(_ name: String, _ kind: ThemeConstant.Kind) -> ThemeConstant.Value? {
    constants.first { $0.name.value == name && $0.value.kind == kind }?.value
  }

  /// The background colour of a view of the set; nil if the set leaves it to the XIB, or to an asset
  /// catalogue.
  package var background: ThemeColor? { background(of: .view) }

  /// Returns the background colour that the set itself gives controls, or nil if it gives none.
  package func background(of control: ThemeStyle.Control) -> ThemeColor? {
    let settings = styles.first { $0.control == control }?.settings ?? []
    guard let setting = settings.first(where: { $0.property == .backgroundColor }),
      let constant = constants.first(where: {
        $0.name.value == setting.constant.value && $0.value.kind == .color
      }), constant.asset == nil, case .color(let color) = constant.value
    else { return nil }
    return color
  }
}

/// How a view looks while an action is at work.
package enum WorkLook: String, CaseIterable, Hashable, Sendable {
  case dimmed, disabled, hidden
}

extension ThemeSetSpec {
  /// Reads the spec and reports everything that is wrong with it.
  init?(_ fields: Fields<ThemeSetKeys>, in shared: ModuleSpec?) {
    let name = fields.required(ThemeSetKeys.theme)
    let isNamed = name?.isThemeName(reporting: fields.log)
    let summary = fields[ThemeSetKeys.summary]
    let module = fields[ThemeSetKeys.module]?.moduleName(reporting: fields.log)
    let constants = ThemeConstant.Kind.allCases.flatMap {
      ThemeConstant.list(fields, of: $0)
    }
    let scope = ThemeConstantScope(declaredIn: fields, constants)
    let progress = ThemeProgress(of: fields, constants: scope)
    let styles = ThemeStyle.list(of: fields, constants: scope)
    if fields.lacksChoice {
      fields.log.error(.emptySet, at: name?.range ?? fields.range)
    }
    guard let name, isNamed == true else { return nil }
    self.init(
      name: name, summary: summary, module: module ?? shared?.name, constants: constants,
      progress: progress, styles: styles, working: fields[ThemeSetKeys.working])
  }
}

extension Diagnostic.Message {
  fileprivate static let emptySet: Self =
    "the themes of this set would share nothing; "
    + "add constants, as in 'colors: { accent: black }', or 'progress: black'"
}
