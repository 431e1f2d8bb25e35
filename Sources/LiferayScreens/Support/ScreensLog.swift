internal import Foundation

/// Where the runtime says what it cannot throw or return: a theme that is missing, a configuration
/// that it had to ignore.
public enum ScreensLog {

  private static let sink = Locked<@Sendable (String) -> Void>(printToStandardError)

  /// Sends the messages to `sink` instead of standard error; nil returns to that.
  ///
  /// The sink is called on whatever thread has something to say.
  public static func send(to sink: (@Sendable (String) -> Void)?) {
    self.sink.withLock { $0 = sink ?? printToStandardError }
  }

  static func warn(_ message: String) {
    sink.withLock { $0 }("LiferayScreens: \(message)")
  }

  private static let printToStandardError: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
