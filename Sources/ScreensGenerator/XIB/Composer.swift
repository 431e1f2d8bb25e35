import SpecModel

/// A text field and the button that sends its text, in a bar below the rows of a list: a comment, or
/// a message.
struct Composer {
  let member: ViewModelMember
  let action: ActionSpec
}

extension ScreenletSpec {
  /// The bar below the rows of a list in which users enter nothing but one text, and which offers
  /// nothing but to write; nil for other Screenlets.
  var composer: Composer? {
    if list == nil { return nil }
    let entered = viewModel.filter(\.isEntered)
    let offered = actions.filter(\.hasButton)
    guard entered.count == 1, offered.count == 1, case .write = offered[0].kind,
      offered[0].permission == nil, entered[0].widget == .textField, entered[0].performs == nil
    else { return nil }
    return Composer(member: entered[0], action: offered[0])
  }

  /// The controls of its views, each with its place.
  var controls: [any WidgetControl] {
    let inBar = composer?.member.name
    return viewModel.compactMap { member in
      guard var field = member.control as? TextField else { return control(of: member) }
      field.isInBar = member.name == inBar
      return field
    }
  }

  /// Returns the control of a member in its view, where several pages have headings.
  func control(of member: ViewModelMember) -> (any WidgetControl)? {
    guard var web = member.control as? WebView else { return member.control }
    let filling = list == nil ? page?.name : nil
    let pages = viewModel.filter { $0.widget == .webView && $0.name != filling }
    web.isOneOfSeveral = pages.count > 1 && member.name != filling
    return web
  }
}

extension XIBLayout {
  /// Returns the bar. A failure of the action stands above its row.
  mutating func bar(_ composer: Composer) -> XIBView {
    var field = TextField(member: composer.member)
    field.isInBar = true
    let text = row(
      of: field, below: nil, isInCard: true, returnKey: .send, nil)
    let capsule = card(
      stack([text], "composerText", .column(spacing: 0)), "composerCapsule", .capsule)
    let parts = [capsule, button(composer.action, as: .primary, isRound: true)]
    let row = stack(
      parts.compactMap(\.self), "composerRow", .bar(spacing: Self.siblingSpacing))
    return composerBar(stack([row], "composer", .column(spacing: Self.captionSpacing)))
  }

  /// Returns the bar below the rows of a list, whose content is in the middle of a wide view. Nothing
  /// keeps it as high as the content while the view is not editable.
  private mutating func composerBar(_ content: XIBView) -> XIBView {
    let margins = XIBView.CardMargins.bar
    let content = limited(content, to: 672, as: "composer")
    let (id, inside) = (parts.identifier(for: "composerBar"), content.id)
    return XIBView(
      id: id, element: ControlElement("composerBar", background: .background),
      arrangement: .card(margins), views: [content],
      ties: [
        parts.constraint("top", of: inside, to: "top", of: id, constant: margins.top),
        parts.constraint(
          "bottom", of: id, to: "bottom", of: inside, constant: margins.bottom, priority: 750),
        parts.constraint("centerX", of: inside, to: "centerX", of: id),
        parts.constraint(
          "leading", of: inside, to: "leading", of: id, relation: "greaterThanOrEqual",
          constant: margins.side),
        parts.constraint(
          "width", of: inside, to: "width", of: id, constant: -2 * margins.side, priority: 750),
      ])
  }
}
