/// One measurement: a number of calls of one contender.
struct Sample: Codable {

  let callsPerSecond: Double

  /// The processor time per call of the contender's process, in seconds.
  let cpuTimePerCall: Double

  /// The resident memory of the process after the last call, in bytes.
  let memory: Int

  /// The number of completions per call, which must be 1.
  let completionsPerCall: Double
}
