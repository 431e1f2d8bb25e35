package import SpecLanguage

extension Schema {
  /// The schema of specs, for editors, which complete the names of `services`.
  package static func specs(services: [String] = []) -> Schema {
    Schema(of: .specs, id: "urn:screens-gen:spec", completions: ["service": services])
  }
}
