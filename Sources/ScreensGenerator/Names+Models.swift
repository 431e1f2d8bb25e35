extension Names {
  /// The names that no model can have.
  package static var takenFromModels: Set<String> { inUse }
}
