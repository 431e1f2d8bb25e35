import Foundation
import Testing

@testable import FileStore

/// Signals that ask the tool to end do so at once, except while files are written.
struct HeldSignalsTests {

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the process while nothing has been written`(_ signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) { [signal] in
      _ = Foundation.signal(signal, SIG_DFL)
      let disk = try Disk()
      let transaction = Transaction(in: disk.store)
      try transaction.add([disk.edit("a/New.swift", .write(over: nil, "new\n"))])
      send(signal)
      transaction.end()
    }
  }

  @Test func `a signal that comes while files are written takes effect at the end`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      signal(SIGINT, SIG_DFL)
      HeldSignals.hold()
      HeldSignals.hold()
      send(SIGINT)
      guard HeldSignals.areWaiting else { exit(1) }
      HeldSignals.release(isDone: false)
      guard HeldSignals.areWaiting else { exit(2) }
      HeldSignals.release(isDone: false)
      sleep(10)
    }
  }

  @Test func `a signal that comes after the changes were made is too late`() async {
    await #expect(processExitsWith: .success) {
      let disk = try Disk()
      let transaction = Transaction(in: disk.store)
      try transaction.add([disk.edit("a/New.swift", .write(over: nil, "new\n"))])
      try transaction.commit()
      send(SIGINT)
      transaction.end()
      try #require(try disk.tree()["a/New.swift"] == "new\n")
    }
  }

  @Test func `a signal that is ignored stays ignored`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      HeldSignals.hold()
      send(SIGHUP)
      guard !HeldSignals.areWaiting else { exit(1) }
      HeldSignals.release(isDone: false)
      send(SIGHUP)
    }
  }
}

/// Sends a signal to this process, and gives it time to arrive.
private func send(_ signal: Int32) {
  kill(getpid(), signal)
  for _ in 0..<100 where !HeldSignals.areWaiting { usleep(1000) }
}
