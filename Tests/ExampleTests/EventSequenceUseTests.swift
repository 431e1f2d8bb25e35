import Bookmarks
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// Events of generated Screenlets, read by loops in async code.
@MainActor @Suite(.stubbedServers) struct EventSequenceUseTests {

  private let screenlet = AddBookmarkScreenlet(frame: .zero)
  private let events = AddBookmarkScreenletEvents()

  init() {
    screenlet.delegate = events
  }

  private func report(_ names: String...) {
    for name in names {
      events.screenlet(screenlet, onBookmarkAdded: Bookmark(attributes: ["name": name]))
    }
  }

  private func first<Value>(of sequence: EventSequence<Value>) async -> Value? {
    for await value in sequence { return value }
    return nil
  }

  @Test func `a loop gets each value of its event, and those that came before it`() async {
    let added = events.values(of: \.onBookmarkAdded)
    report("A", "B")
    events.screenlet(screenlet, onAddBookmarkError: StubSession.failure)
    var names: [String] = []
    for await bookmark in added {
      names.append(bookmark.name)
      if names.count == 2 { report("C") }
      if names.count == 3 { break }
    }
    #expect(names == ["A", "B", "C"])
  }

  @Test func `the closure of the event and other loops get it, too`() async {
    var heard: [String] = []
    events.onBookmarkAdded = { heard.append($0.name) }
    let one = events.values(of: \.onBookmarkAdded)
    let other = events.values(of: \.onBookmarkAdded)
    report("A")
    #expect(heard == ["A"])
    for sequence in [one, other] {
      #expect(await first(of: sequence)?.name == "A")
    }
  }

  @Test func `an event with several values has them in a tuple`() async {
    let events = CommentListScreenletEvents()
    let failures = events.values(of: \.onCommentDelete)
    events.onCommentDelete?(7, StubSession.failure)
    let failure = await first(of: failures)
    #expect(failure?.0 == 7)
    #expect(failure?.1 == StubSession.failure)
  }

  @Test func `an event without values, and one with three, have sequences`() async {
    let own = OwnEvents()
    let moments = own.values(of: \.onMoment)
    let points = own.values(of: \.onPoint)
    own.onMoment?()
    own.onPoint?(1, 2, 3)
    #expect(await first(of: moments) != nil)
    #expect(await first(of: points).map { $0 + $1 + $2 } == 6)
  }

  @Test func `a sequence ends when its events are gone, or another closure takes them`() async {
    var events: AddBookmarkScreenletEvents? = AddBookmarkScreenletEvents()
    let errors = events?.values(of: \.onAddBookmarkError)
    let added = events?.values(of: \.onBookmarkAdded)
    events?.onBookmarkAdded = nil
    for await _ in added ?? self.events.values(of: \.onBookmarkAdded) {}
    events = nil
    for await _ in errors ?? self.events.values(of: \.onAddBookmarkError) {}
  }

  @Test func `cancelling the task of a loop ends it`() async {
    let added = events.values(of: \.onBookmarkAdded)
    let loop = Task {
      for await _ in added {}
      return true
    }
    loop.cancel()
    #expect(await loop.value)
  }
}

@MainActor private final class OwnEvents: BaseScreenletDelegate {
  var onMoment: (() -> Void)?
  var onPoint: ((Int, Int, Int) -> Void)?
}
