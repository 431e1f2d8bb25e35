#if !canImport(UIKit)
  public import Foundation

  /// A row of segments, one of which may be selected. Setting the index sends no event,
  /// `selectSegment(at:)` does.
  @MainActor
  open class UISegmentedControl: UIControl {
    /// The index when no segment is selected.
    public static let noSegment = -1

    private struct Segment {
      var title: String?
      var image: UIImage?
      var isEnabled = true
    }

    private var segments: [Segment] = []
    private var selection = UISegmentedControl.noSegment
    /// Whether segments work like buttons: each tap sends `.valueChanged`, even on the same
    /// segment.
    open var isMomentary = false

    /// Creates a control with titles (`String`) and images (`UIImage`); other items are ignored.
    public convenience init(items: [Any]?) {
      self.init(frame: .zero)
      segments = (items ?? []).compactMap { item in
        switch item {
        case let title as String: Segment(title: title)
        case let image as UIImage: Segment(image: image)
        default: nil
        }
      }
    }

    /// The number of segments.
    open var numberOfSegments: Int {
      segments.count
    }

    /// The selected segment, or `noSegment`; setting an invalid index selects no segment.
    open var selectedSegmentIndex: Int {
      get { selection }
      set { selection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// The title of a segment; nil if it has none or does not exist.
    open func titleForSegment(at index: Int) -> String? {
      segments.indices.contains(index) ? segments[index].title : nil
    }

    /// Sets the title of a segment, replacing its image. Does nothing if the segment does not
    /// exist.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
      guard segments.indices.contains(index) else { return }
      segments[index] = Segment(title: title, isEnabled: segments[index].isEnabled)
    }

    /// Whether the user can select a segment; false if it does not exist.
    open func isEnabledForSegment(at index: Int) -> Bool {
      segments.indices.contains(index) && segments[index].isEnabled
    }

    /// Sets whether the user can select a segment. Does nothing if the segment does not exist.
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
      guard segments.indices.contains(index) else { return }
      segments[index].isEnabled = enabled
    }

    /// Inserts a segment; an index out of range means the nearest end. The same segment stays
    /// selected.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
      let place = max(0, min(index, segments.count))
      segments.insert(Segment(title: title), at: place)
      if selection >= place {
        selection += 1
      }
    }

    /// Removes a segment, without animation. The same segment stays selected, unless it is removed.
    open func removeSegment(at index: Int, animated: Bool) {
      guard segments.indices.contains(index) else { return }
      segments.remove(at: index)
      if selection == index {
        selection = Self.noSegment
      } else if selection > index {
        selection -= 1
      }
    }

    /// Removes all segments, and clears the selection.
    open func removeAllSegments() {
      segments = []
      selection = Self.noSegment
    }

    override var alignmentInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    override open var intrinsicContentSize: CGSize {
      let widths = segments.map { TextSize.of($0.title, pointSize: 13).width + 20 }
      return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: 32)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      for child in element.child("segments")?.children ?? [] where child.name == "segment" {
        let image = try child.image("image")
        let isEnabled = try child.bool("enabled") ?? true
        segments.append(Segment(title: child.text("title"), image: image, isEnabled: isEnabled))
      }
      selectedSegmentIndex = try element.integer("selectedSegmentIndex") ?? Self.noSegment
      isMomentary = try element.bool("momentary") ?? false
    }
  }
#endif
