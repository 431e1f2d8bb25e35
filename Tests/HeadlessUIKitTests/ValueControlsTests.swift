import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ValueControlsTests {
  /// The names of a control's events.
  private func record(_ control: UIControl) -> Log {
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.touchUpInside, "up"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    return log
  }

  @Test func `a tapped switch toggles and sends an event, a switch set in code does not`() throws {
    let control = UISwitch()
    let log = record(control)
    let window = window(showing: control)
    control.setOn(true, animated: true)
    #expect(control.isOn)
    #expect(log.lines == [])

    try control.tap()

    #expect(!control.isOn)
    #expect(log.lines == ["value", "primary", "up"])
    #expect(window.subviews.count == 1)
  }

  @Test func `a slider keeps its value within its limits`() throws {
    let slider = UISlider()
    let log = record(slider)
    let window = window(showing: slider)
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    try slider.drag(to: 7)
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    #expect(log.lines == ["value", "primary"])
    #expect(window.subviews.count == 1)
  }

  @Test func `a stepper stops at its limits or wraps`() throws {
    let stepper = UIStepper()
    let window = window(showing: stepper)
    stepper.maximumValue = 2
    for _ in 0..<3 { try stepper.stepUp() }
    #expect(stepper.value == 2)
    stepper.wraps = true
    try stepper.stepUp()
    #expect(stepper.value == 0)
    try stepper.stepDown()
    #expect(stepper.value == 2)
    #expect(window.subviews.count == 1)
  }

  @Test func `a segmented control keeps the same segment selected`() throws {
    let control = UISegmentedControl(items: ["one", "two", 3])
    let log = record(control)
    let window = window(showing: control)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)

    try control.selectSegment(at: 1)
    try control.selectSegment(at: 1)
    control.insertSegment(withTitle: "zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "two")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.lines == ["value", "primary"])
    #expect(throws: UserInteractionError.self) { try control.selectSegment(at: 9) }
    #expect(window.subviews.count == 1)
  }

  @Test func `a page control stays within its pages`() throws {
    let pages = UIPageControl()
    let log = record(pages)
    let window = window(showing: pages)
    pages.currentPage = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    try pages.showNextPage()
    #expect(pages.currentPage == 2)
    #expect(log.lines == [])
    try pages.showPreviousPage()
    #expect(pages.currentPage == 1)
    #expect(log.lines == ["value", "primary"])
    pages.isEnabled = false
    #expect(throws: UserInteractionError.self) { try pages.showNextPage() }
    #expect(window.subviews.count == 1)
  }

  @Test func `a page control takes the colours of its dots from a XIB`() throws {
    let pages = try load(
      """
      <pageControl numberOfPages="2">
        <color key="pageIndicatorTintColor" systemColor="secondaryLabelColor"/>
        <color key="currentPageIndicatorTintColor" systemColor="labelColor"/>
      </pageControl>
      """)
    #expect((pages as? UIPageControl)?.pageIndicatorTintColor === UIColor.secondaryLabel)
    #expect((pages as? UIPageControl)?.currentPageIndicatorTintColor === UIColor.label)
    #expect((pages as? UIPageControl)?.intrinsicContentSize.height == 26)
  }

  @Test func `a date picker keeps its date within its limits`() throws {
    let picker = UIDatePicker()
    let window = window(showing: picker)
    let day = { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    picker.minimumDate = day(10)
    picker.maximumDate = day(20)
    try picker.pick(day(30))
    #expect(picker.date == day(20))
    picker.setDate(day(5), animated: false)
    #expect(picker.date == day(10))
    #expect(window.subviews.count == 1)
  }

  @Test func `a spinner is hidden while it is stopped`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  @Test func `a stack keeps its views in order and releases those that are removed`() {
    let (a, b, c) = (UILabel(), UIView(), UISwitch())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(!c.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(a)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    #expect(stack.subviews == [a, c])
  }

  @Test func `controls get their values from a XIB`() throws {
    let root = try load(
      """
      <stackView axis="vertical" spacing="8" alignment="center" distribution="fillEqually"><subviews>
        <switch on="YES"/>
        <slider value="5" minValue="2" maxValue="10"/>
        <stepper value="5" maximumValue="4"/>
        <segmentedControl selectedSegmentIndex="1"><segments><segment title="A"/><segment title="B" enabled="NO"/></segments></segmentedControl>
        <datePicker datePickerMode="date" style="wheels"><date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
        <label text="Hello" numberOfLines="0" userInteractionEnabled="NO" textAlignment="center"><color key="textColor" red="1" green="0" blue="0" alpha="0.5"/><fontDescription key="fontDescription" type="boldSystem" pointSize="12"/></label>
        <textView editable="NO"><string key="text">two
      lines</string></textView>
        <imageView image="star" contentMode="scaleAspectFit"/>
        <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large"/>
        <progressView progress="0.5"/>
        <pageControl numberOfPages="3" currentPage="7"/>
        <view hidden="YES" alpha="0.5" clipsSubviews="YES"><color key="backgroundColor" systemColor="systemTealColor"/></view>
      </subviews></stackView>
      """,
      resources: """
        <image name="star" width="24" height="12"/>
        <systemColor name="systemTealColor"><color white="0.25" alpha="1"/></systemColor>
        """)
    let stack = try #require(root as? UIStackView)
    let views = stack.arrangedSubviews
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
    #expect(stack.alignment == .center)
    #expect(stack.distribution == .fillEqually)
    #expect(views.count == 12)
    #expect((views[0] as? UISwitch)?.isOn == true)
    #expect((views[1] as? UISlider)?.value == 5)
    #expect((views[2] as? UIStepper)?.value == 4)
    #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "B")
    #expect((views[3] as? UISegmentedControl)?.isEnabledForSegment(at: 1) == false)
    #expect((views[3] as? UISegmentedControl)?.selectedSegmentIndex == 1)
    #expect((views[4] as? UIDatePicker)?.datePickerMode == .date)
    #expect(
      (views[4] as? UIDatePicker)?.date == Date(timeIntervalSinceReferenceDate: 86_400))
    let label = try #require(views[5] as? UILabel)
    #expect(label.text == "Hello")
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(label.font == .boldSystemFont(ofSize: 12))
    #expect(!label.isUserInteractionEnabled)
    #expect((views[6] as? UITextView)?.text == "two\nlines")
    #expect((views[6] as? UITextView)?.isEditable == false)
    #expect((views[7] as? UIImageView)?.image?.size == CGSize(width: 24, height: 12))
    #expect(views[7].contentMode == .scaleAspectFit)
    #expect((views[8] as? UIActivityIndicatorView)?.isAnimating == true)
    #expect((views[9] as? UIProgressView)?.progress == 0.5)
    #expect((views[10] as? UIPageControl)?.currentPage == 2)
    #expect(views[11].isHidden)
    #expect(views[11].clipsToBounds)
    #expect(views[11].backgroundColor == UIColor(white: 0.25, alpha: 1))
  }

  @Test func `a system colour does not depend on its components in the XIB`() throws {
    let label = try load(
      """
      <label>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
      </label>
      """,
      resources: """
        <systemColor name="systemBackgroundColor"><color white="0.0" alpha="1"/></systemColor>
        """)
    #expect(label?.backgroundColor === UIColor.systemBackground)
    #expect((label as? UILabel)?.textColor === UIColor.secondaryLabel)
  }

  @Test func `a label without a colour, or with the default one, has the label colour`() throws {
    for text in ["<label/>", #"<label><nil key="textColor"/></label>"#] {
      #expect((try load(text) as? UILabel)?.textColor === UIColor.label)
    }
  }
}
