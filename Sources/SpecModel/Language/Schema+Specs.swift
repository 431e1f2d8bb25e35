extension Schema {
  /// Returns the JSON Schema of specs, with which editors complete the names of `services` and of
  /// their `methods`; under `count`, those of `counts`; under `class` of an object, the `classes`.
  package static func specs(
    services: [String] = [], methods: [String] = [], counts: [String] = [], classes: [String] = []
  ) -> Schema {
    Schema(
      of: .specs, id: "urn:screens-gen:spec",
      completions: [
        "service": services, "method": methods, "countMethod": counts, "class": classes,
      ])
  }
}
