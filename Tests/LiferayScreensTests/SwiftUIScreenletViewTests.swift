import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

/// A theme without a XIB, whose class the Screenlet finds by its name.
class SampleView_inCode: SwiftUIScreenletView {
  final class Model {
    var text = ""
  }

  let model = Model()
  private(set) var hooks: [String] = []

  override var viewModelObject: AnyObject { model }

  override func onPreCreate() { hooks.append("onPreCreate") }
  override func onSetTranslations() { hooks.append("onSetTranslations") }
  override func onCreated() { hooks.append("onCreated") }
  override func confirmationForAction(_ actionName: String) -> String? {
    actionName == "delete" ? "Really?" : nil
  }
}

/// A view of UIKit, whose theme needs a XIB.
class SampleView_inXIB: BaseScreenletView {}

/// A Screenlet of another that has no themes of its own.
class SampleOfSampleScreenlet: SampleScreenlet {}

class SampleOfSampleView_two_words: SwiftUIScreenletView {}

extension OneAtATime {
  @MainActor @Suite struct SwiftUIScreenletViewTests {

    @Test func `a theme without a XIB is found by the name of its class`() throws {
      let screenlet = SampleScreenlet(frame: .zero, themeName: "inCode")
      let view = try #require(screenlet.screenletView as? SampleView_inCode)
      #expect(screenlet.themeError == nil)
      #expect(view.screenlet === screenlet)
      #expect(view.themeName == "inCode")
      #expect(view.hooks == ["onPreCreate", "onSetTranslations", "onCreated"])
      #expect(screenlet.screenletView?.viewModelObject === view.model)
    }

    @Test func `a hyphen in the name of a theme is an underscore in that of its class`() {
      let screenlet = SampleOfSampleScreenlet(frame: .zero, themeName: "two-words")
      #expect(screenlet.screenletView is SampleOfSampleView_two_words)
    }

    @Test(arguments: ["inCode", "default"])
    func `a class comes before a XIB that is left over, and before the default theme`(
      theme: String
    ) throws {
      let themes = try ThemeFolder(["SampleView_\(theme).xib": ThemeFolder.xib()])
      withExtendedLifetime(themes) {
        let screenlet = SampleScreenlet(frame: .zero, themeName: "inCode")
        #expect(screenlet.screenletView is SampleView_inCode)
      }
    }

    @Test func `the class of a theme with a XIB does not replace it`() throws {
      let screenlet = SampleScreenlet(frame: .zero, themeName: "inXIB")
      #expect(screenlet.screenletView == nil)
      #expect(screenlet.themeError?.code == ScreensErrorCause.notAvailable.rawValue)
    }

    @Test func `the user's actions are performed, after a confirmation`() throws {
      let screenlet = SampleScreenlet(frame: .zero, themeName: "inCode")
      let user = StubbedAnswers()
      screenlet.confirmationPresenter = user
      SampleScreenlet.events.removeAll()
      screenlet.screenletView?.userAction(name: "add")
      screenlet.screenletView?.userAction(name: "delete")
      #expect(user.questions == ["Really?"])
      #expect(
        SampleScreenlet.events.all.filter { $0.contains("createInteractor") }
          == ["screenlet.createInteractor add"])
    }

    @Test func `the texts are set again, and the view can be read only`() throws {
      let screenlet = SampleScreenlet(frame: .zero, themeName: "inCode")
      let view = try #require(screenlet.screenletView as? SampleView_inCode)
      screenlet.refreshTranslations()
      #expect(view.hooks.suffix(1) == ["onSetTranslations"])
      view.editable = false
      #expect(!view.editable)
    }
  }
}

/// A user who never confirms.
private final class StubbedAnswers: ConfirmationPresenter {
  private(set) var questions: [String] = []

  func confirm(
    _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
  ) {
    questions.append(question)
    completion(false)
  }
}
