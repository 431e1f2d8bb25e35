import TestSupport

extension SeededGenerator {
  /// True once in `count` times.
  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of the `items`, of which there has to be one.
  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &self)]
  }

  /// Some of the `items`, in their order.
  mutating func some<Item>(_ items: [Item], _ count: Int = 2) -> [Item] {
    var random = self
    defer { self = random }
    return items.filter { _ in Int.random(in: 0..<count, using: &random) == 0 }
  }
}
