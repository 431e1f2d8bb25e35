import LiferayScreens

/// A Screenlet that was written by hand: it shows the temperature of a place.
open class WeatherScreenlet: BaseScreenlet {

  public static let RefreshAction = "refresh"

  open var viewModel: (any WeatherViewModel)? {
    screenletView as? any WeatherViewModel
  }

  /// Shows what was measured.
  open func show(place: String, temperature: Int) {
    viewModel?.place = place
    viewModel?.temperature = temperature
  }
}
