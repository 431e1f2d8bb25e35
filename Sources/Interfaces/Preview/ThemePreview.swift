package import SourceText

/// A theme of a Screenlet, with everything that its pictures show.
package struct ThemePreview: Sendable {
  package let screenlet: String
  package let theme: String
  private let interface: Interface
  private let row: Interface?
  private let header: Interface?
  private let checked: [Interface]
  /// The texts of each language. The XIBs have the texts of the base language.
  private let texts: [String: [String: String]]
  /// The texts of labels that a server fills: of the view and of the first row, then of other rows.
  private let samples: [[String: String]]
  /// The name of the first section, or nil for a list without sections.
  private let section: String?
  /// The message of the progress panel while an action runs, or nil for no picture of the panel.
  private let progress: String?

  /// Creates the preview of a theme. A list shows `row` and `header`, which may be those of a
  /// parent theme. Only the `checked` interfaces are checked for findings.
  package init(
    screenlet: String, theme: String, _ interface: Interface, row: Interface? = nil,
    header: Interface? = nil, checked: [Interface], texts: [String: [String: String]] = [:],
    samples: [[String: String]] = [], section: String? = nil, progress: String? = nil
  ) {
    self.screenlet = screenlet
    self.theme = theme
    self.interface = interface
    self.row = row
    self.header = header
    self.checked = checked
    self.texts = texts
    self.samples = samples
    self.section = section
    self.progress = progress
  }

  /// A picture and its title, such as `usual`, `dark` or `320 points`.
  package struct Look: Hashable, Sendable {
    package let title: String
    package let svg: String
  }

  /// The pictures, the usual one first.
  package var looks: [Look] {
    let languages = texts.keys.sorted()
    let looks = Traits.gallery(in: languages).map { traits in
      Look(title: traits.differences.first ?? "usual", svg: picture(traits).svg)
    }
    guard let progress else { return looks }
    return looks + [
      Look(title: "in progress", svg: picture(Traits()).svg(withProgress: progress))
    ]
  }

  private func picture(_ traits: Traits) -> Picture {
    let texts = traits.language.flatMap { self.texts[$0] } ?? [:]
    let shown = (samples.isEmpty ? [[:]] : samples).map { texts.merging($0) { first, _ in first } }
    return Picture(
      layout: InterfaceLayout(interface, traits, shown[0], width: Double(traits.width)),
      rows: ListRows(row: row, header: header, texts: shown, section: section))
  }

  /// The problems in the checked interfaces, with all traits.
  package var findings: Diagnostics {
    let traits = Traits.all(in: texts.keys.sorted())
    let collection = interface.views.first { $0.kind == .collectionView }
    return checked.reduce(into: Diagnostics()) { diagnostics, part in
      let list = part.root.kind == .collectionViewCell ? collection : nil
      let findings = InterfaceFindings(part, traits, texts: texts) { traits in
        list.map { FlowLayout(of: $0, Double(traits.width), traits) }.map { ($0.width, $0.height) }
      }
      diagnostics.append(findings.diagnostics)
    }
  }
}
