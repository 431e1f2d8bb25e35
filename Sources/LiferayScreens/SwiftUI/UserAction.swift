#if canImport(UIKit)
  public import SwiftUI

  /// Performs actions of the Screenlet whose theme contains a view of SwiftUI, as a button in a XIB
  /// does:
  ///
  /// ```swift
  /// @Environment(\.userAction) private var userAction
  ///
  /// var body: some View {
  ///   Button("Add") { userAction(AddBookmarkScreenlet.AddBookmarkAction) }
  /// }
  /// ```
  ///
  /// The Screenlet asks for a confirmation, or for an image, if the action needs that. Outside of a
  /// Screenlet, nothing is performed.
  public struct UserAction: Sendable {
    private let perform: @MainActor @Sendable (String, Any?, _ isTyping: Bool) -> Void

    init() {
      perform = { _, _, _ in }
    }

    init(_ view: SwiftUIScreenletView) {
      perform = { [weak view] name, sender, isTyping in
        if isTyping {
          view?.userAction(name: name, sender: sender, isEditing: true)
        } else {
          view?.userAction(name: name, sender: sender)
        }
      }
    }

    /// Ends editing, and performs the action with this name.
    @MainActor
    public func callAsFunction(_ name: String, sender: Any? = nil) {
      perform(name, sender, false)
    }

    /// Performs the action with this name while the user types: after the delay of the action, which
    /// typing restarts, and without ending editing.
    @MainActor
    public func whileTyping(_ name: String, sender: Any? = nil) {
      perform(name, sender, true)
    }
  }

  private struct UserActionKey: EnvironmentKey {
    static let defaultValue = UserAction()
  }

  extension EnvironmentValues {
    /// Performs actions of the Screenlet that contains the view.
    public var userAction: UserAction {
      get { self[UserActionKey.self] }
      set { self[UserActionKey.self] = newValue }
    }
  }
#endif
