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
}
