/// A figure that was taken several times.
struct Measurement {

  /// What was taken: `generate, 1000 specs, wall`.
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

/// The ratio of two figures, and the most that it should be.
struct Comparison {

  var name: String
  /// The medians of two measurements, or a median and a limit.
  var ratio: Double
  /// The most that is wanted; nil if nothing is.
  var wanted: Double?

  var isReached: Bool { wanted.map { ratio <= $0 } ?? true }
}
