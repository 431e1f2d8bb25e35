import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  /// How a view looks while actions are at work.
  @MainActor @Suite struct WorkLookTests {

    private let themes: ThemeFolder
    private let screenlet: SampleScreenlet
    private let runs = Runs()

    private final class Runs {
      var interactors: [SampleInteractor] = []
    }

    init() throws {
      themes = try ThemeFolder(["Default/SampleView_default.xib": ThemeFolder.xib()])
      screenlet = SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
      screenlet.makeInteractor = { [weak screenlet, runs] _, _ in
        let interactor = SampleInteractor(screenlet: screenlet) { _ in true }
        runs.interactors.append(interactor)
        return interactor
      }
    }

    /// What the view looks like, as `alpha touches hidden`.
    private var look: String {
      guard let view = screenlet.screenletView else { return "" }
      return "\(view.alpha) \(view.isUserInteractionEnabled) \(view.isHidden)"
    }

    private func perform() { screenlet.performAction(name: "save", sender: nil) }

    @Test(arguments: [
      (WorkLook.dimmed, "0.4 true false"), (.disabled, "0.8 false false"),
      (.hidden, "0.8 true true"),
    ])
    func `a view looks as usual again after the last action`(look: WorkLook, expected: String) {
      screenlet.screenletView?.alpha = 0.8
      screenlet.screenletView?.lookWhileWorking = look
      perform()
      perform()
      #expect(self.look == expected)
      runs.interactors[0].callOnSuccess()
      #expect(self.look == expected)
      runs.interactors[1].callOnFailure(NSError(domain: "test", code: 1))
      #expect(self.look == "0.8 true false")
    }

    @Test func `without a look a view stays as it is`() {
      perform()
      #expect(look == "1.0 true false")
      runs.interactors[0].callOnSuccess()
      #expect(look == "1.0 true false")
    }
  }
}
