#if !canImport(UIKit)
  extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
      /// The events, one bit each, with the same values as in UIKit.
      public let rawValue: UInt

      /// A finger touches the control.
      public static let touchDown = Event(rawValue: 1 << 0)
      /// A finger touches the control repeatedly; not simulated.
      public static let touchDownRepeat = Event(rawValue: 1 << 1)
      /// A finger moves on the control; not simulated.
      public static let touchDragInside = Event(rawValue: 1 << 2)
      /// A finger moves outside the control; not simulated.
      public static let touchDragOutside = Event(rawValue: 1 << 3)
      /// A finger moves onto the control; not simulated.
      public static let touchDragEnter = Event(rawValue: 1 << 4)
      /// A finger leaves the control; not simulated.
      public static let touchDragExit = Event(rawValue: 1 << 5)
      /// A finger is lifted from the control, which completes a tap.
      public static let touchUpInside = Event(rawValue: 1 << 6)
      /// A finger is lifted outside the control; not simulated.
      public static let touchUpOutside = Event(rawValue: 1 << 7)
      /// The system cancels a touch; not simulated.
      public static let touchCancel = Event(rawValue: 1 << 8)
      /// The user has changed the value of the control.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// The user has performed the control's primary action, such as a tap on a button.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// The user has begun to edit a text field.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// The user has changed the text of a field.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// The user has finished editing a text field.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// The return key was pressed in a text field, and the delegate returned true.
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      /// All touch events.
      public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
      /// All events of text editing.
      public static let allEditingEvents = Event(rawValue: 0x000F_0000)
      /// All events.
      public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

      /// Creates a set of events from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// The state of a control; `normal` has no bits.
    public struct State: OptionSet, Hashable, Sendable {
      /// The states, one bit each, with the same values as in UIKit.
      public let rawValue: UInt

      /// No other state.
      public static let normal: State = []
      /// A finger is on the control, or `isHighlighted` was set.
      public static let highlighted = State(rawValue: 1 << 0)
      /// The control does not accept touches.
      public static let disabled = State(rawValue: 1 << 1)
      /// The control is selected.
      public static let selected = State(rawValue: 1 << 2)
      /// The control has the focus, which is never the case here.
      public static let focused = State(rawValue: 1 << 3)

      /// Creates a state from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
      case center, top, bottom, fill
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
      case center, left, right, fill, leading, trailing
    }
  }
#endif
