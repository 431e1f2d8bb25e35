#if !canImport(UIKit)
  extension UIControl {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
      /// The events, a bit for each; the bits are UIKit's.
      public let rawValue: UInt

      /// A finger has gone down on the control.
      public static let touchDown = Event(rawValue: 1 << 0)
      /// A finger has gone down again; no user here does it.
      public static let touchDownRepeat = Event(rawValue: 1 << 1)
      /// A finger moves on the control; no user here does it.
      public static let touchDragInside = Event(rawValue: 1 << 2)
      /// A finger moves beside the control; no user here does it.
      public static let touchDragOutside = Event(rawValue: 1 << 3)
      /// A finger comes onto the control; no user here does it.
      public static let touchDragEnter = Event(rawValue: 1 << 4)
      /// A finger leaves the control; no user here does it.
      public static let touchDragExit = Event(rawValue: 1 << 5)
      /// A finger has been lifted from the control: a tap is complete.
      public static let touchUpInside = Event(rawValue: 1 << 6)
      /// A finger has been lifted beside the control; no user here does it.
      public static let touchUpOutside = Event(rawValue: 1 << 7)
      /// The system has taken a touch away; no user here has that happen.
      public static let touchCancel = Event(rawValue: 1 << 8)
      /// The user has changed the value of the control.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// The user has done what the control is for, whatever that takes.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// The user has begun to edit a text field.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// The user has changed the text of a field.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// A text field is edited no more.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// The return key has been pressed in a text field whose delegate agrees.
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      /// All events of fingers.
      public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
      /// All events of editing text.
      public static let allEditingEvents = Event(rawValue: 0x000F_0000)
      /// All events there are.
      public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

      /// The events of those bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// How a control stands; `normal` is no bit at all.
    public struct State: OptionSet, Hashable, Sendable {
      /// The states, a bit for each; the bits are UIKit's.
      public let rawValue: UInt

      /// Nothing in particular.
      public static let normal: State = []
      /// A finger is on the control, or code says so.
      public static let highlighted = State(rawValue: 1 << 0)
      /// The control takes no touches.
      public static let disabled = State(rawValue: 1 << 1)
      /// The control is chosen.
      public static let selected = State(rawValue: 1 << 2)
      /// The control has the focus, which nothing here gives.
      public static let focused = State(rawValue: 1 << 3)

      /// The states of those bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// Where a control's content goes, from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
      case center, top, bottom, fill
    }

    /// Where a control's content goes, from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
      case center, left, right, fill, leading, trailing
    }
  }
#endif
