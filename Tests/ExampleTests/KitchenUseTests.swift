import DemoServer
import Foundation
import Kitchens
import LiferayScreens
import Observation
import TestSupport
import Testing

/// The generated Kitchen Screenlet, used as an app uses it: every control is typed into or set, and
/// every action performed in its own way.
@MainActor @Suite(.usesAppState) struct KitchenUseTests {

  private let screenlet = KitchenScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 1400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1400))
  private let delegate = RecordingDelegate()

  init() {
    window.addSubview(screenlet)
    screenlet.delegate = delegate
  }

  // MARK: The view

  @Test(arguments: ["default", "dark", "large"])
  func `every theme has a view with every outlet connected`(theme: String) throws {
    screenlet.themeName = theme
    let view = try view()
    #expect(screenlet.themeError == nil)
    #expect((view is KitchenScreenletView_dark) == (theme == "dark"))
    let outlets: [UIView?] = [
      view.headlineLabel, view.dishTextField, view.addressTextField, view.pinTextField,
      view.secretTextField, view.notesTextView, view.minutesTextField, view.priceTextField,
      view.rateLabel, view.guestsStepper, view.heatSlider, view.isVegetarianSwitch,
      view.servedAtDatePicker, view.shelfSegmentedControl, view.countLabel, view.photoImageView,
      view.doneProgressView, view.isCookingActivityIndicatorView, view.coursePageControl,
      view.keepRecipeButton, view.findRecipeButton,
    ]
    #expect(outlets.allSatisfy { $0?.isDescendant(of: view) == true })
    #expect(AutoLayoutCheck.findings(in: view).map(\.description) == [])
  }

  @Test func `the controls are set up as the spec says`() throws {
    let view = try view()
    #expect(view.headlineLabel?.text == nil)
    #expect(view.dishTextField?.placeholder == "Risotto")
    #expect(view.dishTextField?.autocapitalizationType == .words)
    #expect(view.dishTextField?.autocorrectionType == .no)
    #expect(view.dishTextField?.returnKeyType == .next)
    #expect(view.addressTextField?.keyboardType == .URL)
    #expect(view.addressTextField?.returnKeyType == .search)
    #expect(view.pinTextField?.isSecureTextEntry == true)
    #expect(view.pinTextField?.keyboardType == .asciiCapableNumberPad)
    #expect(view.pinTextField?.textContentType == .oneTimeCode)
    #expect(view.secretTextField?.isSecureTextEntry == true)
    #expect(view.notesTextView?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(view.minutesTextField?.keyboardType == .numberPad)
    #expect(view.priceTextField?.keyboardType == .decimalPad)
    #expect(view.priceTextField?.returnKeyType == .go)
    #expect(view.guestsStepper?.minimumValue == 1)
    #expect(view.guestsStepper?.maximumValue == 12)
    #expect(view.heatSlider?.minimumValue == -10)
    #expect(view.heatSlider?.maximumValue == 10)
    #expect(view.servedAtDatePicker?.datePickerMode == .time)
    #expect(view.shelfSegmentedControl?.numberOfSegments == 3)
    #expect(view.shelfSegmentedControl?.titleForSegment(at: 2) == "Desserts")
    #expect(view.coursePageControl?.numberOfPages == 3)
    #expect(view.keepRecipeButton?.currentTitle == "Keep the recipe")
    #expect(view.findRecipeButton?.currentTitle == "Find")
  }

  @Test func `the stepper shows its number`() throws {
    let stepper = try #require(try view().guestsStepper as? NumberStepper)
    #expect(stepper.numberLabel?.text == "1")
    try stepper.stepUp()
    #expect(stepper.numberLabel?.text == "2")
    screenlet.viewModel?.guests = 12
    #expect(stepper.numberLabel?.text == "12")
    stepper.value = 2.5
    #expect(stepper.numberLabel?.text == "2.5")
    // A tap in UIKit need not set the property.
    stepper.numberLabel?.text = nil
    stepper.sendActions(for: .valueChanged)
    #expect(stepper.numberLabel?.text == "2.5")
  }

  @Test func `the view model reads what the user does to every control`() async throws {
    let view = try view()
    let noon = Date(timeIntervalSinceReferenceDate: 43200)
    try view.dishTextField?.typeText("Risotto")
    try view.addressTextField?.typeText("http://localhost/risotto")
    try view.pinTextField?.typeText("1234")
    try view.secretTextField?.typeText("nutmeg")
    try view.notesTextView?.typeText("Stir.\nStir again.")
    try view.minutesTextField?.typeText("25")
    try view.priceTextField?.typeText("4,50")
    try view.guestsStepper?.stepUp()
    try view.heatSlider?.drag(to: 7.5)
    try view.isVegetarianSwitch?.tap()
    #expect(view.servedAt == nil)
    try view.servedAtDatePicker?.addButton.tap()
    try view.servedAtDatePicker?.pick(noon)
    try view.shelfSegmentedControl?.selectSegment(at: 2)
    try view.coursePageControl?.showNextPage()

    let viewModel = try #require(screenlet.viewModel)
    #expect(viewModel.dish == "Risotto")
    #expect(viewModel.address == "http://localhost/risotto")
    #expect(viewModel.pin == "1234")
    #expect(viewModel.secret == "nutmeg")
    #expect(viewModel.notes == "Stir.\nStir again.")
    #expect(viewModel.minutes == 25)
    #expect(viewModel.price == 4.5)
    #expect(viewModel.guests == 2)
    #expect(viewModel.heat == 7.5)
    #expect(viewModel.isVegetarian)
    #expect(viewModel.servedAt == noon)
    #expect(viewModel.shelf == 2)
    #expect(viewModel.course == 1)
    cancelAll()
  }

  @Test func `every control shows what the view model is given`() throws {
    let view = try view()
    let viewModel = try #require(screenlet.viewModel)
    let photo = try #require(UIImage(data: Data("GIF89a\u{1}\0\u{1}\0\0\0\0;".utf8)))
    viewModel.headline = "Risotto"
    viewModel.dish = "Risotto"
    viewModel.notes = "Stir."
    viewModel.minutes = 25
    viewModel.price = 4.5
    viewModel.rate = 1.25
    viewModel.guests = 20
    viewModel.heat = -20
    viewModel.isVegetarian = true
    viewModel.servedAt = Date(timeIntervalSinceReferenceDate: 0)
    viewModel.shelf = 1
    viewModel.count = 3
    viewModel.photo = photo
    viewModel.done = 0.75
    viewModel.isCooking = true
    viewModel.course = 5

    #expect(view.headlineLabel?.text == "Risotto")
    #expect(view.dishTextField?.text == "Risotto")
    #expect(view.notesTextView?.text == "Stir.")
    #expect(view.minutesTextField?.text == "25")
    #expect(view.priceTextField?.text == "4.5")
    #expect(view.rateLabel?.text == "1.25")
    #expect(view.guestsStepper?.value == 12)
    #expect(view.heatSlider?.value == -10)
    #expect(view.isVegetarianSwitch?.isOn == true)
    #expect(view.servedAtDatePicker?.chosenDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(view.shelfSegmentedControl?.selectedSegmentIndex == 1)
    #expect(view.countLabel?.text == "3")
    #expect(view.photoImageView?.image === photo)
    #expect(view.doneProgressView?.progress == 0.75)
    #expect(view.isCookingActivityIndicatorView?.isAnimating == true)
    #expect(view.coursePageControl?.currentPage == 2)

    #expect(viewModel.rate == 1.25)
    #expect(viewModel.count == 3)
    #expect(viewModel.photo === photo)
    #expect(viewModel.done == 0.75)
    #expect(viewModel.isCooking)
    viewModel.isCooking = false
    #expect(view.isCookingActivityIndicatorView?.isHidden == true)
  }

  @Test func `the return key leads through the texts and past the other controls`() throws {
    let view = try view()
    #expect(screenlet.becomeFirstResponder())
    #expect(view.dishTextField?.isFirstResponder == true)
    try view.dishTextField?.pressReturn()
    #expect(view.addressTextField?.isFirstResponder == true)
    try view.secretTextField?.pressReturn()
    #expect(view.notesTextView?.isFirstResponder == true)
    try view.minutesTextField?.pressReturn()
    #expect(view.priceTextField?.isFirstResponder == true)
    try view.priceTextField?.pressReturn()
    #expect(delegate.events == ["error: Undefined folderId"])
    cancelAll()
  }

  // MARK: Actions

  @Test func `a button keeps the recipe`() async throws {
    let server = try DemoServer()
    defer { server.stop() }
    try await loggedIn(to: server.url) {
      screenlet.folderId = DemoServer.folderId
      let view = try view()
      try view.dishTextField?.typeText("Risotto")
      try view.addressTextField?.typeText("http://localhost/risotto")
      try view.notesTextView?.typeText("Stir.")
      try view.keepRecipeButton?.tap()
      #expect(view.keepRecipeButton?.currentTitle == "Writing it down...")
      await eventually { !delegate.events.isEmpty }
      #expect(delegate.events == ["kept Risotto http://localhost/risotto Stir."])
      #expect(view.headlineLabel?.text == "Risotto")
      #expect(shownMessage(in: window) == "Kept!")
    }
  }

  @Test func `the return key finds the recipe, and so does a button`() async throws {
    try await talking { server in
      let view = try view()
      try view.addressTextField?.typeText("\(server.url)/risotto")
      try view.addressTextField?.pressReturn()
      #expect(screenlet.isActionRunning("find-recipe"))
      #expect(shownMessage(in: window) == "One moment...")
      await eventually { view.dishTextField?.text == "Risotto" }
      #expect(view.addressTextField?.isFirstResponder == false)

      view.dishTextField?.text = ""
      try view.findRecipeButton?.tap()
      await eventually { view.dishTextField?.text == "Risotto" }
      #expect(server.requests.map(\.target) == ["/risotto", "/risotto"])
    }
  }

  @Test func `the end of editing gets the rate`() async throws {
    try await talking { server in
      screenlet.ratesAddress = "\(server.url)/rates.json"
      let view = try view()
      try view.priceTextField?.typeText("4")
      #expect(!screenlet.isActionRunning("get-rate"))
      view.priceTextField?.resignFirstResponder()
      #expect(screenlet.isActionRunning("get-rate"))
      await eventually { view.rateLabel?.text == "1.25" }
      #expect(server.requests.map(\.target) == ["/rates.json"])
    }
  }

  @Test func `a change of its value counts the recipes of a shelf`() async throws {
    try await talking { server in
      let view = try view()
      try view.shelfSegmentedControl?.selectSegment(at: 1)
      #expect(screenlet.isActionRunning("count-recipes"))
      await eventually { view.countLabel?.text == "7" }
      let request = try #require(server.requests.first)
      #expect(server.requests.count == 1)
      let body = try JSONSerialization.jsonObject(with: request.body) as? [[String: Any]]
      let command =
        body?.first?["/bookmarks.bookmarksentry/get-entries-count"] as? [String: Any]
      #expect(command?.int64Attribute("folderId") == 1)
    }
  }

  @Test func `an action without a control is performed by the app, with an interactor of its own`()
    throws
  {
    #expect(!screenlet.performAction(name: KitchenScreenlet.WashUpAction))
    let mine = InstantInteractor(screenlet: screenlet)
    delegate.interactor = mine
    #expect(screenlet.performAction(name: KitchenScreenlet.WashUpAction))
    #expect(mine.isDone)
  }

  // MARK: A theme without a XIB

  @Test func `a theme of SwiftUI has what the others show, and performs the same actions`()
    async throws
  {
    guard #available(iOS 17, macOS 14, *) else { return }
    screenlet.themeName = "modern"
    let view = try #require(screenlet.screenletView as? KitchenScreenletView_modern)
    let model = view.model
    #expect(screenlet.viewModel === model)
    #expect(view.createProgressPresenter() is KitchenProgressPresenter)
    #expect(model.guests == 1)

    try await talking { server in
      model.address = server.url + "/risotto"
      view.userAction(name: KitchenScreenlet.FindRecipeAction)
      await eventually { model.dish == "Risotto" }
    }
    model.guests = 5
    screenlet.performAction(name: KitchenScreenlet.RingBellAction)
    #expect(model.guests == 1)
  }

  @Test func `the view model of SwiftUI tells who observes it of what the Screenlet shows`() {
    guard #available(iOS 17, macOS 14, *) else { return }
    screenlet.themeName = "modern"
    let model = screenlet.viewModel as? ObservableKitchenViewModel
    let changes = Locked(0)
    withObservationTracking {
      _ = model?.headline
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    screenlet.viewModel?.dish = "Risotto"
    #expect(changes.withLock { $0 } == 0)
    screenlet.viewModel?.headline = "Dinner"
    #expect(changes.withLock { $0 } == 1)
  }

  // MARK: Progress

  @Test func `the presenter is the Screenlet's own`() throws {
    #expect(try view().createProgressPresenter() is KitchenProgressPresenter)
    screenlet.themeName = "dark"
    #expect(try view().createProgressPresenter() is KitchenProgressPresenter)
  }

  @Test func `actions without messages of their own say what the Screenlet says`() throws {
    let view = try view()
    let keep = KitchenScreenlet.KeepRecipeAction
    #expect(
      view.progressMessageForAction(keep, messageType: .working) == "Writing it down...")
    #expect(view.progressMessageForAction(keep, messageType: .failure) == "The pen broke")
    let find = KitchenScreenlet.FindRecipeAction
    #expect(view.progressMessageForAction(find, messageType: .working) == "One moment...")
    #expect(view.progressMessageForAction(find, messageType: .success) == nil)
  }

  // MARK: Plumbing

  private func view() throws -> KitchenScreenletView_default {
    try #require(screenlet.screenletView as? KitchenScreenletView_default)
  }

  private func cancelAll() {
    for action in ["keep-recipe", "find-recipe", "get-rate", "count-recipes"] {
      screenlet.cancelInteractorsForAction(action)
    }
  }

  /// A server that has a recipe, a rate and a shelf with seven recipes.
  private func talking(_ body: @MainActor (LoopbackServer) async throws -> Void) async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/risotto": .html("<title>Risotto</title>")
      case "/rates.json": .json(#"{"rate": 1.25}"#)
      default: .json("[7]")
      }
    }
    defer { server.stop() }
    try await loggedIn(to: server.url) { try await body(server) }
  }

  private func loggedIn(
    to server: String, _ body: @MainActor () async throws -> Void
  ) async throws {
    LiferayServerContext.server = server
    LiferayServerContext.groupId = DemoServer.groupId
    SessionContext.loginWithBasic(
      username: "joe@example.com", password: "secret", userAttributes: [:])
    defer {
      SessionContext.logout()
      LiferayServerContext.reset()
    }
    try await body()
  }

  /// Waits, for ten seconds at most, until `condition` holds.
  private func eventually(
    _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<2000 {
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("it did not come about within ten seconds", sourceLocation: sourceLocation)
  }
}

@MainActor private final class RecordingDelegate: KitchenScreenletDelegate {

  private(set) var events: [String] = []
  var interactor: Interactor?

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    interactor
  }

  func screenlet(_ screenlet: KitchenScreenlet, onRecipeKept recipe: Recipe) {
    events.append("kept \(recipe.name) \(recipe.url) \(recipe.description ?? "nil")")
  }

  func screenlet(_ screenlet: KitchenScreenlet, onKitchenError error: NSError) {
    events.append("error: \(error.localizedDescription)")
  }
}

private final class InstantInteractor: Interactor {

  private(set) var isDone = false

  override func start() -> Bool {
    isDone = true
    callOnSuccess()
    return true
  }
}
