public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The button of an action in the view of a theme. The XIB gives it a configuration, such as
/// `filled`, and this class what Interface Builder has no setting for: its corners, and a bold title
/// if it is what the view is for. While an action runs that it started, it shows a spinner; if that
/// fails, the failure stands above the button, or below its card, until the next tap.
open class ActionButton: UIButton, OfferedControl {

  /// Whether the view is there for this action. Set in the theme's XIB; read when that is loaded.
  @IBInspectable open var isPrimary: Bool = false

  /// Whether it is in the row of what the action looks something up for. Set in the theme's XIB; read
  /// when that is loaded.
  @IBInspectable open var isInRow: Bool = false

  /// Whether it is a circle with a symbol, in the bar below the rows of a list. Set in the theme's XIB;
  /// read when that is loaded.
  @IBInspectable open var isRound: Bool = false

  /// Whether its symbol or title begins where the texts above it do. Set in the theme's XIB; read when
  /// that is loaded.
  @IBInspectable open var isFlush: Bool = false

  private var work: Work?

  /// The row with the failure of the last action, or with what is wrong with its input.
  private var problem: UIStackView?

  /// Whether the input was right when it was checked last.
  private var hadRightInput = false

  /// Whether its view is editable; otherwise the button is hidden.
  var isOffered = true {
    didSet {
      guard isOffered != oldValue else { return }
      if !isOffered { isHiddenIfOffered = super.isHidden }
      super.isHidden = !isOffered || isHiddenIfOffered
    }
  }

  private var isHiddenIfOffered = false

  /// Whether the button is hidden: also while its view is not editable.
  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenIfOffered = newValue
      super.isHidden = newValue || !isOffered
    }
  }

  /// Whether the button shows that an action is running, because a tap on it started the action.
  public var isBusy: Bool { work != nil }

  /// Whether the button can be tapped. What is set while the button is busy applies afterwards,
  /// unless a further tap is possible anyway.
  override open var isEnabled: Bool {
    get { super.isEnabled }
    set {
      work?.wasEnabled = newValue
      if work?.isBlocking != true { super.isEnabled = newValue }
    }
  }

  /// Sets the title for a state. While the button is busy and shows another text, the title for
  /// `.normal` is shown afterwards.
  override open func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    guard state == .normal, let text = work?.text else { return }
    work?.title = title
    configuration?.title = text
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      configuration?.cornerStyle = .large
      configuration?.imagePadding = 6
      // Fonts are asked for whenever the title is shown, because the size of texts can change.
      if isPrimary {
        setTitleAttributes { $0.uiKit.font = .preferredFont(forTextStyle: .headline) }
      }
      if isInRow { setCapsule() }
      if isFlush {
        configuration?.contentInsets.leading = 0
        configuration?.contentInsets.trailing = 0
      }
      if isRound {
        configuration?.cornerStyle = .capsule
        configuration?.background.backgroundInsets =
          NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      }
    }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [
        RuntimeAttribute("isPrimary", \ActionButton.isPrimary),
        RuntimeAttribute("isInRow", \ActionButton.isInRow),
        RuntimeAttribute("isRound", \ActionButton.isRound),
        RuntimeAttribute("isFlush", \ActionButton.isFlush),
      ]
    }
  #endif
}

extension ActionButton {

  /// What a busy button looked like before, and what it shows instead.
  private struct Work {
    /// The number of running interactors that the button started.
    var runs = 1
    var wasEnabled: Bool
    var title: String?
    let backgroundColor: UIColor?
    let text: String?
    let isBlocking: Bool
  }

  /// Shows a spinner, with `text` as the title unless it is nil or empty. In a row and in a bar
  /// there is no room for another text.
  ///
  /// Called when an interactor begins, each time before `endWork()` is called once.
  func beginWork(_ text: String?, canRepeat: Bool) {
    hideProblem()
    hadRightInput = false
    guard work == nil else {
      work?.runs += 1
      return
    }
    let text = isInRow || isRound || text?.isEmpty == true ? nil : text
    let work = Work(
      wasEnabled: isEnabled, title: configuration?.title,
      backgroundColor: configuration?.background.backgroundColor, text: text,
      isBlocking: !canRepeat)
    if !canRepeat {
      isEnabled = false
      // The title of a disabled button can be read on the background of its style.
      configuration?.background.backgroundColor = nil
    }
    configuration?.showsActivityIndicator = true
    if let text { configuration?.title = text }
    self.work = work
  }

  /// Shows the button as it was, if no other interactor is running that it started.
  func endWork() {
    work?.runs -= 1
    guard let ended = work, ended.runs == 0 else { return }
    work = nil
    configuration?.showsActivityIndicator = false
    if ended.text != nil { configuration?.title = ended.title }
    if ended.isBlocking { configuration?.background.backgroundColor = ended.backgroundColor }
    isEnabled = ended.wasEnabled
  }
}

extension ActionButton {

  /// Shows why the action has failed: above the button or its bar, or below the card of its row.
  /// Returns false if the button is in no stack view that has room for that.
  func showProblem(_ text: String) -> Bool {
    hideProblem()
    let view = isInRow ? cardAround ?? self : isRound ? superview ?? self : self
    guard let stack = view.superview as? UIStackView, stack.axis == .vertical,
      let index = stack.arrangedSubviews.firstIndex(of: view)
    else { return false }
    let row = ProblemLabel.row(text)
    stack.insertArrangedSubview(row, at: isInRow ? index + 1 : index)
    if isInRow { stack.setCustomSpacing(8, after: view) }
    problem = row
    return true
  }

  /// Shows what is wrong with the input of the action, or nothing if `text` is nil. What has not been
  /// entered yet is not wrong: nothing appears unless the whole input `isEntered`, or was right before.
  func check(_ text: String?, isEntered: Bool) {
    defer { hadRightInput = text == nil }
    guard let text else { return hideProblem() }
    guard text != problemText, isEntered || hadRightInput || problem != nil else { return }
    _ = showProblem(text)
  }

  /// Why the action has failed, or what is wrong with its input, if the button shows that.
  public var problemText: String? {
    problem?.arrangedSubviews.lazy.compactMap { ($0 as? ProblemLabel)?.text }.first
  }

  private func hideProblem() {
    guard let row = problem, let stack = row.superview as? UIStackView else { return }
    if isInRow, let card = cardAround {
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: card)
    }
    row.removeFromSuperview()
    problem = nil
  }
}

extension UIButton {

  /// Gives the button what a theme set says. What is nil stays as it is.
  ///
  /// - Parameters:
  ///   - backgroundColor: the colour behind the title, whatever style the configuration has.
  ///   - titleColor: the colour of title and image.
  ///   - font: the font of the title.
  ///   - cornerRadius: the radius of the corners, in points.
  ///   - borderColor: the colour of the border.
  ///   - borderWidth: the width of the border, in points.
  public func setStyle(
    backgroundColor: UIColor? = nil, titleColor: UIColor? = nil, font: UIFont? = nil,
    cornerRadius: CGFloat? = nil, borderColor: UIColor? = nil, borderWidth: CGFloat? = nil
  ) {
    guard configuration != nil else {
      // A button of a XIB from before there were configurations.
      if let backgroundColor { self.backgroundColor = backgroundColor }
      if let titleColor { setTitleColor(titleColor, for: .normal) }
      if let font { titleLabel?.font = font }
      if let cornerRadius { layer.cornerRadius = cornerRadius }
      if let borderColor { layer.borderColor = borderColor.cgColor }
      if let borderWidth { layer.borderWidth = borderWidth }
      return
    }
    if let backgroundColor { configuration?.background.backgroundColor = backgroundColor }
    if let titleColor { configuration?.baseForegroundColor = titleColor }
    if let font { setTitleAttributes { $0.uiKit.font = font } }
    if let borderColor { configuration?.background.strokeColor = borderColor }
    if let borderWidth { configuration?.background.strokeWidth = borderWidth }
    if let cornerRadius {
      configuration?.cornerStyle = .fixed
      configuration?.background.cornerRadius = cornerRadius
    }
  }

  /// Gives the button the shape of a capsule, with a smaller title. It can be touched where it is not
  /// drawn.
  func setCapsule() {
    configuration?.cornerStyle = .capsule
    configuration?.background.backgroundInsets =
      NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    setTitleAttributes {
      $0.uiKit.font = UIFontMetrics(forTextStyle: .subheadline)
        .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    }
  }

  fileprivate func setTitleAttributes(
    _ change: @escaping @Sendable (inout AttributeContainer) -> Void
  ) {
    configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      change(&attributes)
      return attributes
    }
  }
}
