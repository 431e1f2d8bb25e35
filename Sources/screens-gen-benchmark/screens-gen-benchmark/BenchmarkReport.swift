internal import Foundation

/// All measurements, in the order in which they were made.
struct BenchmarkReport {

  private(set) var sections: [Section] = []

  struct Section {
    var title: String
    var measurements: [Measurement] = []
    var comparisons: [Comparison] = []
  }

  mutating func append(_ section: Section) {
    sections.append(section)
  }
}

extension BenchmarkReport.Section {

  /// A table that fits on a terminal, with one measurement on each line.
  var table: String {
    var lines = ["", title]
    for figure in measurements {
      lines.append(
        "  " + figure.name.padded(to: 52) + figure.median.brief.padded(toRight: 10) + " "
          + figure.unit.padded(to: 8) + "(\(figure.least.brief) to \(figure.most.brief))")
    }
    for comparison in comparisons {
      let wanted = comparison.wanted.map {
        "wanted: at most \($0.brief)" + (comparison.isReached ? "" : ", not reached")
      }
      lines.append(
        "  " + comparison.name.padded(to: 52) + comparison.ratio.brief.padded(toRight: 10) + " "
          + "times".padded(to: 8) + (wanted.map { "(\($0))" } ?? ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension BenchmarkReport {

  /// The report as one JSON document, with unrounded numbers.
  var json: String {
    get throws {
      let document: [String: Any] = [
        "schema": 1,
        "sections": sections.map { section -> [String: Any] in
          [
            "title": section.title,
            "measurements": section.measurements.map {
              ["name": $0.name, "unit": $0.unit, "median": $0.median, "samples": $0.samples]
                as [String: Any]
            },
            "comparisons": section.comparisons.map {
              var comparison: [String: Any] = ["name": $0.name, "ratio": $0.ratio]
              comparison["wanted"] = $0.wanted
              return comparison
            },
          ]
        },
      ]
      let data = try JSONSerialization.data(
        withJSONObject: document, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }
}

extension Double {
  /// The number with at least three significant digits, unless it is less than 0.01.
  fileprivate var brief: String {
    let size = abs(self)
    let digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
    return String(format: "%.\(digits)f", self)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func padded(toRight width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
