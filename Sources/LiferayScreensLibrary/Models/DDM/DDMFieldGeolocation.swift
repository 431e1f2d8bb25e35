import LiferayScreens

/// A field with a point on the map.
nonisolated open class DDMFieldGeolocation: DDMField {

  /// A point, in degrees.
  nonisolated public struct Geolocation: Equatable, Sendable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// Reads JSON with both keys.
  override open func value(fromText text: String) -> Any? {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let attributes = json as? [String: Any],
      let latitude = attributes.doubleAttribute("latitude"),
      let longitude = attributes.doubleAttribute("longitude")
    else { return nil }
    return Geolocation(latitude: latitude, longitude: longitude)
  }

  override open func text(of value: Any) -> String? {
    (value as? Geolocation).map {
      #"{"latitude":\#($0.latitude),"longitude":\#($0.longitude)}"#
    }
  }

  override open func label(of value: Any) -> String? {
    (value as? Geolocation).map { "\($0.latitude), \($0.longitude)" }
  }

  override open func doValidate() -> Bool {
    guard let point = currentValue as? Geolocation else { return false }
    return abs(point.latitude) <= 90 && abs(point.longitude) <= 180
  }
}
