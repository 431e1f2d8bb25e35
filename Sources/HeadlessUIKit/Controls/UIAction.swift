#if !canImport(UIKit)
  public import Foundation

  /// What a `UIAction` runs.
  public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

  /// A closure that a control runs when an event occurs; see `UIControl.addAction(_:for:)`.
  @MainActor
  open class UIAction: NSObject {
    /// Tells actions apart: a control keeps one per identifier.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The text that tells the action apart.
      public let rawValue: String

      /// An identifier of that text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// An identifier of that text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
    }

    /// The title that a button made for the action takes.
    open var title: String
    /// A picture for the action; stored only.
    open var image: UIImage?
    /// What tells the action apart: a name of its own unless one was given.
    public let identifier: Identifier

    /// The control that is running the action; nil while none is.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// An action that runs `handler`; without an identifier it gets one of its own.
    public init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
      handler: @escaping UIActionHandler
    ) {
      self.title = title
      self.image = image
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
