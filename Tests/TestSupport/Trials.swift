internal import Foundation

/// How many of the possible cases the tests try: always the same part by default, so that the tests
/// of a fresh clone end while somebody waits.
public enum Trials {
  /// Whether all cases are tried: with `EVERY_SAMPLE=1` in the environment, as in `.ci/run`.
  public static let areAll = ProcessInfo.processInfo.environment["EVERY_SAMPLE"] != nil

  public static func count(_ some: Int, of all: Int) -> Int {
    areAll ? all : some
  }
}
