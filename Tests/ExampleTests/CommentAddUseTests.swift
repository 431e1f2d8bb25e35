import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated CommentAdd Screenlet against the demo server: online, offline and back online.
@MainActor @Suite(.usesAppState) struct CommentAddUseTests {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = CommentAddScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 128))
  private let events = CommentAddScreenletEvents()

  init() {
    screenlet.className = CommentsPortal.asset
    screenlet.classPK = CommentsPortal.assetId
    screenlet.delegate = events
    window.addSubview(screenlet)
  }

  /// Types and sends comments, and returns what the delegate hears.
  private func comment(_ bodies: String...) async throws -> [String] {
    let view = try #require(screenlet.screenletView as? CommentAddView_default)
    var heard: [String] = []
    events.onCommentAdded = { heard.append("added \($0.body)") }
    events.onAddCommentError = { heard.append("error \($0.code)") }
    events.onCommentSaved = { heard.append("saved") }
    for body in bodies {
      view.bodyTextView?.text = body
      let count = heard.count
      view.sendCommentButton?.sendActions(for: .touchUpInside)
      while heard.count == count { try await Task.sleep(for: .milliseconds(2)) }
    }
    return heard
  }

  @Test func `comments that are typed offline are sent once, in their order`() async throws {
    try await DemoPortal.run { portal in
      #expect(try await comment("a") == ["added a"])
      portal.server.add(.drop)
      #expect(try await comment("b", "c") == ["saved", "saved"])
      #expect(try #require(screenlet.viewModel).body == "")
      try await CommentsPortal.sync()
      portal.server.removeFaults()
      #expect(try await CommentsPortal.comments() == ["a"])
      try await CommentsPortal.sync()
      try await CommentsPortal.sync()
      #expect(try await CommentsPortal.comments() == ["a", "b", "c"])
    }
  }

  @Test(arguments: [
    ("remote-only", ["error -5"], [String]()), ("remote-first", ["saved"], ["a"]),
    ("cache-only", ["saved"], ["a"]), ("cache-first", ["saved"], ["a"]),
  ])
  func `the policy says what is kept without a connection`(
    policy: String, heard: [String], sent: [String]
  ) async throws {
    try await DemoPortal.run { portal in
      screenlet.offlinePolicy = policy
      portal.server.add(.drop)
      #expect(try await comment("a") == heard)
      portal.server.removeFaults()
      try await CommentsPortal.sync()
      #expect(try await CommentsPortal.comments() == sent)
    }
  }

  @Test func `an empty comment is refused, whatever the policy`() async throws {
    try await DemoPortal.run { portal in
      for policy in CacheStrategyType.allCases {
        screenlet.offlinePolicy = policy.rawValue
        #expect(try await comment("") == ["error -4"])
      }
      try await CommentsPortal.sync()
      #expect(portal.server.requests.isEmpty)
    }
  }

  @Test func `what one user has typed is not sent by another`() async throws {
    try await DemoPortal.run { portal in
      portal.server.add(.drop)
      #expect(try await comment("a") == ["saved"])
      let cache = try #require(SessionContext.currentContext?.cacheManager)
      portal.server.removeFaults()
      SessionContext.logout()
      let manager = SyncManager(cacheManager: cache)
      manager.register(CommentAddSynchronizer())
      await withCheckedContinuation { done in manager.startSync { done.resume() } }
      portal.logIn()
      #expect(try await CommentsPortal.comments() == [])
    }
  }
}
