internal import Foundation

#if canImport(os)
  internal import os
#endif

/// Logs problems that the runtime can neither throw nor return, such as a missing theme or an
/// ignored configuration.
public enum ScreensLog {

  private static let sink = Locked<@Sendable (String) -> Void>(standardSink)

  /// Sends the messages to `sink` instead of the system's log, which is standard error on Linux; nil
  /// restores that.
  ///
  /// The sink is called on whichever thread logs a message.
  public static func send(to sink: (@Sendable (String) -> Void)?) {
    self.sink.withLock { $0 = sink ?? standardSink }
  }

  static func warn(_ message: String) {
    sink.withLock { $0 }("LiferayScreens: \(message)")
  }

  #if canImport(os)
    private static let standardSink: @Sendable (String) -> Void = { line in
      Logger(subsystem: "com.liferay.screens", category: "LiferayScreens")
        .warning("\(line, privacy: .public)")
    }
  #else
    private static let standardSink: @Sendable (String) -> Void = { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  #endif
}
