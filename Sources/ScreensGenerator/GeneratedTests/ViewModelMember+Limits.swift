import SpecModel

extension ViewModelMember {
  /// The numbers that the control can show; nil if it can show all of them.
  var limits: ClosedRange<Double>? {
    switch widget {
    case .slider, .stepper:
      let standard = widget.standardLimits(for: type)
      let least = options.minimum ?? standard.lowerBound
      return least...max(least, options.maximum ?? standard.upperBound)
    case .progressView: return 0...1
    case .segmentedControl: return 0...Double(max(options.segments.count, 1) - 1)
    default: return nil
    }
  }
}
