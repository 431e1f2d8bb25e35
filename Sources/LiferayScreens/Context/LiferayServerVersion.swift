/// The version of the portal, from the key `version` of `liferay-server-context.plist`.
public enum LiferayServerVersion: Int, Sendable, CaseIterable {
  /// Liferay 6.2.
  case v62 = 62
  /// Liferay 7.0, also used for an unknown number.
  case v70 = 70
  /// Liferay 7.1.
  case v71 = 71
  /// Liferay 7.2.
  case v72 = 72
  /// Liferay 7.3.
  case v73 = 73
}
