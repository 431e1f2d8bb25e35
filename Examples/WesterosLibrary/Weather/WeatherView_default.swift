import LiferayScreens

/// What the view of `WeatherScreenlet` shows, whatever the theme.
@MainActor
public protocol WeatherViewModel: AnyObject {

  var place: String? { get set }

  /// In degrees Celsius.
  var temperature: Int? { get set }
}

/// The default theme of `WeatherScreenlet`, which was written by hand.
open class WeatherView_default: BaseScreenletView, WeatherViewModel {

  #if canImport(UIKit)
    @IBOutlet open var placeLabel: UILabel?
    @IBOutlet open var temperatureLabel: UILabel?
    @IBOutlet open var refreshButton: UIButton?
  #else
    @Outlet open var placeLabel: UILabel?
    @Outlet open var temperatureLabel: UILabel?
    @Outlet open var refreshButton: UIButton?
  #endif

  open var place: String? {
    get { placeLabel?.text }
    set { placeLabel?.text = newValue }
  }

  open var temperature: Int? {
    didSet { temperatureLabel?.text = temperature.map { "\($0)°" } }
  }
}
