import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/SwiftUITheme` is rendered with, besides what every theme has.
struct SwiftUIContext: TemplateContext {
  struct Control: TemplateContext {
    let lines: [String]
  }

  /// The button of an action.
  struct Button: TemplateContext {
    let title: String
    let isDestructive: Bool
    /// The call that performs the action.
    let call: String
    /// The modifiers of the button.
    let modifiers: [String]
    /// The value that has to be true for users to see the button; nil if they always do.
    let condition: String?
  }

  /// The view of SwiftUI.
  let contentClass: String
  let modelClass: String?
  /// Whether users enter something, so that the content is a form.
  let isForm: Bool
  let controls: [Control]
  let buttons: [Button]
  let hasWebView: Bool
  /// Whether something in the content performs an action.
  let performs: Bool
  /// Whether the content has texts in string tables.
  let hasTexts: Bool
  /// The actions whose input is checked while the user enters it: none, because what is wrong would
  /// stand at buttons of UIKit.
  let checked: [String] = []

  /// The frameworks of Apple that the content uses.
  var imports: [String] { ["SwiftUI"] + (hasWebView ? ["WebKit"] : []) }
}

/// What `Templates/ObservableViewModel` is rendered with.
struct ObservableViewModelContext: TemplateContext {
  struct Member: TemplateContext {
    let name: String
    let type: String
    /// The value at the start; nil for nil.
    let empty: String?
  }

  let screenletClass: String
  let viewModelProtocol: String
  let modelClass: String
  /// Whether the sources compile without UIKit, too.
  let isForLinux: Bool
  let values: [Member]
  let methods: [ViewMethodContext]
}

extension ScreenletSpec {
  /// Whether a theme is a view of SwiftUI.
  var hasSwiftUI: Bool { themes.contains { $0.kind == .swiftUI } }

  /// The view model of its themes of SwiftUI; nil if there are no such themes, or if it has none.
  var observableViewModelContext: (any TemplateContext)? {
    guard hasSwiftUI, hasViewModel else { return nil }
    let context = ObservableViewModelContext(
      screenletClass: Names.screenlet(self), viewModelProtocol: Names.viewModel(self),
      modelClass: Names.observableViewModel(self), isForLinux: platforms == .iosAndLinux,
      values: viewModel.map { member in
        ObservableViewModelContext.Member(
          name: Names.member(member.name.value), type: member.type.swiftSource,
          empty: member.type.isOptional ? nil : member.startInSwiftUI)
      },
      methods: viewMethods.map(\.context))
    return importing(otherModules + ["Observation"], for: context)
  }

  /// Returns what the view of SwiftUI of a theme is rendered with.
  func swiftUIContext(of theme: ThemeSpec) -> SwiftUIContext {
    let controls = viewModel.compactMap { member in
      member.control.map { control in
        SwiftUIContext.Control(lines: control.swiftUI(performing: performer(of: member)))
      }
    }
    let roles = buttonRoles
    let buttons = ButtonRole.allCases.flatMap { role in
      actions.filter { roles[$0.name.value] == role }.compactMap { swiftUIButton(of: $0, as: role) }
    }
    return SwiftUIContext(
      contentClass: Names.contentView(self, theme),
      modelClass: hasViewModel ? Names.observableViewModel(self) : nil, isForm: isForm,
      controls: controls, buttons: buttons,
      hasWebView: viewModel.contains { $0.widget == .webView },
      performs: !buttons.isEmpty || viewModel.contains { $0.performs != nil },
      hasTexts: table != nil && controlTexts.contains { $0.text.key != nil })
  }

  /// Returns what the control of a member performs in a view of SwiftUI; nil if it performs nothing.
  private func performer(of member: ViewModelMember) -> SwiftUIPerformer? {
    guard let trigger = member.performs, let action = actions.named(trigger.action.value) else {
      return nil
    }
    let method =
      switch trigger.event {
      case .editingChanged, .editingDidBegin: ".whileTyping"
      case .editingDidEnd: ".afterTyping"
      case .editingDidEndOnExit, .valueChanged: ""
      }
    return SwiftUIPerformer(event: trigger.event, call: call(of: action, as: method))
  }

  private func swiftUIButton(of action: ActionSpec, as role: ButtonRole) -> SwiftUIContext.Button? {
    guard case .titled(let title) = action.button else { return nil }
    let condition: String? =
      if case .member(let member)? = action.permission {
        "model\(Names.access(member.name.value))\(member.type.isOptional ? " == true" : "")"
      } else {
        nil
      }
    let style = role == .primary ? "borderedProminent" : "bordered"
    return SwiftUIContext.Button(
      title: title?.inSwiftUI ?? action.name.value.title.inSwiftUI,
      isDestructive: role == .destructive, call: call(of: action),
      modifiers: !isForm && role != .plain
        ? [".buttonStyle(.\(style))"] : role == .primary ? [".bold()"] : [],
      condition: condition)
  }

  /// `userAction(KitchenScreenlet.FindRecipeAction)`
  private func call(of action: ActionSpec, as method: String = "") -> String {
    let constant = "\(Names.screenlet(self)).\(Names.constant(action))"
    let sender = action.sentMember.map { "sender: model\(Names.access($0.name.value))" }
    return .call("userAction" + method, [constant] + [sender].compactMap(\.self))
  }
}

extension ViewModelMember {
  /// The value at the start of a member that is never nil.
  fileprivate var startInSwiftUI: String? {
    (control as? any NumberControl).map(\.start.plainNotation) ?? type.emptyValue
  }
}
