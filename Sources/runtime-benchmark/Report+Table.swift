internal import Foundation

extension Report {

  /// The human-readable report.
  var table: String {
    var lines = [
      "\(rounds) rounds of \(calls) calls each; every contender and the server is a process",
      "",
      row("", "calls/s", "", "CPU time"),
      row("", "median", "least - most", "µs per call"),
    ]
    for load in loads {
      lines += ["", row("\(load.atOnce) at once")]
      lines += load.results.flatMap(rows)
    }
    lines += ["", row("resident memory", "warm", "at the end", "bytes per call")]
    lines += memory.map(row)
    lines += [
      "",
      "completions per connector call: \(range(completionsPerCall, 3))",
      "",
    ]
    return lines.joined(separator: "\n")
  }
}

extension Report {

  private func row(_ cells: String...) -> String {
    let widths = [20, 9, 15, 16]
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + space : space + cell.0
    }
    return String(padded.joined().trimmingSuffix { $0 == " " })
  }

  private func rows(_ result: Result) -> [String] {
    let figures = row(
      "  \(result.contender.title)",
      text(result.callsPerSecond.median, 0), range(result.callsPerSecond, 0),
      text(result.cpuTimePerCall.median * 1_000_000, 0))
    guard result.contender != .connector else { return [figures] }
    let ratio = row(
      "    ratio", text(result.ratio.median, 2), range(result.ratio, 2),
      text(result.cpuTimeRatio.median, 2))
    return [figures, ratio]
  }

  private func row(_ memory: Memory) -> String {
    row(
      "  \(memory.contender.title)", megabytes(memory.before), megabytes(memory.after),
      text(memory.growthPerCall, 0))
  }

  private func range(_ spread: Spread, _ digits: Int) -> String {
    "\(text(spread.least, digits)) - \(text(spread.most, digits))"
  }

  private func megabytes(_ bytes: Int) -> String {
    "\(text(Double(bytes) / 1_048_576, 1)) MB"
  }

  private func text(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}

extension Report.Name {
  fileprivate var title: String {
    switch self {
    case .connector: "ServerConnector"
    case .byHand: "URLSession by hand"
    case .bare: "bare URLSession"
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, predicate(last) { rest.removeLast() }
    return rest
  }
}
