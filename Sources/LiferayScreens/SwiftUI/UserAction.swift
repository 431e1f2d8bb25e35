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
    private let perform: @MainActor @Sendable (String, Any?, UserActionTime) -> Void

    init() {
      perform = { _, _, _ in }
    }

    init(_ view: SwiftUIScreenletView) {
      perform = { [weak view] in view?.userAction(name: $0, sender: $1, $2) }
    }

    /// Ends editing, and performs the action with this name.
    @MainActor
    public func callAsFunction(_ name: String, sender: Any? = nil) {
      perform(name, sender, .afterEditing)
    }

    /// Performs the action with this name while the user types: after the delay of the action, which
    /// typing restarts, and without ending editing.
    @MainActor
    public func whileTyping(_ name: String, sender: Any? = nil) {
      perform(name, sender, .whileTyping)
    }

    /// Performs the action with this name when the user has gone on to another field: at once, and
    /// without ending editing there.
    @MainActor
    public func afterTyping(_ name: String, sender: Any? = nil) {
      perform(name, sender, .betweenFields)
    }
  }

  private struct UserActionKey: EnvironmentKey {
    static let defaultValue = UserAction()
  }

  private struct IsScreenletEditableKey: EnvironmentKey {
    static let defaultValue = true
  }

  extension EnvironmentValues {
    /// Performs actions of the Screenlet that contains the view.
    public internal(set) var userAction: UserAction {
      get { self[UserActionKey.self] }
      set { self[UserActionKey.self] = newValue }
    }

    /// Whether the view of the Screenlet is `editable`; true outside of a Screenlet.
    public internal(set) var isScreenletEditable: Bool {
      get { self[IsScreenletEditableKey.self] }
      set { self[IsScreenletEditableKey.self] = newValue }
    }
  }
#endif
