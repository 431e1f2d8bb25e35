#if !canImport(UIKit)
  public import Foundation

  /// One item of a collection view.
  @MainActor
  open class UICollectionViewCell: UICollectionReusableView {
    /// Where the cell's own views are.
    public let contentView = UIView()

    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?

    override public init(frame: CGRect) {
      super.init(frame: frame)
      setUpContent()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpContent()
    }

    override func part(forKey key: String) -> UIView? {
      key == "contentView" ? contentView : nil
    }

    private func setUpContent() {
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(contentView)
    }
  }
#endif
