/// One measurement: so many calls of one contender.
struct Sample {

  let callsPerSecond: Double

  /// Resident memory in bytes, before the first call and after the last one.
  let memoryBefore: Int
  let memoryAfter: Int

  var memoryGrowth: Double {
    Double(memoryAfter - memoryBefore)
  }
}
