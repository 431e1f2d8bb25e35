import AutoLayout
import XMLText

/// The frames of an interface's views on a device, solved from the constraints, frames, stack views
/// and content sizes together.
struct InterfaceLayout {
  enum Measure: String {
    case x, y, width, height
  }

  let interface: Interface
  let traits: Traits
  let texts: InterfaceView.Texts
  /// The frames in the coordinates of the root, by the indices of the views.
  private(set) var frames: [Frame] = []
  /// The measures for which there is more than one value.
  private(set) var ambiguities: [(view: Int, measure: Measure)] = []
  /// The required constraints that contradict others.
  private(set) var contradictions: [Element] = []

  /// Lays out the interface. `width` and `height` are those of the root. If the height is nil, it
  /// is the height in the XIB, or more if the content needs more.
  init(
    _ interface: Interface, _ traits: Traits, _ texts: InterfaceView.Texts = [:], width: Double,
    height: Double? = nil
  ) {
    self.interface = interface
    self.traits = traits
    self.texts = texts
    // Lines are broken after a first solution, which has the widths. The heights of lines do not
    // change widths, except through an aspect ratio.
    var constraints = InterfaceConstraints(interface, traits, texts, width: width, height: height)
    var solution = LayoutSolution(constraints.all)
    let broken = interface.views.filter(\.breaksLines).map { view in
      (view.index, solution[LayoutItem.view(view.index).width])
    }
    if !broken.isEmpty {
      constraints = InterfaceConstraints(
        interface, traits, texts, width: width, height: height,
        lineWidths: Dictionary(uniqueKeysWithValues: broken))
      solution = LayoutSolution(constraints.all)
    }
    contradictions = solution.contradictions.compactMap { constraints.origins[$0] }
    for view in interface.views {
      for (measure, value) in LayoutItem.view(view.index).measures
      where solution.isAmbiguous(value) { ambiguities.append((view.index, measure)) }
    }
    if !ambiguities.isEmpty {
      solution = LayoutSolution(constraints.all + constraints.measuredFrames)
    }
    frames = interface.views.map { view in
      let item = LayoutItem.view(view.index)
      return Frame(
        x: solution[item.left], y: solution[item.top], width: max(0, solution[item.width]),
        height: max(0, solution[item.height]))
    }
  }
}

extension LayoutItem {
  fileprivate var measures: [(InterfaceLayout.Measure, LinearExpression)] {
    [(.x, left), (.y, top), (.width, width), (.height, height)]
  }
}

extension InterfaceView {
  fileprivate var breaksLines: Bool {
    switch kind {
    case .label: lineLimit != 1
    case .button: configuration != nil
    default: kind == .textView && element["scrollEnabled"] == "NO"
    }
  }
}

extension InterfaceLayout {
  /// The appearance that code sets, or else the appearance of the device.
  var appearance: Traits.Appearance { interface.styles.appearance ?? traits.appearance }
}
