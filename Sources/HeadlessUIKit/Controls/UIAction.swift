#if !canImport(UIKit)
  internal import Foundation

  /// The closure of a `UIAction`.
  public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

  /// A closure that a control runs when an event occurs; see `UIControl.addAction(_:for:)`.
  @MainActor
  open class UIAction: UIMenuElement {
    /// Identifies an action: a control has at most one action per identifier.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The text of the identifier.
      public let rawValue: String

      /// Creates an identifier from a text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
    }

    /// The title of a button that is created with the action.
    open var title: String
    /// An image for the action; stored only.
    open var image: UIImage?
    /// Whether the action is chosen in a menu.
    open var state: State
    /// The identifier of the action: a unique one unless one was given.
    public let identifier: Identifier

    /// The control that is running the action, or nil if the action is not running.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action that runs `handler`; without an identifier it gets a unique one.
    public init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
      state: State = .off, handler: @escaping UIActionHandler
    ) {
      self.title = title
      self.image = image
      self.state = state
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      self.handler = handler
      super.init()
    }

    func run(from sender: Any?) {
      let before = self.sender
      self.sender = sender
      defer { self.sender = before }
      handler(self)
    }
  }
#endif
