/// A quantity that was measured several times.
struct Measurement {

  /// The name of the quantity, such as `generate, 1000 specs, wall`.
  var name: String
  /// The unit of the samples: `s`, `MB`, `MB/s`, `files/s`.
  var unit: String
  var samples: [Double]

  var median: Double { Self.median(samples) }
  var least: Double { samples.min() ?? 0 }
  var most: Double { samples.max() ?? 0 }

  static func median(_ samples: [Double]) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// The ratio of two measurements, and its limit.
struct Comparison {

  var name: String
  /// The medians of two measurements, or a median and a limit.
  var ratio: Double
  /// The greatest acceptable ratio, or nil if there is no limit.
  var wanted: Double?

  var isReached: Bool { wanted.map { ratio <= $0 } ?? true }
}
