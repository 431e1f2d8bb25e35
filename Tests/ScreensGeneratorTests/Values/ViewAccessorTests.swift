import SpecModel
import Testing

@testable import ScreensGenerator

struct ViewAccessorTests {
  /// A member `x` and how its view reads it, shows it, and with which control.
  struct Row: CustomTestStringConvertible, Sendable {
    let type: String
    let widget: String
    let getter: String?
    let setter: String
    let control: String
    /// What the segments mean; their indexes if it is nil.
    let values: String?

    init(
      _ type: String, _ widget: String, values: String? = nil, _ getter: String?,
      _ setter: String, _ control: String
    ) {
      (self.type, self.widget, self.values) = (type, widget, values)
      (self.getter, self.setter, self.control) = (getter, setter, control)
    }

    var testDescription: String { "\(type) in \(widget)" }

    private static let required = [
      "segmentedControl": "segments: [a, b]", "pageControl": "pages: 2",
    ]

    var spec: String {
      """
      screenlet: Sample
      viewModel:
        x:
          type: \(type) { get set }
          widget: \(widget)
          \(Self.required[widget] ?? "label: X")
          \(values.map { "values: \($0)" } ?? "")
      """
    }
  }

  static let rows = [
    Row("String?", "textField", "xTextField?.text", "xTextField?.text = newValue", "UITextField"),
    Row(
      "String", "textField", "xTextField?.text ?? \"\"", "xTextField?.text = newValue",
      "UITextField"),
    Row(
      "String?", "secureTextField", "xTextField?.text", "xTextField?.text = newValue",
      "UITextField"),
    Row("String?", "textView", "xTextView?.text", "xTextView?.text = newValue", "UITextView"),
    Row("String", "label", nil, "xLabel?.text = x", "UILabel"),
    Row(
      "Int?", "numberPad", "xTextField?.enteredNumber()", "xTextField?.showNumber(newValue)",
      "UITextField"),
    Row(
      "Int64", "numberPad", "xTextField?.enteredNumber() ?? 0", "xTextField?.showNumber(newValue)",
      "UITextField"),
    Row("Int32", "label", nil, "xLabel?.text = x.formatted()", "UILabel"),
    Row("Double?", "label", nil, "xLabel?.text = x?.formatted()", "UILabel"),
    Row(
      "Double", "decimalPad", "xTextField?.enteredNumber() ?? 0",
      "xTextField?.showNumber(newValue)",
      "UITextField"),
    Row(
      "Float?", "textField",
      "xTextField?.enteredNumber()", "xTextField?.showNumber(newValue)", "UITextField"),
    Row("Bool", "switch", "xSwitch?.isOn ?? false", "xSwitch?.isOn = newValue", "UISwitch"),
    Row("Bool?", "switch", "xSwitch?.isOn", "xSwitch?.isOn = newValue ?? false", "UISwitch"),
    Row("Float", "slider", "xSlider?.value ?? 0", "xSlider?.value = newValue", "UISlider"),
    Row("Float?", "slider", "xSlider?.value", "xSlider?.value = newValue ?? 0", "UISlider"),
    Row(
      "Double", "slider", "Double(xSlider?.value ?? 0)", "xSlider?.value = Float(newValue)",
      "UISlider"),
    Row(
      "Int?", "slider", "xSlider.map { Int($0.value.rounded()) }",
      "xSlider?.value = Float(newValue ?? 0)", "UISlider"),
    Row(
      "Int", "slider", "Int(xSlider?.value.rounded() ?? 0)", "xSlider?.value = Float(newValue)",
      "UISlider"),
    Row("Double", "stepper", "xStepper?.value ?? 0", "xStepper?.value = newValue", "UIStepper"),
    Row(
      "Int", "stepper", "Int(xStepper?.value ?? 0)", "xStepper?.value = Double(newValue)",
      "UIStepper"),
    Row(
      "Float?", "stepper", "xStepper.map { Float($0.value) }",
      "xStepper?.value = Double(newValue ?? 0)", "UIStepper"),
    Row(
      "Float", "progressView", "xProgressView?.progress ?? 0", "xProgressView?.progress = newValue",
      "UIProgressView"),
    Row(
      "Double?", "progressView", "xProgressView.map { Double($0.progress) }",
      "xProgressView?.progress = Float(newValue ?? 0)", "UIProgressView"),
    Row(
      "Int", "segmentedControl",
      "xSegmentedControl?.selectedSegmentIndex ?? UISegmentedControl.noSegment",
      "xSegmentedControl?.selectedSegmentIndex = newValue", "UISegmentedControl"),
    Row(
      "Int32", "segmentedControl",
      "Int32(xSegmentedControl?.selectedSegmentIndex ?? UISegmentedControl.noSegment)",
      "xSegmentedControl?.selectedSegmentIndex = Int(newValue)", "UISegmentedControl"),
    Row(
      "Int?", "segmentedControl",
      "xSegmentedControl.flatMap { $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex }",
      "xSegmentedControl?.selectedSegmentIndex = newValue ?? UISegmentedControl.noSegment",
      "UISegmentedControl"),
    Row(
      "Int64?", "segmentedControl",
      "xSegmentedControl.flatMap "
        + "{ $0.selectedSegmentIndex < 0 ? nil : Int64($0.selectedSegmentIndex) }",
      "xSegmentedControl?.selectedSegmentIndex = Int(newValue ?? -1)", "UISegmentedControl"),
    Row(
      "Int", "pageControl", "xPageControl?.currentPage ?? 0",
      "xPageControl?.currentPage = newValue", "UIPageControl"),
    Row(
      "Int?", "pageControl", "xPageControl?.currentPage",
      "xPageControl?.currentPage = newValue ?? 0", "UIPageControl"),
    Row(
      "Int64?", "pageControl", "xPageControl.map { Int64($0.currentPage) }",
      "xPageControl?.currentPage = Int(newValue ?? 0)", "UIPageControl"),
    Row(
      "Bool", "activityIndicator", "xActivityIndicatorView?.isAnimating ?? false",
      """
      if newValue {
        xActivityIndicatorView?.startAnimating()
      } else {
        xActivityIndicatorView?.stopAnimating()
      }
      """, "UIActivityIndicatorView"),
    Row(
      "Bool?", "activityIndicator", "xActivityIndicatorView?.isAnimating",
      """
      if newValue == true {
        xActivityIndicatorView?.startAnimating()
      } else {
        xActivityIndicatorView?.stopAnimating()
      }
      """, "UIActivityIndicatorView"),
    Row(
      "Date?", "datePicker", "xDatePicker?.chosenDate", "xDatePicker?.chosenDate = newValue",
      "OptionalDatePicker"),
    Row(
      "UIImage?", "imageView", "xImageView?.image", "xImageView?.image = newValue",
      "UIImageView"),
    Row("String?", "imageView", nil, "xImageView?.showImage(at: x)", "UIImageView"),
    Row("URL?", "imageView", nil, "xImageView?.showImage(at: x?.absoluteString)", "UIImageView"),
    Row("String", "webView", nil, "xWebView?.showHTML(x)", "WKWebView"),
    Row("URL?", "webView", nil, "xWebView?.showPage(at: x)", "WKWebView"),
    Row(
      "Double", "segmentedControl", values: "[0, 0.5]",
      "xSegmentedControl?.selectedNumber(of: [0, 0.5]) ?? 0",
      "xSegmentedControl?.selectNumber(newValue, of: [0, 0.5])", "UISegmentedControl"),
    Row(
      "Float?", "segmentedControl",
      "xSegmentedControl?.selectedNumber(of: [0, 1]).map { Float($0) }",
      "xSegmentedControl?.selectNumber(newValue.map { Double($0) }, of: [0, 1])",
      "UISegmentedControl"),
    Row(
      "Int", "segmentedControl", values: "[5, 10]",
      "Int(xSegmentedControl?.selectedNumber(of: [5, 10]) ?? 0)",
      "xSegmentedControl?.selectNumber(Double(newValue), of: [5, 10])", "UISegmentedControl"),
    Row(
      "Double", "stars", "xStarControl?.fraction ?? 0", "xStarControl?.fraction = newValue",
      "StarControl"),
    Row(
      "Int32?", "stars", "xStarControl.map { Int32($0.stars) }",
      "xStarControl?.stars = Int(newValue ?? 0)", "StarControl"),
    Row("URL?", "player", nil, "xPlayerView?.url = x", "MediaPlayerView"),
  ]

  @Test(arguments: rows)
  func `a member is read and shown by its type and its control`(_ row: Row) throws {
    let spec = try screenlet(row.spec)
    let control = try #require(spec.viewModel[0].control)
    let accessor = control.accessor
    #expect(accessor.getter == row.getter)
    #expect(accessor.setter.joined(separator: "\n") == row.setter)
    #expect(control.className == row.control)
  }

  @Test(arguments: rows)
  func `the XIB has an element of the control's class, and an outlet to it`(_ row: Row) throws {
    let elements = try XIBElements(Generation(row.spec).file("View_default.xib")).all
    // The outlets of the view come after those of the control.
    let outlet = try #require(elements.last { $0.name == "outlet" })
    let control = elements.first { $0.attributes["id"] == outlet.attributes["destination"] }
    if ["view", "control", "datePicker"].contains(control?.name) {
      #expect(control?.attributes["customClass"] == row.control)
      return
    }
    let name = row.control == "WKWebView" ? "wkWebView" : row.control.dropFirst(2).description
    #expect(control?.name == name.lowerFirst)
  }

  @Test func `every control has its row`() {
    #expect(Set(Self.rows.map(\.widget)) == Set(Widget.allCases.map(\.rawValue)))
  }
}
