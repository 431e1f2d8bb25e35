/// The text of the sample that the project began with, as it was.
func addBookmark() throws -> String {
  try exampleSpec("Tests/ScreensGeneratorTests/Cases/add-bookmark.screenlet.yml")
}
