import Foundation
import HeadlessUIKit

/// Records the calls, in order.
@MainActor
final class Log {
  var lines: [String] = []
}

/// A view that records its hooks in a log.
@MainActor
final class LoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.lines.append("\(name) willMove to \(newWindow == nil ? "no window" : "window")")
  }

  override func didMoveToWindow() {
    log.lines.append("\(name) didMove to \(window == nil ? "no window" : "window")")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.lines.append("\(name) willMove to \(newSuperview == nil ? "no superview" : "superview")")
  }

  override func didMoveToSuperview() {
    log.lines.append("\(name) didMove to \(superview == nil ? "no superview" : "superview")")
  }

  override func layoutSubviews() {
    log.lines.append("\(name) layoutSubviews")
  }
}

/// A text field's delegate that records its calls.
@MainActor
final class LoggingFieldDelegate: NSObject, UITextFieldDelegate {
  let log: Log
  var answer = true

  init(_ log: Log) {
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.lines.append("\(textField.tag) shouldBegin")
    return answer
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.lines.append("\(textField.tag) didBegin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.lines.append("\(textField.tag) shouldEnd")
    return answer
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.lines.append("\(textField.tag) didEnd")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.lines.append(
      "\(textField.tag) shouldChange \(range.location),\(range.length) to '\(string)'")
    return answer
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.lines.append("\(textField.tag) shouldReturn")
    return answer
  }
}

/// Creates a window that shows the views.
@MainActor
func window(showing views: UIView...) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  for view in views {
    window.addSubview(view)
  }
  return window
}
