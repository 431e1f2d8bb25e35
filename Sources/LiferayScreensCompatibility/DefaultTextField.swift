#if canImport(UIKit)
  public import UIKit

  /// A text field with a border that shows whether the user types in it, and with an image or a
  /// button beside the text.
  ///
  /// In new code, use `UITextField`.
  @objc(DefaultTextField)
  open class DefaultTextField: UITextField {

    /// The distance in points of the button from the border, on all sides together.
    open var buttonMargin: CGFloat = 10

    /// Called when the user has tapped the button.
    open var onRightButtonClick: (() -> Void)?

    /// The color of the border while the user types elsewhere.
    @IBInspectable open var defaultColor: UIColor = .lightGray {
      didSet { setDefaultState() }
    }

    /// The color of the border while the user types in the field, and that of the button.
    @IBInspectable open var highlightColor: UIColor = .systemTeal {
      didSet { updateButton() }
    }

    /// The color of the border after `setErrorState()`.
    @IBInspectable open var errorColor: UIColor = .red

    /// The distance in points of the text from the left border, if there is no image.
    @IBInspectable open var paddingLeft: CGFloat = 15

    /// The distance in points of the text from the right border, if there is no image.
    @IBInspectable open var paddingRight: CGFloat = 15

    /// The image at the left, or nil.
    @IBInspectable open var leftImage: UIImage? {
      didSet {
        let icon = leftImage.map { UIImageView(image: $0) }
        icon?.contentMode = .center
        leftView = icon
        leftViewMode = .always
      }
    }

    /// The image of the button at the right, or nil.
    @IBInspectable open var rightButtonImage: UIImage? {
      didSet { updateButton() }
    }

    /// The title of the button at the right, or nil.
    @IBInspectable open var rightButtonTitle: String? {
      didSet { updateButton() }
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Shows the border in `defaultColor`.
    open func setDefaultState() {
      layer.borderColor = defaultColor.cgColor
    }

    /// Shows the border in `errorColor`, until the user types in the field.
    open func setErrorState() {
      layer.borderColor = errorColor.cgColor
    }

    private func setUp() {
      layer.cornerRadius = 4
      layer.borderWidth = 1
      setDefaultState()
    }

    private func updateButton() {
      guard rightButtonImage != nil || rightButtonTitle != nil else {
        rightView = nil
        return
      }
      let button = UIButton(type: .custom)
      button.setImage(rightButtonImage, for: .normal)
      button.setTitle(rightButtonTitle, for: .normal)
      button.backgroundColor = highlightColor
      button.tintColor = .white
      button.layer.cornerRadius = 4
      button.addAction(
        UIAction { [weak self] _ in self?.onRightButtonClick?() }, for: .touchUpInside)
      rightView = button
      rightViewMode = .always
    }

    // MARK: UITextField

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
      guard super.becomeFirstResponder() else { return false }
      layer.borderColor = highlightColor.cgColor
      return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      setDefaultState()
      return true
    }

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
      guard leftView == nil else { return super.textRect(forBounds: bounds) }
      let rect = super.textRect(forBounds: bounds)
      return CGRect(
        x: rect.minX + paddingLeft, y: rect.minY,
        width: max(0, rect.width - paddingLeft - paddingRight), height: rect.height)
    }

    override open func editingRect(forBounds bounds: CGRect) -> CGRect {
      guard leftView == nil else { return super.editingRect(forBounds: bounds) }
      return textRect(forBounds: bounds)
    }

    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)
    }

    override open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      let side = max(0, bounds.height - buttonMargin)
      return CGRect(
        x: bounds.width - side - buttonMargin / 2, y: buttonMargin / 2, width: side, height: side)
    }
  }
#endif
