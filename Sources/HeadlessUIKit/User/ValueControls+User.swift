#if !canImport(UIKit)
  public import Foundation

  extension UIControl {
    fileprivate func change(_ change: () -> Void) throws {
      try requireTouchable()
      change()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  extension UISlider {
    /// Drags the thumb to a value, which sends `.valueChanged`.
    public func drag(to value: Float) throws {
      try change { self.value = value }
    }
  }

  extension UIStepper {
    /// Taps the plus button, which sends `.valueChanged`; at the limit, this has no effect unless
    /// the stepper wraps.
    public func stepUp() throws {
      try step(to: value + stepValue > maximumValue && wraps ? minimumValue : value + stepValue)
    }

    /// Taps the minus button, which sends `.valueChanged`; at the limit, this has no effect unless
    /// the stepper wraps.
    public func stepDown() throws {
      try step(to: value - stepValue < minimumValue && wraps ? maximumValue : value - stepValue)
    }

    private func step(to next: Double) throws {
      try requireTouchable()
      let before = value
      value = next
      if value != before {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
  }

  extension UISegmentedControl {
    /// Taps a segment, which sends `.valueChanged` unless it is already selected; a momentary
    /// control always sends it.
    public func selectSegment(at index: Int) throws {
      guard isEnabledForSegment(at: index) else {
        throw UserInteractionError(
          description: "\(userName) has no enabled segment \(index) of \(numberOfSegments)")
      }
      try requireTouchable()
      if isMomentary || selectedSegmentIndex != index {
        try change { selectedSegmentIndex = index }
      }
    }
  }

  extension UIButton {
    /// Opens the menu and chooses an action in it.
    public func chooseFromMenu(at index: Int) throws {
      try requireTouchable()
      let children = menu?.children ?? []
      guard showsMenuAsPrimaryAction, children.indices.contains(index),
        let action = children[index] as? UIAction
      else {
        throw UserInteractionError(description: "\(userName) has no action \(index) in its menu")
      }
      action.run(from: self)
    }
  }

  extension UIPageControl {
    /// Taps the right half, which sends `.valueChanged`; on the last page nothing happens.
    public func showNextPage() throws {
      try show(currentPage + 1)
    }

    /// Taps the left half, which sends `.valueChanged`; on the first page nothing happens.
    public func showPreviousPage() throws {
      try show(currentPage - 1)
    }

    private func show(_ page: Int) throws {
      try requireTouchable()
      if (0..<numberOfPages).contains(page) {
        try change { currentPage = page }
      }
    }
  }

  extension UIDatePicker {
    /// Picks a date, which sends `.valueChanged`.
    public func pick(_ date: Date) throws {
      try change { self.date = date }
    }
  }

  extension UIRefreshControl {
    /// Pulls the list down, which begins refreshing and sends `.valueChanged`.
    public func pull() {
      touch()
    }
  }
#endif
