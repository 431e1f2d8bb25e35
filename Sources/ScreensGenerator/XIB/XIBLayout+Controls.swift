import AutoLayout
import SpecModel
import TemplateEngine

/// What `Partials/xib/button` is rendered with, besides what every view has.
private struct ButtonContext: TemplateContext {
  let title: String
  /// The name of its action.
  let restorationIdentifier: String
  let isHidden: Bool
  /// The style of its configuration.
  let style: String
  let isPrimary: Bool
  let isInRow: Bool
  let isDestructive: Bool
  /// The symbol that a round button has instead of a title.
  let symbol: String?
}

/// The number beside a control.
private struct NumberContext: TemplateContext {
  struct Number: TemplateContext {
    /// The identifier of the label.
    let label: String
    let id: String
  }

  let number: Number
}

// The controls of the view model's members, and the buttons of actions.
extension XIBLayout {
  /// Returns the control, in a stack with its caption and the button of its row, if it has these.
  /// `other` is the label that is its caption, instead of a text of its own.
  mutating func row(
    of control: any WidgetControl, below other: Label?, isInCard: Bool,
    returnKey: TextInput.ReturnKey, _ action: ActionSpec?
  ) -> XIBView {
    let outlet = control.key
    var element = control.element(returnKey: returnKey)
    element.add(trigger(of: control.member, outlet))
    element.accessibility = control.accessibility
    switch control.placement {
    case .portrait:
      return portrait(control)
    case .row(let height, let caption, let number):
      let captionHeight = ControlSize.atLeast(LabelStyle(.footnote).minimumHeight)
      let label = self.caption(caption, other, of: control, isAbove: true, height: captionHeight)
      let numberLabel = number.map {
        self.number($0, of: outlet, isAbove: true, height: captionHeight, &element)
      }
      let isBadge = (control as? Label)?.isBadge == true
      var view = view(
        element, outlet, width: isBadge ? .atLeast(24) : nil, height: height,
        takesFocus: control.takesText)
      if let label = control as? Label, label.isTrailing { view.width = label.sampleWidth }
      if (control as? WebView)?.isContent == true { view.ownHeight = Self.pageHeight }
      connect(control, view, label)
      if (control as? Label)?.isProblem == true {
        // The runtime adds the symbol.
        let row = stack([view], outlet + "Line", .row(spacing: 6))
        return label.map {
          stack([$0, row], outlet + "Row", .column(spacing: Self.captionSpacing))
        } ?? row
      }
      guard let label else { return view }
      let above = numberLabel.map {
        stack([label, $0], outlet + "CaptionRow", .row(spacing: Self.siblingSpacing))
      }
      let row = stack(
        [above ?? label, view], outlet + "Row",
        .column(
          spacing: number != nil
            ? Self.numberSpacing : isInCard ? Self.rowCaptionSpacing : Self.captionSpacing))
      guard let action, let button = button(action, as: .row) else { return row }
      return stack([row, button], outlet + "ButtonRow", .row(spacing: Self.spacing))
    case .right(let width, let height, let caption, let number, let grows):
      // The caption makes the row high enough to touch, because many controls are smaller.
      let rowHeight = ControlSize.atLeast(isInCard ? 44 - XIBView.CardMargins.rowSpacing : 44)
      let label = self.caption(caption, other, of: control, isAbove: false, height: rowHeight)
      let numberLabel = number.map {
        self.number($0, of: outlet, isAbove: false, height: rowHeight, &element)
      }
      var view = view(
        element, outlet, width: grows ? .atLeast(width) : .own(width),
        height: grows ? .atLeast(height) : .own(height), takesFocus: control.takesText)
      if let label = control as? Label { view.width = label.sampleWidth }
      connect(control, view, label)
      return stack(
        [label, numberLabel, view].compactMap(\.self), outlet + "Row",
        .row(spacing: Self.spacing))
    }
  }

  /// Returns a rating as large digits, above how many stars there can be, with small stars beside
  /// them. Below these is the number of ratings, if that follows.
  mutating func rating(_ label: Label, _ count: Label?, below other: Label?) -> XIBView {
    let outlet = label.key
    let small = LabelStyle(.footnote, isPale: true)
    let height = ControlSize.atLeast(small.minimumHeight)
    let caption = caption(label.label, other, of: label, isAbove: true, height: height)
    var scale = ControlElement.label(Self.stars.scale, small)
    scale.accessibility.isElement = false
    let scaleLabel = view(scale, outlet, part: "Scale", height: height)
    let starsView = view(
      ControlElement("customView", Self.stars.element), outlet, part: "Stars",
      width: .exactly(Self.stars.width), height: .exactly(Self.stars.height))
    var element = ControlElement.label(
      label.sample, label.style, labelClass: .rating,
      outlets: [("starsView", starsView), ("scaleLabel", scaleLabel)].map { property, view in
        XIBOutletContext(
          property: property, destination: view.id,
          id: parts.identifier(for: "outlet.\(outlet).\(property)"))
      })
    element.accessibility = label.accessibility
    let number = view(element, outlet, height: .atLeast(label.style.minimumHeight))
    connect(label, number, caption)
    var digits = stack(
      [number, scaleLabel], outlet + "Digits", .column(spacing: Self.rowCaptionSpacing))
    let ratings = count.map { self.count($0, small, height) }
    digits.width = max(label.sampleWidth, small.width(of: Self.stars.scale))
    let stars = stack(
      [starsView, ratings].compactMap(\.self), outlet + "StarsColumn",
      .trailing(spacing: Self.captionSpacing))
    let row = stack([digits, stars], outlet + "StarsRow", .row(spacing: Self.spacing))
    return caption.map {
      stack([$0, row], outlet + "Row", .column(spacing: Self.captionSpacing))
    } ?? row
  }

  /// Returns a number before its name, in small letters.
  private mutating func count(
    _ label: Label, _ style: LabelStyle, _ height: ControlSize
  ) -> XIBView {
    var element = ControlElement.label(label.sample, style, labelClass: .value)
    element.accessibility = label.accessibility
    var number = view(element, label.key, height: height)
    number.width = style.width(of: label.sample)
    var caption = view(
      .caption(label.title, of: label, style), label.key, part: "Caption", height: height)
    caption.width = style.width(of: label.title)
    connect(label, number, caption)
    var row = stack([number, caption], label.key + "Row", .row(spacing: Self.captionSpacing))
    row.width = [number, caption].compactMap(\.width).reduce(Self.captionSpacing, +)
    return row
  }

  /// The stars of a rating, as the runtime draws them.
  private static let stars = (
    scale: "out of 5", width: 88, height: 16,
    element: CustomViewContext(
      customClass: "RatingStars", customModule: "LiferayScreens", attributes: [])
  )

  /// Returns the text of a control, or the label that is it; nil if the control has none.
  private mutating func caption(
    _ text: String?, _ other: Label?, of control: any WidgetControl, isAbove: Bool,
    height: ControlSize
  ) -> XIBView? {
    let style = isAbove ? LabelStyle(of: .caption) : LabelStyle(.body)
    if let other {
      var element = ControlElement.label(other.sample, style, labelClass: .value)
      element.accessibility = other.accessibility
      let label = view(element, other.key, height: height)
      parts.connect(other.outlet, key: other.key, label.id)
      return label
    }
    return text.map {
      view(
        .caption($0, of: control, style), control.key, part: "Caption",
        height: height)
    }
  }

  /// Returns the image of a person: a circle, which is smaller beside a name, or if there is no room
  /// for it.
  private mutating func portrait(_ control: any WidgetControl) -> XIBView {
    var element = control.element(returnKey: .done)
    element.accessibility = control.accessibility
    let side = namesPerson ? Self.smallPortrait : 112
    var image = view(
      element, control.key, width: namesPerson ? .exactly(side) : .ifPossible(side),
      height: .ratio(1, 1))
    image.ownHeight = side
    parts.connect(control.outlet, key: control.key, image.id)
    return image
  }

  static let smallPortrait = 40

  mutating func connect(
    _ control: any WidgetControl, _ view: XIBView, _ caption: XIBView?
  ) {
    if let caption, let outlet = control.captionOutlet { parts.connect(outlet, caption.id) }
    parts.connect(control.outlet, key: control.key, view.id)
  }

  /// Returns the label for the number of a control, whose element gets an outlet for it.
  private mutating func number(
    _ text: String, of outlet: String, isAbove: Bool, height: ControlSize,
    _ control: inout ControlElement
  ) -> XIBView {
    let width = max(Self.numberWidth, Self.digitWidth * text.count)
    var label = view(
      .number(text, isAbove: isAbove), outlet, part: "Number",
      width: isAbove ? nil : .atLeast(width), height: height)
    if isAbove { label.width = LabelStyle(.footnote).width(of: text) }
    let id = parts.identifier(for: "outlet.\(outlet)Number")
    control.add(NumberContext(number: NumberContext.Number(label: label.id, id: id)))
    return label
  }

  /// The minimum width of a number, and a sufficient width for each digit.
  private static let numberWidth = 44
  private static let digitWidth = 11

  /// Returns the buttons of a view: first those that most users need.
  mutating func buttons(of spec: ScreenletSpec) -> [XIBView] {
    var roles = spec.buttonRoles
    if let sending = spec.composer?.action { roles[sending.name.value] = nil }
    return ButtonRole.allCases.filter { $0 != .row }.flatMap { role in
      spec.actions.filter { roles[$0.name.value] == role }
        .compactMap { button($0, as: role, isSmall: spec.isPortrait) }
    }
  }

  /// Returns the button of an action. `isSmall` says that the view may leave no room for it, and
  /// `isRound` that it has a symbol instead of a title.
  mutating func button(
    _ action: ActionSpec, as role: ButtonRole, isSmall: Bool = false, isRound: Bool = false
  ) -> XIBView? {
    guard case .titled(let title) = action.button else { return nil }
    let (outlet, key) = (Names.button(action), Names.buttonKey(action))
    let shown = title?.value ?? action.name.value.title
    let symbol: ButtonSymbol? = isRound ? .arrowUp : role == .destructive ? .trash : nil
    var element = ControlElement(
      "button",
      ButtonContext(
        title: shown, restorationIdentifier: action.name.value,
        isHidden: action.permission != nil, style: role.style,
        isPrimary: role == .primary && !isRound, isInRow: role == .row,
        isDestructive: role == .destructive, symbol: isRound ? symbol?.rawValue : nil),
      colors: role == .destructive ? [.red] : [],
      accessibility: Accessibility(identifier: outlet, label: isRound ? shown : nil))
    element.symbol = symbol
    var view = view(
      element, key, width: isRound ? .exactly(44) : nil,
      height: isRound
        ? .exactly(44)
        : isSmall ? .touchableIfPossible : role.isProminent ? .prominent : .touchable,
      takesFocus: role != .row)
    if role == .row {
      // As wide as its title.
      let font = Font(size: TextStyle.subhead.pointSize)
      view.width = Int((font.width(of: shown) + 24).rounded(.up))
    }
    view.isHidden = action.permission != nil
    parts.connect(outlet, key: key, view.id)
    return view
  }

  /// Returns what makes the control of a member perform an action, if it does.
  private mutating func trigger(of member: ViewModelMember, _ outlet: String) -> TriggerContext {
    guard let trigger = member.performs else { return TriggerContext() }
    return TriggerContext(
      restorationIdentifier: trigger.action.value,
      trigger: TriggerContext.Trigger(
        event: trigger.event.rawValue, id: parts.identifier(for: "action." + outlet)))
  }
}

extension ScreenletSpec {
  /// Returns the return key of a text field if the spec has none: for the next text, then for the
  /// first button. The tags of the XIB number what takes the focus in this order.
  func standardReturnKey(ofMemberAt index: Int) -> TextInput.ReturnKey {
    if viewModel[index].performs?.event == .editingDidEndOnExit { return .go }
    if viewModel[(index + 1)...].contains(where: { $0.control?.takesText == true }) { return .next }
    return actions.contains(where: \.hasButton) ? .go : .done
  }
}

extension ButtonRole {
  /// The style of a button's configuration in a XIB.
  fileprivate var style: String {
    switch self {
    case .primary: "filled"
    case .secondary, .row: "tinted"
    case .plain, .destructive: "plain"
    }
  }

  fileprivate var isProminent: Bool { self == .primary || self == .secondary }
}
