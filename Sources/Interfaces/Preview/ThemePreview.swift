package import SourceText
import XMLText

/// A theme of a Screenlet, with everything that its pictures show.
package struct ThemePreview: Sendable {
  package let screenlet: String
  package let theme: String
  private var interface: Interface
  private let rows: [Interface]
  private let header: Interface?
  private let checked: [Interface]
  /// The texts of each language. The XIBs have the texts of the base language.
  private let texts: [String: [String: String]]
  /// The name of the first section of a table, or nil for a list without sections.
  private let section: String?
  /// What is shown while an action runs, or nil for no picture of that.
  private let progress: Message?
  /// What is shown when an action has failed, or nil for no picture of that.
  private let failure: Message?
  /// What a list without rows shows, or nil for no picture of such a list.
  private let empty: Placeholder?
  /// The previews of the Screenlets that the view can contain, by their `key`.
  private var contained: [String: ThemePreview] = [:]

  /// Creates the preview of a theme. A list shows the kinds of `rows` and `header`, which may be
  /// those of a parent theme. Only the `checked` interfaces are checked for findings.
  package init(
    screenlet: String, theme: String, _ interface: Interface, rows: [Interface] = [],
    header: Interface? = nil, checked: [Interface], texts: [String: [String: String]] = [:],
    section: String? = nil, progress: Message? = nil, failure: Message? = nil,
    empty: Placeholder? = nil
  ) {
    self.screenlet = screenlet
    self.theme = theme
    self.interface = interface
    self.rows = rows
    self.header = header
    self.checked = checked
    self.texts = texts
    self.section = section
    self.progress = progress
    self.failure = failure
    self.empty = empty
  }

  /// A message about an action: at the button with an identifier, or else in place of the content
  /// that the action loads, or else in the panel.
  package struct Message: Hashable, Sendable {
    let text: String
    let button: String?
    let isOfLoading: Bool

    package init(_ text: String, button: String? = nil, isOfLoading: Bool = false) {
      self.text = text
      self.button = button
      self.isOfLoading = isOfLoading
    }
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
    var states: [Look] = []
    if isForm {
      states.append(Look(title: "filled", svg: picture(Traits(), isFilled: true).svg))
    }
    if let svg = empty.flatMap(svg(showing:)) { states.append(Look(title: "empty", svg: svg)) }
    if let progress {
      states.append(Look(title: "in progress", svg: svg(of: progress)))
    } else if interface.views.contains(where: \.isProgress) {
      states.append(Look(title: "in progress", svg: picture(atWork, isFilled: true).svg))
    }
    if let failure { states.append(Look(title: "failed", svg: svg(ofFailure: failure))) }
    return looks + states
  }

  /// Returns the preview with those of the Screenlets that its view can contain, by their `key`.
  package func containing(_ previews: [String: ThemePreview]) -> ThemePreview {
    var preview = self
    preview.contained = previews
    return preview
  }

  package var className: String { screenlet + "Screenlet" }

  package var isOfDefaultTheme: Bool { theme == "default" }

  /// `RatingScreenlet_default`: the class of the Screenlet and the theme.
  package var key: String { "\(className)_\(theme)" }

  /// Whether a user can enter something, in the view itself or in a Screenlet inside it.
  private var isForm: Bool {
    interface.isForm
      || containedClasses.contains { contained["\($0)_default"]?.interface.isForm == true }
  }

  /// The classes of the Screenlets in the view and in its rows.
  package var containedClasses: [String] {
    ([interface] + rows).flatMap(\.views).filter { $0.kind == .screenlet }
      .compactMap { $0.element["customClass"] }
  }

  /// Returns the picture of a running action. A user who has tapped its button has filled the form.
  private func svg(of progress: Message) -> String {
    guard let id = progress.button, let index = interface.index(of: id) else {
      let placeholder =
        progress.isOfLoading ? svg(showing: .loading(progress.text)) : nil
      return placeholder ?? picture(atWork).svg(with: ProgressPanel(progress.text, .standard))
    }
    var busy = self
    busy.interface.busyButton = id
    let keepsTitle = progress.text.isEmpty || interface.views[index].element.isRowButton
    if !keepsTitle { busy.interface.entries["\(id).normalTitle"] = progress.text }
    return busy.picture(atWork, isFilled: true).svg
  }

  private func svg(ofFailure failure: Message) -> String {
    if let id = failure.button, let shown = interface.showing(failure.text, atButton: id) {
      var failed = self
      failed.interface = shown
      return failed.picture(Traits(), isFilled: true).svg
    }
    let placeholder = failure.isOfLoading ? svg(showing: .failed(failure.text)) : nil
    let panel = ProgressPanel(failure.text, .standard, symbol: "xmark.octagon.fill")
    return placeholder ?? picture(Traits(), isFilled: isForm).svg(with: panel)
  }

  /// Returns the picture of a list, or of a view without input, that has no content; nil if the view
  /// has no room for the placeholder, or is another one.
  private func svg(showing placeholder: Placeholder) -> String? {
    let layout = picture(Traits()).layout
    let list = interface.views.first { [.tableView, .collectionView].contains($0.kind) }
    guard list != nil || !isForm else { return nil }
    let frame = layout.frames[list?.index ?? 0]
    guard
      let content = placeholder.layout(
        width: frame.width, height: frame.height, hasToFit: list == nil, interface.styles)
    else { return nil }
    return list == nil
      ? Picture(layout: layout).svg(showing: content)
      : Picture(layout: layout, rows: ListRows(placeholder: content), ContainedPreviews(contained))
        .svg
  }

  private var atWork: Traits {
    var traits = Traits()
    traits.isAtWork = true
    return traits
  }

  private func picture(_ traits: Traits, isFilled: Bool = false) -> Picture {
    picture(
      traits, isFilled: isFilled, ContainedPreviews(contained), width: Double(traits.width))
  }

  /// Returns the picture of the view in the size that another one gives it. Its fields have texts
  /// if `isFilled`.
  func picture(
    _ traits: Traits, isFilled: Bool, _ contained: ContainedPreviews, width: Double,
    height: Double? = nil
  ) -> Picture {
    let texts = traits.language.flatMap { self.texts[$0] } ?? [:]
    var interface = interface
    interface.isFilled = isFilled
    var shown = interface.shownTexts(texts)
    if isFilled { shown.merge(interface.entries) { first, _ in first } }
    return Picture(
      layout: InterfaceLayout(interface, traits, shown, width: width, height: height),
      rows: ListRows(kinds: rows, header: header, texts: texts, section: section), contained,
      isFilled: isFilled)
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
