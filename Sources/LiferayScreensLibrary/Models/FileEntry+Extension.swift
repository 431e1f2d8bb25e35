import LiferayScreens

nonisolated extension FileEntry {

  /// What the name of the file ends with, such as `pdf`, without the dot; nil if the server has not
  /// sent it.
  public var fileExtension: String? { attributes.stringAttribute("extension") }
}
