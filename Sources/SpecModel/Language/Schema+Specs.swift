package import SpecLanguage

extension Schema {
  /// The schema of specs, for editors.
  package static var specs: Schema {
    Schema(of: .specs, id: "urn:screens-gen:spec")
  }
}
