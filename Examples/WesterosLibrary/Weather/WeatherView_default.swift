import LiferayScreens

/// The default theme of `WeatherScreenlet`, which was written by hand.
open class WeatherView_default: BaseScreenletView {

  #if canImport(UIKit)
    @IBOutlet open var placeLabel: UILabel?
    @IBOutlet open var temperatureLabel: UILabel?
    @IBOutlet open var refreshButton: UIButton?
  #else
    @Outlet open var placeLabel: UILabel?
    @Outlet open var temperatureLabel: UILabel?
    @Outlet open var refreshButton: UIButton?
  #endif
}
