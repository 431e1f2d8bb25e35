import SourceText

/// The part that the button of an action has in its view, which decides how it looks. Views have
/// their buttons in this order.
package enum ButtonRole: String, CaseIterable, Hashable, Sendable {
  /// What the view is for. A view has at most one such button.
  case primary
  /// What looks something up for a row of what users enter, and is in that row.
  case row
  /// What else it offers.
  case secondary
  /// What few users need, such as a way back.
  case plain
  /// What deletes something.
  case destructive
}

extension ScreenletSpec {
  /// Returns the roles of the actions that have a button, by the names of the actions: those that
  /// the spec states, and for the others those that their names and kinds suggest.
  package var buttonRoles: [String: ButtonRole] {
    let actions = actions.filter(\.hasButton)
    var roles: [String: ButtonRole] = [:]
    for action in actions { roles[action.name.value] = action.role?.value ?? action.ownRole }
    let hasPrimary =
      isForm || list == nil && contained.isEmpty && !viewModel.contains(where: \.isShown)
    if hasPrimary, !roles.values.contains(.primary) {
      let open = actions.filter { roles[$0.name.value] == nil }
      let main =
        open.first { $0.login != nil } ?? open.first { $0.sendsEdits }
        ?? (isForm && actions.count > 1 ? nil : open.first)
      if let main { roles[main.name.value] = .primary }
    }
    let inRows = Set(rowCandidates.values)
    for action in actions where [nil, .row].contains(roles[action.name.value]) {
      roles[action.name.value] = inRows.contains(action.name.value) ? .row : nil
    }
    // More than two buttons that look the same do not help to choose.
    var secondary = roles.values.count { $0 == .secondary }
    for action in actions where roles[action.name.value] == nil {
      roles[action.name.value] = secondary < 2 ? .secondary : .plain
      secondary += 1
    }
    return roles
  }

  /// The names of the actions whose buttons are in a row of what users enter, by the names of the
  /// members in these rows.
  package var rowButtons: [String: String] {
    let roles = buttonRoles
    return rowCandidates.filter { roles[$0.value] == .row }
  }

  /// The actions that look something up for what is entered in one row alone, the first of each row.
  private var rowCandidates: [String: String] {
    actions.reduce(into: [:]) { buttons, action in
      guard action.hasButton, action.mayBeInRow, let row = action.rowOfInputs, buttons[row] == nil
      else { return }
      buttons[row] = action.name.value
    }
  }

  /// Whether users enter something in its views. A list has its rows instead.
  package var isForm: Bool { list == nil && viewModel.contains(where: \.isEntered) }
}

extension ActionSpec {
  /// Whether a generated view has a button that performs the action.
  package var hasButton: Bool {
    if case .titled = button { true } else { false }
  }

  /// The role that the name or the request suggests; nil if it is an action like others.
  fileprivate var ownRole: ButtonRole? {
    if case .remove? = rows { return .destructive }
    let deletes = allConnectors.contains { connector in
      switch connector.kind {
      case .rest(let connector): connector.request.method == .delete
      case .http(let connector): connector.request.method == .delete
      case .liferay(let connector): connector.call.method.value.firstWord.deletes
      default: false
      }
    }
    switch name.value.lowerCamelWords.firstWord {
    case let word where word.deletes || deletes: return .destructive
    case "cancel", "dismiss", "close", "not", "reset", "undo", "share", "refresh": return .plain
    default: return nil
    }
  }

  /// Whether its button can be in a row, if its inputs fit.
  fileprivate var mayBeInRow: Bool {
    guard role == nil || role?.value == .row, ownRole == nil else { return false }
    if case .read = kind { return true }
    return role != nil
  }

  /// The name of the only member among its inputs that users enter, if that is a text.
  fileprivate var rowOfInputs: String? {
    let members = inputs.compactMap { input in
      if case .viewModel(let member) = input.source, member.isEntered { member } else { nil }
    }
    guard let member = members.first, members.allSatisfy({ $0.name == member.name }) else {
      return nil
    }
    switch member.widget {
    case .textField, .secureTextField: return member.name.value
    default: return nil
    }
  }

  /// Whether it sends what users entered in the view, and does not just look something up.
  fileprivate var sendsEdits: Bool {
    if case .read = kind { return false }
    return sender?.member?.isEntered == true
      || inputs.contains { input in
        if case .viewModel(let member) = input.source { member.isEntered } else { false }
      }
  }
}

extension String {
  /// The first word of a name such as `deleteEntry`.
  fileprivate var firstWord: Substring { prefix { !$0.isUppercase } }
}

extension Substring {
  /// Whether what begins with the word deletes something.
  fileprivate var deletes: Bool { ["delete", "remove", "clear", "revoke"].contains(self) }
}

extension ViewModelMember {
  /// Whether generated views show the value.
  fileprivate var isShown: Bool { widget != nil }

  /// Whether users enter the value in a generated view.
  package var isEntered: Bool {
    switch widget {
    case .textField, .secureTextField, .numberPad, .decimalPad, .textView, .switch, .slider,
      .stepper, .datePicker, .segmentedControl:
      true
    case .label, .imageView, .progressView, .activityIndicator, .pageControl, .stars, .webView,
      .player, nil:
      false
    }
  }
}

extension ActionButton {
  /// Reads `role: primary`, which needs a button.
  func role(_ fields: Fields<ActionKeys>) -> Located<ButtonRole>? {
    guard let role = fields[ActionKeys.role] else { return nil }
    let range = fields.keyRange(of: ActionKeys.role) ?? fields.range
    guard case .titled = self else {
      fields.log.error(.noButton, at: range)
      return nil
    }
    return Located(role, at: range)
  }
}

extension Diagnostic.Message {
  fileprivate static let noButton: Self =
    "no button performs the action, so that none has a role; remove 'role'"
}
