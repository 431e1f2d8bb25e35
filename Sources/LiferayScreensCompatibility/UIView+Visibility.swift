public import LiferayScreens

extension UIView {

  /// Fades the view out if `visible` is true, and in if it is false, within 0.3 seconds: what is
  /// visible is the text for which a caption makes room.
  ///
  /// In new code, animate `alpha`, whose meaning is plain.
  public func changeVisibility(visible: Bool) {
    changeVisibility(visible: visible, delay: 0.3)
  }

  /// Fades the view out if `visible` is true, and in if it is false, within a number of seconds; at
  /// once if it is 0.
  ///
  /// In new code, animate `alpha`, whose meaning is plain.
  public func changeVisibility(visible: Bool, delay: Double) {
    let wanted: CGFloat = visible ? 0 : 1
    guard alpha != wanted else { return }
    guard delay > 0 else {
      alpha = wanted
      return
    }
    UIView.animate(withDuration: delay) { self.alpha = wanted }
  }
}
