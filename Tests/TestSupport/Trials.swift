internal import Foundation

/// How much of what can be tried a run of the tests tries: a part, always the same, so that the
/// tests of a fresh clone end while somebody waits.
public enum Trials {
  /// Whether everything is tried: with `EVERY_SAMPLE=1` in the environment, as in `.ci/run`.
  public static let areAll = ProcessInfo.processInfo.environment["EVERY_SAMPLE"] != nil

  public static func count(_ some: Int, of all: Int) -> Int {
    areAll ? all : some
  }
}
