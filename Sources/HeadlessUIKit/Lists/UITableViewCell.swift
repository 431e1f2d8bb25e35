#if !canImport(UIKit)
  public import Foundation

  /// One row of a table view.
  @MainActor
  open class UITableViewCell: UIView {
    /// The styles of a cell, which determine its labels: all but `default` have a second one.
    public enum CellStyle: Int, Sendable {
      case `default`, value1, value2, subtitle
    }

    /// The edit that a user makes to a row; not simulated.
    public enum EditingStyle: Int, Sendable {
      case none, delete, insert
    }

    /// The accessory at the end of a row; not drawn.
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The look of a selected row; not drawn.
    public enum SelectionStyle: Int, Sendable {
      case none, blue, gray, `default`
    }

    /// The separators between rows, which are not drawn here.
    public enum SeparatorStyle: Int, Sendable {
      case none, singleLine
    }

    /// The reuse identifier of the cell.
    open private(set) var reuseIdentifier: String?

    /// The superview of the cell's content.
    public let contentView = UIView()

    /// The first label.
    open private(set) var textLabel: UILabel? = UILabel()

    /// The second label; nil in the default style.
    open private(set) var detailTextLabel: UILabel?

    /// The image at the beginning of the row.
    open private(set) var imageView: UIImageView? = UIImageView()
    /// Whether the row is selected; set by the table view.
    open var isSelected = false
    /// The accessory at the end of the row; stored only.
    open var accessoryType = AccessoryType.none
    /// A custom accessory at the end of the row; stored only, and not a subview.
    open var accessoryView: UIView?
    /// The look of the row while it is selected; stored only.
    open var selectionStyle = SelectionStyle.default

    /// Creates a cell with the labels of a style and a reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      detailTextLabel = style == .default ? nil : UILabel()
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      setUpContent()
    }

    override public convenience init(frame: CGRect) {
      self.init(style: .default, reuseIdentifier: nil)
      self.frame = frame
    }

    /// Decodes a cell from a XIB, or creates one of a registered class.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpContent()
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}

    /// Sets `isSelected`, without animation. Called by the table view; an override calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
      isSelected = selected
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      reuseIdentifier = element.attributes["reuseIdentifier"]
      accessoryType =
        try element.value("accessoryType", in: XIBNames.accessoryTypes) ?? .none
      selectionStyle =
        try element.value("selectionStyle", in: XIBNames.selectionStyles) ?? .default
      detailTextLabel = element.attributes["detailTextLabel"].map { _ in UILabel() }
    }

    /// Gives the content view all of the cell but for the accessory, like UIKit, since XIBs do not
    /// set its frame.
    override open func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
      if accessoryType == .disclosureIndicator { contentView.frame.size.width -= 26.5 }
    }

    override func part(forKey key: String) -> UIView? {
      key == "contentView" ? contentView : nil
    }

    /// Sets the reuse identifier that the cell's source was registered for, unless it has another.
    func adopt(_ identifier: String) {
      reuseIdentifier = reuseIdentifier ?? identifier
    }

    private func setUpContent() {
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
      for view in [textLabel, detailTextLabel, imageView].compactMap(\.self) {
        contentView.addSubview(view)
      }
    }
  }
#endif
