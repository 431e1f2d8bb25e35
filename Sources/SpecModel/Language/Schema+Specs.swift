package import SpecLanguage

extension Schema {
  /// The schema of specs, for editors, which complete the names of `services` and of their `methods`;
  /// after `count` those of `counts`.
  package static func specs(
    services: [String] = [], methods: [String] = [], counts: [String] = []
  ) -> Schema {
    Schema(
      of: .specs, id: "urn:screens-gen:spec",
      completions: ["service": services, "method": methods, "countMethod": counts])
  }
}
