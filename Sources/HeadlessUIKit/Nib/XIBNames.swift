#if !canImport(UIKit)
  internal import Foundation

  /// Maps the names in XIBs to the values of this module.
  enum XIBNames {
    static let buttonTypes: [String: UIButton.ButtonType] = [
      "custom": .custom, "system": .system, "roundedRect": .system, "plain": .plain,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "close": .close,
    ]

    static let controlStates: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]

    static let controlEvents: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]

    static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    static let contentModes: [String: UIView.ContentMode] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let textAlignments: [String: NSTextAlignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]

    static let borderStyles: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    static let viewModes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]

    static let datePickerModes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]

    static let datePickerStyles: [String: UIDatePickerStyle] = [
      "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]

    static let spinnerStyles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "large": .large, "gray": .medium, "white": .medium,
      "whiteLarge": .large,
    ]

    static let systemColors: [String: UIColor] = [
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
      "systemBackgroundColor": .systemBackground, "systemBlueColor": .systemBlue,
      "systemGrayColor": .systemGray, "systemGreenColor": .systemGreen,
      "systemRedColor": .systemRed,
      "tertiaryLabelColor": .tertiaryLabel, "placeholderTextColor": shade(60, 60, 67, 0.3),
      "separatorColor": .separator,
      "systemGroupedBackgroundColor": shade(242, 242, 247),
      "secondarySystemBackgroundColor": shade(242, 242, 247),
      "secondarySystemGroupedBackgroundColor": shade(255, 255, 255),
      "tertiarySystemFillColor": shade(118, 118, 128, 0.12),
      "systemYellowColor": shade(255, 204, 0), "systemOrangeColor": shade(255, 149, 0),
    ]

    private static func shade(
      _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
    ) -> UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    static let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]

    static let axes: [String: NSLayoutConstraint.Axis] = [
      "horizontal": .horizontal, "vertical": .vertical,
    ]

    static let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let stackAlignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .trailing,
      "lastBaseline": .lastBaseline,
    ]

    static let relations: [String: NSLayoutConstraint.Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
  }
#endif
