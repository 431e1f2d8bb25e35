import Foundation
import LiferayScreens
import Testing

@MainActor struct InteractorTests {

  @Test func `the base class has no work to do`() {
    let interactor = Interactor(screenlet: nil)
    #expect(!interactor.start())
    #expect(interactor.interactionResult() == nil)
    #expect(interactor.lastError == nil)
  }

  @Test func `success is reported once`() {
    let interactor = Interactor()
    let events = Events()
    interactor.onSuccess = { events.add("success") }
    interactor.onFailure = { events.add(short($0)) }
    interactor.callOnSuccess()
    interactor.callOnSuccess()
    interactor.callOnFailure(NSError.errorWithCause(.notAvailable))
    #expect(events.all == ["success"])
    #expect(interactor.onSuccess == nil)
    #expect(interactor.onFailure == nil)
    #expect(interactor.lastError == nil)
  }

  @Test func `a failure is reported once`() {
    let interactor = Interactor()
    let events = Events()
    interactor.onSuccess = { events.add("success") }
    interactor.onFailure = { events.add(short($0)) }
    interactor.callOnFailure(NSError.errorWithCause(.notAvailable))
    interactor.callOnSuccess()
    #expect(events.all == ["LiferayScreens -5"])
    #expect(short(interactor.lastError) == "LiferayScreens -5")
  }

  @Test func `a cancellation is a failure, and later results are ignored`() {
    let interactor = Interactor()
    let events = Events()
    interactor.onSuccess = { events.add("success") }
    interactor.onFailure = { events.add(short($0)) }
    interactor.cancel()
    interactor.cancel()
    interactor.callOnSuccess()
    #expect(events.all == ["LiferayScreens -6"])
  }

  @Test func `defect 15: a cancelled interactor can be started again`() {
    let interactor = Interactor()
    interactor.cancel()
    _ = interactor.start()
    let events = Events()
    interactor.onSuccess = { events.add("success") }
    interactor.callOnSuccess()
    #expect(events.all == ["success"])
  }

  @Test func `an interactor that is started again by its closure reports the second outcome`() {
    let interactor = Interactor()
    let events = Events()
    interactor.onSuccess = { events.add("success") }
    interactor.onFailure = {
      events.add(short($0))
      _ = interactor.start()
    }
    interactor.callOnFailure(NSError.errorWithCause(.notAvailable))
    interactor.callOnSuccess()
    #expect(events.all == ["LiferayScreens -5", "success"])
    #expect(interactor.onFailure == nil)
  }

  @Test func `a Screenlet hears of the last outcome of an interactor that starts again`() {
    let screenlet = ListeningScreenlet(frame: .zero)
    let interactor = Interactor(screenlet: screenlet)
    var attempts = 0
    interactor.onFailure = { _ in
      attempts += 1
      guard attempts < 3 else { return }
      _ = interactor.start()
      interactor.callOnFailure(NSError.errorWithCause(.notAvailable))
    }
    interactor.callOnFailure(NSError.errorWithCause(.notAvailable))
    #expect(attempts == 3)
    #expect(screenlet.outcomes == ["LiferayScreens -5"])
  }
}

private final class ListeningScreenlet: BaseScreenlet {

  var outcomes: [String] = []

  override func onFinishInteraction(_ result: Any?, error: NSError?) {
    outcomes.append(short(error))
  }
}
