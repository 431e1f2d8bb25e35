import Regeneration
import ScreensGenerator
import SourceText
import Testing

struct OutputClaimsTests {
  /// What is reported about specs that make these files, each in a directory.
  private func problems(
    _ specs: [(text: String, directory: String, path: String)], project: String? = "App"
  ) -> String {
    var claims = OutputClaims { _ in project }
    var diagnostics = Diagnostics()
    for (text, directory, path) in specs {
      let file = SourceFile(path: directory + "/S.connector.yml", text: text)
      let files = OutputClaim(
        of: [path], [ChangeSet.Change(path: path, change: .create(""))], spec: file,
        name: file.range(11..<12), module: "M", directory: directory,
        identity: "/" + directory, by: Generator(templates: .bundled))
      claims.add(files, reporting: &diagnostics)
    }
    return diagnostics.printed
  }

  private static let spec = "connector: A\nkind: custom\nmodule: M\n"

  @Test func `specs with files of their own are accepted`() {
    #expect(
      problems([(Self.spec, "a", "Connectors/A.swift"), (Self.spec, "a", "Connectors/B.swift")])
        == "")
  }

  @Test func `two specs that make one file`() {
    #expect(
      problems([(Self.spec, "a", "Connectors/A.swift"), (Self.spec, "a", "connectors/a.swift")])
        == """
        a/S.connector.yml:1:12: error: two specs make 'a/connectors/a.swift'; generate them into \
        different directories, or rename one
        1 | connector: A
          |            ^
        a/S.connector.yml:1:12: note: the first is made from here
        1 | connector: A
          |            ^

        """)
  }

  @Test func `two sources of one name in a module`() {
    #expect(
      problems([
        (Self.spec, "a", "Connectors/AConnector.swift"),
        (Self.spec, "b", "Connectors/AConnector.swift"),
      ]) == """
        b/S.connector.yml:1:12: error: two specs make 'AConnector.swift' for the module 'M', which \
        can have only one; give one of them another name
        1 | connector: A
          |            ^
        a/S.connector.yml:1:12: note: the first is made from here
        1 | connector: A
          |            ^

        """)
  }
}
