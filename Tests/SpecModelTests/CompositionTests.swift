import SpecModel
import Testing

struct CompositionTests {
  @Test func `a value of steps is made of their results too`() throws {
    let spec = try screenlet(
      """
      screenlet: Files
      models: { File: { url: String } }
      connectors: { LoadFile: { path: /o/file, result: { file: File } } }
      actions:
        load:
          kind: read
          connectors:
            file: LoadFile
            page: { http: '{context.server}{file.url}' }
      """)
    guard case .read(.several(let stages)) = spec.actions[0].kind,
      case .http(let address) = stages[0][1].work, case .composed(.text(let pieces)) = address.form
    else { throw NoScreenlet() }
    #expect(pieces.count == 2)
    #expect(stages[0][1].dependencies == ["file"])
  }

  @Test(arguments: [
    (String(repeating: "plain text of ", count: 20_000) + "title", 280_005),
    (Array(repeating: "title", count: 20_000).joined(separator: " or "), 179_996),
    ("'\(String(repeating: "{title}", count: 20_000))'", 140_000),
  ])
  func `what is made of too many values is refused, not followed`(
    value: String, size: Int
  ) {
    let spec = """
      screenlet: Comments
      connectors:
        Add:
          properties: { title: String }
          service: { path: /comment/add }
          arguments: { name: \(value) }
      """
    #expect(
      complaints(about: spec).hasPrefix(
        """
        spec.yml:6:24: error: a text with values in it can have at most 4096 bytes, but this one \
        has \(size); make a part of it a property

        """))
  }

  @Test func `as many conversions as a text can hold are read`() throws {
    let spec = try screenlet(
      """
      screenlet: Comments
      connectors:
        Add:
          properties: { title: String }
          service: { path: /comment/add }
          arguments: { name: \(String(repeating: "plain text of ", count: 292))title }
      """)
    #expect(spec.connectors.count == 1)
  }
}
