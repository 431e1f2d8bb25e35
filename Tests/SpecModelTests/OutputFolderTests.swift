import SpecModel
import Testing

struct OutputFolderTests {
  @Test(arguments: ["Bookmarks", "Core/Auth", "A b-c_d.e/F2", "Über/本"])
  func `a Screenlet goes into a folder`(folder: String) throws {
    let spec = try screenlet("screenlet: AddBookmark\nfolder: '\(folder)'\n")
    #expect(spec.folder?.value == folder)
  }

  @Test(arguments: [
    "..", "../Other", "/tmp", "A//B", "A/", "/", ".hidden", "A/../B", "C:", "a\\b", "a+b",
    "A ", " A", "A.", "~", "a:b", "",
  ])
  func `a folder outside of the output is refused, and one that not every system has`(
    folder: String
  ) {
    let spec = "screenlet: AddBookmark\nfolder: '\(folder)'\n"
    #expect(
      complaints(about: spec).hasPrefix(
        """
        spec.yml:2:9: error: '\(folder)' is not a folder below the output; write names of letters, \
        digits, '-' and '_', with '/' between them
        2 | folder: '\(folder)'
        """), "\(complaints(about: spec))")
  }
}
