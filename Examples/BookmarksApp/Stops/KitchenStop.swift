import DemoServer
import Foundation
import Kitchens
import LiferayScreens

/// The Kitchen Screenlet: one control of every kind, and an action for every trigger.
final class KitchenStop: TourStop {

  static let name = "kitchen"
  static let subject = "one control of every kind, an action in every way, a presenter of its own"

  private func makeScreenlet(rates: String) -> KitchenScreenlet {
    let screenlet = KitchenScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 1400), themeName: "dark")
    screenlet.folderId = DemoServer.folderId
    screenlet.ratesAddress = rates
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let site = try DemoSite()
    defer { site.stop() }
    let screen = Screen()
    let screenlet = makeScreenlet(rates: site.rates)
    try await screen.show(screenlet)
    let view: KitchenScreenletView_dark = try screen.view()

    try screen.enter(site.recipe, into: view.addressTextField, called: "Address")
    try await screen.pressReturn(in: view.addressTextField)
    screen.tell(["dish": view.dish])

    try screen.enter("4,50", into: view.priceTextField)
    try await screen.leave(view.priceTextField)
    screen.tell(["price": view.price, "rate": view.rate])

    try await screen.select("Mains", in: view.shelfSegmentedControl)
    screen.tell(["shelf": view.shelf, "count": view.count])

    try setTheRest(of: view)
    screen.tell([
      "minutes": view.minutes, "guests": view.guests, "heat": view.heat,
      "isVegetarian": view.isVegetarian, "notes": view.notes,
    ])
    try await screen.tap(view.keepRecipeButton)
    screen.tell(["headline": view.headline])
    Transcript.call("presenter", "\(type(of: view.createProgressPresenter()))")

    Transcript.step("performAction(name: WashUpAction)")
    screenlet.performAction(name: KitchenScreenlet.WashUpAction)
  }

  /// Sets the controls that do not perform an action.
  private func setTheRest(of view: KitchenScreenletView_dark) throws {
    Transcript.step("Set the other controls")
    try view.minutesTextField?.typeText("25")
    try view.guestsStepper?.stepUp()
    try view.heatSlider?.drag(to: 7.5)
    try view.isVegetarianSwitch?.tap()
    try view.servedAtDatePicker?.addButton.tap()
    try view.servedAtDatePicker?.pick(Date(timeIntervalSinceNow: 3600))
    try view.notesTextView?.typeText("Stir.")
  }
}

extension KitchenStop: KitchenScreenletDelegate {

  /// The app supplies its own Interactor for the action that no control performs.
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction action: String, withSender sender: Any?
  ) -> Interactor? {
    action == KitchenScreenlet.WashUpAction ? DishwasherInteractor(screenlet: screenlet) : nil
  }

  func screenlet(_ screenlet: KitchenScreenlet, onRecipeKept recipe: Recipe) {
    Transcript.call("delegate", "onRecipeKept \(recipe.name), \(recipe.description ?? "nil")")
  }

  func screenlet(_ screenlet: KitchenScreenlet, onKitchenError error: NSError) {
    Transcript.call("delegate", "onKitchenError \(error.localizedDescription)")
  }
}

/// Needs no server.
private final class DishwasherInteractor: Interactor {

  override func start() -> Bool {
    Transcript.call("interactor", "DishwasherInteractor: all clean")
    callOnSuccess()
    return true
  }
}
