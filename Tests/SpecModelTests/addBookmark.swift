/// The text of `Examples/AddBookmark/AddBookmark.screenlet.yml`.
func addBookmark() throws -> String {
  try exampleSpec("AddBookmark")
}
