#if !canImport(UIKit)
  #if canImport(AutoLayout)
    internal import AutoLayout
  #endif
  public import Foundation

  /// The style of a date picker, which only affects its size here.
  public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  /// A date picker. `date` stays within its limits; setting it sends no event, `pick(_:)` does.
  @MainActor
  open class UIDatePicker: UIControl {
    /// The components of a date that the user picks.
    public enum Mode: Int, Sendable {
      case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// The components of a date that the user picks; stored only.
    open var datePickerMode = Mode.dateAndTime
    /// The style of the picker; wheels are larger.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The step of the minutes; stored only, `date` is not rounded to it.
    open var minuteInterval = 1
    /// The locale of the picker; stored only.
    open var locale: Locale?
    /// The time zone of the picker; stored only.
    open var timeZone: TimeZone?
    private var chosen = Date()

    /// The earliest date. Ignored if it is later than `maximumDate`.
    open var minimumDate: Date? {
      didSet { date = chosen }
    }

    /// The latest date. Ignored if it is earlier than `minimumDate`.
    open var maximumDate: Date? {
      didSet { date = chosen }
    }

    /// The selected date. A date beyond a limit is set to the limit.
    open var date: Date {
      get { chosen }
      set {
        chosen = newValue
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
        chosen = max(chosen, minimumDate ?? chosen)
        chosen = min(chosen, maximumDate ?? chosen)
      }
    }

    /// Sets `date`, without animation. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
      self.date = date
    }

    override open var intrinsicContentSize: CGSize {
      switch preferredDatePickerStyle {
      case .wheels: CGSize(width: 320, height: 216)
      case .inline: CGSize(width: 320, height: 330)
      case .automatic, .compact: CGSize(width: compactWidth, height: 34)
      }
    }

    private var compactWidth: CGFloat {
      #if canImport(AutoLayout)
        CompactDate(hasDate: datePickerMode != .time, hasTime: datePickerMode != .date).width
      #else
        197
      #endif
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      datePickerMode =
        try element.value("datePickerMode", in: XIBNames.datePickerModes) ?? .dateAndTime
      preferredDatePickerStyle =
        try element.value("style", in: XIBNames.datePickerStyles) ?? .automatic
      minuteInterval = try element.integer("minuteInterval") ?? 1
      minimumDate = try element.child("date", key: "minimumDate")?.date()
      maximumDate = try element.child("date", key: "maximumDate")?.date()
      if let date = try element.child("date", key: "date")?.date() {
        self.date = date
      }
    }
  }
#endif
