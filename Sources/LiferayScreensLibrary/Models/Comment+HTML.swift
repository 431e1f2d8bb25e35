import LiferayScreens

nonisolated extension Comment {

  /// The text as HTML, as the server has sent it.
  public var htmlBody: String { body }
}
