#if !canImport(UIKit)
  public import Foundation

  extension UIView {
    /// The size for `systemLayoutSizeFitting` that asks for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The size for `systemLayoutSizeFitting` that asks for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the constraints inside the view give it, as near to `targetSize` as they allow.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside the view give it, as near to `targetSize` as the
    /// priorities say. Without the solver, this is `targetSize`.
    public func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      #if canImport(AutoLayout)
        ConstraintLayout.size(
          of: self, near: targetSize, horizontally: horizontalFittingPriority,
          vertically: verticalFittingPriority)
      #else
        targetSize
      #endif
    }
  }
#endif
