#if !canImport(UIKit)
  public import Foundation

  /// One row of a table view.
  @MainActor
  open class UITableViewCell: UIView {
    /// Which labels a cell has; all but the default style have a second one.
    public enum CellStyle: Int, Sendable {
      case `default`, value1, value2, subtitle
    }

    /// What the user does to a row while the table is edited, which nobody does here.
    public enum EditingStyle: Int, Sendable {
      case none, delete, insert
    }

    /// What stands at the end of a row; nothing is drawn.
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a selected row looks; nothing is drawn.
    public enum SelectionStyle: Int, Sendable {
      case none, blue, gray, `default`
    }

    /// What the cell is waiting under to be used again.
    open private(set) var reuseIdentifier: String?

    /// Where the cell's own views are.
    public let contentView = UIView()

    /// The first label.
    open var textLabel: UILabel? = UILabel()

    /// The second label; nil in the default style.
    open private(set) var detailTextLabel: UILabel?

    /// The image at the beginning of the row.
    open var imageView: UIImageView? = UIImageView()
    /// Whether the row is selected; set by the table view.
    open var isSelected = false
    /// What stands at the end of the row; stored only.
    open var accessoryType = AccessoryType.none
    /// A view to stand at the end of the row; stored only, and no subview.
    open var accessoryView: UIView?
    /// How the row looks while it is selected; stored only.
    open var selectionStyle = SelectionStyle.default

    /// A cell with the labels of that style, to be used again under that identifier.
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

    /// A cell in a XIB, or of a class that was registered.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpContent()
    }

    /// Called before the cell is used again for another row.
    open func prepareForReuse() {}

    /// Sets `isSelected`, without animation; called by the table view, to be overridden with
    /// `super`.
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

    /// Makes the content view as large as the cell, which a XIB leaves to UIKit as well.
    override open func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
    }

    override func part(forKey key: String) -> UIView? {
      key == "contentView" ? contentView : nil
    }

    /// A cell made from a class or a nib goes by the name it was registered under.
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
