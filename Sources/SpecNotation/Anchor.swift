/// A value that aliases can repeat.
struct Anchor {
  /// The position of the anchor. The latest of several anchors with the same name counts.
  var offset: Int
  /// The value, or nil while it is being read, because an alias inside it would make it contain
  /// itself.
  var value: Value?

  struct Value {
    var node: Node
    var measure: Measure
  }
}

/// The size of the value that an alias adds.
struct Measure {
  var nodes = 1
  var height = 0
  /// The number of bytes of text.
  var size = 0

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      size = scalar.text.utf8.count
    case .list(let items):
      for item in items { add(Measure(item)) }
      height += 1
    case .mapping(let entries):
      for entry in entries {
        add(Measure(entry.key))
        add(Measure(entry.value))
      }
      height += 1
    }
  }

  private mutating func add(_ child: Measure) {
    nodes += child.nodes
    height = max(height, child.height)
    size += child.size
  }
}
