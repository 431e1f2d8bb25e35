import SourceText
package import SpecModel

/// A text that a generated view shows, and the code that sets it if texts are in string tables.
package struct ControlText {
  enum Part: Hashable {
    case text, title, placeholder, accessibilityLabel
    case segment(Int)
  }

  package let outlet: String
  let part: Part
  package let text: ShownText

  init(_ outlet: String, _ part: Part, _ text: ShownText) {
    self.outlet = outlet
    self.part = part
    self.text = text
  }

  /// `titleTextField?.placeholder = localized("title-label")`.
  var statement: String {
    let localized = text.localized
    switch part {
    case .text: return .assignment("\(outlet)?.text", localized)
    case .placeholder: return .assignment("\(outlet)?.placeholder", localized)
    case .accessibilityLabel: return .assignment("\(outlet)?.accessibilityLabel", localized)
    case .title: return .call("\(outlet)?.setTitle", [localized, "for: .normal"])
    case .segment(let index):
      return .call(
        "\(outlet)?.setTitle", [localized, .labeled("forSegmentAt", String(index))])
    }
  }

  /// The name of the text in a string table of Interface Builder, after the identifier of the view;
  /// nil for a text that is not visible.
  package var attribute: String? {
    switch part {
    case .text: "text"
    case .placeholder: "placeholder"
    case .title: "normalTitle"
    case .segment(let index): "segmentTitles[\(index)]"
    case .accessibilityLabel: nil
    }
  }

  /// The expression with which a test reads the text: `view.titleTextField?.placeholder`.
  var reading: String {
    switch part {
    case .text: "view.\(outlet)?.text"
    case .placeholder: "view.\(outlet)?.placeholder"
    case .accessibilityLabel: "view.\(outlet)?.accessibilityLabel"
    case .title: "view.\(outlet)?.title(for: .normal)"
    case .segment(let index): "view.\(outlet)?.titleForSegment(at: \(index))"
    }
  }
}

extension ShownText {
  /// The expression for the text in a view, `localized("title-label")`, or the text itself if it is
  /// in no table.
  var localized: String {
    key.map { .call(Names.localized, ["\"\($0.name.escapedForSwift)\""]) }
      ?? "\"\(value.escapedForSwift)\""
  }
}

extension WidgetControl {
  /// Whether a generated view has a text beside the control, or above it.
  var hasCaption: Bool {
    if member.isCaptioned { return false }
    return switch placement {
    case .row(_, let caption, _): caption != nil
    case .right: true
    case .portrait: false
    }
  }

  /// The outlet of the caption, which a view has if its texts are in string tables.
  var captionOutlet: String? {
    hasCaption && member.title.key != nil ? Names.caption(member) : nil
  }

  var texts: [ControlText] {
    (captionOutlet.map { [ControlText($0, .text, member.title)] } ?? []) + ownTexts
      + (accessibility.label == nil
        ? [] : [ControlText(outlet, .accessibilityLabel, member.title)])
  }
}

extension ScreenletSpec {
  /// All texts of the controls of its views.
  package var controlTexts: [ControlText] {
    let sending = composer?.action.name
    return controls.flatMap(\.texts)
      + actions.compactMap { action in
        guard case .titled(let title?) = action.button else { return nil }
        // The button of a bar shows a symbol.
        return ControlText(
          Names.button(action), action.name == sending ? .accessibilityLabel : .title, title)
      }
  }

  /// The string table of its texts: `addbookmark-screenlet`; nil if they are in the code.
  var table: String? { languages.isEmpty ? nil : ScreenletSpec.table(of: name.value) }
}
