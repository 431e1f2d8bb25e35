import LiferayScreens
import Testing

@testable import LiferayScreensTesting

/// Everything that a test with the trait changes is restored after it.
struct StubbedServersTests {

  @Test func `the previous state is restored`() async {
    await AppState.exclusively {
      defer {
        SessionContext.logout()
        LiferayServerContext.reset()
      }
      LiferayServerContext.groupId = 42
      let before = SessionContext.loginWithBasic(
        username: "joe", password: "secret", userAttributes: [:])
      await AppState.stubbed {
        #expect(SessionContext.currentContext == nil)
        #expect(LiferayServerContext.groupId != 42)
        let session = StubSession.loggedIn()
        #expect(SessionContext.currentContext?.session === session)
        #expect(LiferayServerContext.server == session.server)
        LiferayServerContext.groupId = 1
        #expect(SessionContext.currentContext?.storeCredentials() != nil)
      }
      #expect(SessionContext.currentContext?.session === before)
      #expect(LiferayServerContext.groupId == 42)
    }
  }

  @Test func `callers take turns, even if they throw`() async {
    struct Mistake: Error {}
    let order = Order()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          try? await AppState.exclusively {
            await order.enter()
            await Task.yield()
            await order.leave()
            if number % 3 == 0 { throw Mistake() }
          }
        }
      }
    }
    #expect(await order.most == 1)
    #expect(await order.count == 20)
  }
}

/// The maximum number of concurrent callers, and their total number.
private actor Order {
  private(set) var most = 0
  private(set) var count = 0
  private var inside = 0

  func enter() {
    inside += 1
    count += 1
    most = max(most, inside)
  }

  func leave() { inside -= 1 }
}
