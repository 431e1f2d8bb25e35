/// One measurement: so many calls of one contender.
struct Sample: Codable {

  let callsPerSecond: Double

  /// The processor time that the contender's process used for a call, in seconds.
  let cpuTimePerCall: Double

  /// Resident memory of its process after the last call, in bytes.
  let memory: Int

  /// How often the end of a call was told: 1.
  let completionsPerCall: Double
}
