package import SourceText

/// What a `WiringCheck` looks at: sources and XIBs that belong together.
package struct WiringFiles: Hashable, Sendable {
  package var swift: [SourceFile]
  package var xibs: [SourceFile]
  /// Objective-C, of which only the names of classes are looked at.
  package var objectiveC: [SourceFile]
  /// The view class that each generated XIB had when it was generated, by its path.
  package var generatedClasses: [String: String] = [:]
  /// The directories that have a package or an Xcode project, whose modules are its own.
  package var projects: Set<String> = []
  /// Which module the sources of a directory are compiled into, as far as that is known.
  package var modules: ModuleMap

  package init(
    swift: [SourceFile], xibs: [SourceFile], objectiveC: [SourceFile] = [],
    modules: ModuleMap = ModuleMap()
  ) {
    self.swift = swift
    self.xibs = xibs
    self.objectiveC = objectiveC
    self.modules = modules
  }
}
