import LiferayScreens

/// A Screenlet that was written by hand: it shows the temperature of a place.
open class WeatherScreenlet: BaseScreenlet {

  /// Shows what was measured.
  open func show(place: String, temperature: Int) {
    guard let view = screenletView as? WeatherView_default else { return }
    view.placeLabel?.text = place
    view.temperatureLabel?.text = "\(temperature)°"
  }
}
