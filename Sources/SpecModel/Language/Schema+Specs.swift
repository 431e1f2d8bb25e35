extension Schema {
  /// Returns the JSON Schema of specs, with which editors complete the names of `services` and of
  /// their `methods`; under `count`, those of `counts`.
  package static func specs(
    services: [String] = [], methods: [String] = [], counts: [String] = []
  ) -> Schema {
    Schema(
      of: .specs, id: "urn:screens-gen:spec",
      completions: ["service": services, "method": methods, "countMethod": counts])
  }
}
