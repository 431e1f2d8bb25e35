internal import Foundation

/// Logs problems that the runtime can neither throw nor return, such as a missing theme or an
/// ignored configuration.
public enum ScreensLog {

  private static let sink = Locked<@Sendable (String) -> Void>(printToStandardError)

  /// Sends the messages to `sink` instead of standard error; nil restores standard error.
  ///
  /// The sink is called on whichever thread logs a message.
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
