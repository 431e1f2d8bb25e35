internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// How the view of a theme looks while an action of its Screenlet is at work: from the first that
/// starts to the last that ends.
public enum WorkLook: Sendable {
  /// Half transparent.
  case dimmed
  /// As before, but it takes no touches.
  case disabled
  case hidden
}

/// What a view has got to look like again.
struct UsualLook {
  let alpha: CGFloat
  let takesTouches: Bool
  let isHidden: Bool
}

@nonobjc extension BaseScreenletView {

  func changeLook(_ isAtWork: Bool) {
    guard isAtWork else {
      guard let usual = usualLook else { return }
      (alpha, isUserInteractionEnabled, isHidden) =
        (usual.alpha, usual.takesTouches, usual.isHidden)
      usualLook = nil
      return
    }
    guard let lookWhileWorking else { return }
    usualLook = UsualLook(
      alpha: alpha, takesTouches: isUserInteractionEnabled, isHidden: isHidden)
    switch lookWhileWorking {
    case .dimmed: alpha /= 2
    case .disabled: isUserInteractionEnabled = false
    case .hidden: isHidden = true
    }
  }
}
