/// The version of the portal, as the key `version` of `liferay-server-context.plist` gives it.
public enum LiferayServerVersion: Int, Sendable, CaseIterable {
  case v62 = 62
  case v70 = 70
  case v71 = 71
  case v72 = 72
  case v73 = 73
}
