#if !canImport(UIKit)
  /// What an app tells assistive technologies, and what the user has set for them.
  @MainActor
  public struct UIAccessibility {
    /// What has happened.
    public struct Notification: RawRepresentable, Hashable, Sendable {
      /// A number for each notification; the numbers differ from those of UIKit.
      public let rawValue: UInt32

      /// The argument is a text that is to be read out.
      public static let announcement = Notification(rawValue: 1)

      /// Creates a notification from its number.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
    }

    /// Whether the user wants backgrounds without transparency; false unless a test sets it.
    public static var isReduceTransparencyEnabled = false

    /// Called with each text that is to be read out.
    public static var onAnnouncement: ((String) -> Void)?

    /// Tells assistive technologies that something has happened.
    public static func post(notification: Notification, argument: Any?) {
      guard notification == .announcement, let text = argument as? String else { return }
      onAnnouncement?(text)
    }
  }
#endif
