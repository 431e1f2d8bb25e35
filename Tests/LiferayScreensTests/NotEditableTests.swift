import Foundation
import HeadlessUIKit
import Testing

@testable import LiferayScreens

/// What users can do in a view that is not editable.
@MainActor struct NotEditableTests {

  private let view = FormView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class FormView: BaseScreenletView {
    var hint = "Name"
    override func onSetTranslations() {
      for case let field as UITextField in subviews { field.placeholder = hint }
    }
  }

  init() {
    window.addSubview(view)
  }

  private func added<Added: UIView>(_ subview: Added) -> Added {
    view.addSubview(subview)
    return subview
  }

  @Test func `a field shows only its text, and is a field again afterwards`() {
    let field = added(UITextField())
    field.clearButtonMode = .whileEditing
    view.awakeFromNib()
    field.placeholder = "Name"
    field.placeholderColor = .orange
    #expect(field.becomeFirstResponder())
    view.editable = false
    #expect(field.placeholder == nil && field.clearButtonMode == .never)
    #expect(!field.isUserInteractionEnabled && !field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
    field.text = "Ada"
    view.editable = true
    #expect(field.text == "Ada" && field.placeholder == "Name" && field.placeholderColor == .orange)
    #expect(field.clearButtonMode == .whileEditing && field.becomeFirstResponder())
  }

  @Test func `a placeholder in another language is shown afterwards`() {
    let field = added(UITextField())
    view.refreshTranslations()
    view.editable = false
    view.hint = "Nombre"
    view.refreshTranslations()
    #expect(field.placeholder == nil)
    view.editable = true
    #expect(field.placeholder == "Nombre")
  }

  @Test func `what is already no input stays as it is`() {
    let (field, text) = (added(UITextField()), added(UITextView()))
    field.isUserInteractionEnabled = false
    text.isEditable = false
    view.editable = false
    view.editable = false
    view.editable = true
    #expect(!field.isUserInteractionEnabled && !text.isEditable)
  }

  @Test func `controls take no touches`() {
    let controls: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UIDatePicker(), UISegmentedControl(),
      StarControl(frame: .zero),
    ].map(added)
    let button = added(UIButton(type: .system))
    button.restorationIdentifier = "save"
    view.editable = false
    #expect(!(controls + [button]).contains { $0.isUserInteractionEnabled })
    (controls.last as? StarControl)?.accessibilityIncrement()
    #expect((controls.last as? StarControl)?.stars == 0)
    view.editable = true
    #expect(!(controls + [button]).contains { !$0.isUserInteractionEnabled })
  }

  @Test func `what only shows something is used as before`() {
    let text = added(UITextView())
    let reading: [UIView] = [
      UIScrollView(), UITableView(frame: .zero), UIPageControl(), UIButton(type: .system),
      WKWebView(frame: .zero, configuration: WKWebViewConfiguration()),
    ].map(added)
    let controller = UIViewController()
    let control = UISlider()
    controller.view.addSubview(control)
    view.addSubview(controller.view)
    view.editable = false
    #expect(view.isUserInteractionEnabled)
    #expect(!reading.contains { !$0.isUserInteractionEnabled })
    #expect(text.isUserInteractionEnabled && !text.isEditable)
    #expect(control.isUserInteractionEnabled)
  }

  @Test func `a Screenlet in the view has a setting of its own`() {
    let inner = added(BaseScreenlet(frame: .zero))
    let field = UITextField()
    inner.addSubview(field)
    view.editable = false
    #expect(field.isUserInteractionEnabled)
  }

  @Test func `a stepper leaves its number, which is read out`() {
    let (stepper, number) = (added(NumberStepper(frame: .zero)), UILabel())
    number.isAccessibilityElement = false
    stepper.numberLabel = number
    stepper.accessibilityLabel = "Copies"
    stepper.value = 3
    view.editable = false
    #expect(stepper.isHidden && number.isAccessibilityElement)
    #expect(number.accessibilityLabel == "Copies" && number.accessibilityValue == "3")
    stepper.isHidden = false
    #expect(stepper.isHidden)
    view.editable = true
    #expect(!stepper.isHidden && !number.isAccessibilityElement && number.accessibilityLabel == nil)
  }

  @Test func `a date has no buttons`() {
    let picker = OptionalDatePicker(frame: .zero)
    _ = added(UIStackView(arrangedSubviews: [picker]))
    picker.awakeFromNib()
    view.editable = false
    #expect(picker.isHidden && picker.addButton.isHidden && picker.clearButton.isHidden)
    picker.chosenDate = Date(timeIntervalSinceReferenceDate: 0)
    #expect(!picker.isHidden && !picker.isUserInteractionEnabled && picker.clearButton.isHidden)
    view.editable = true
    #expect(picker.isUserInteractionEnabled && !picker.clearButton.isHidden)
  }
}

/// Where texts begin in languages that are written from right to left.
@MainActor struct RightToLeftTests {

  @Test(arguments: [true, false])
  func `numbers are aligned to the trailing edge`(isRightToLeft: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = BaseScreenletView(frame: window.bounds)
    let (number, text) = (UITextField(), UITextField())
    number.textAlignment = .right
    for field in [number, text] {
      if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
      view.addSubview(field)
    }
    window.addSubview(view)
    #expect(number.textAlignment == (isRightToLeft ? .left : .right))
    #expect(text.textAlignment == .natural)
  }
}
