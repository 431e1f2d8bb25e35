package import SourceText

/// The input of a `WiringCheck`: sources, XIBs and storyboards that belong together.
package struct WiringFiles: Hashable, Sendable {
  package var swift: [SourceFile]
  package var xibs: [SourceFile]
  package var storyboards: [SourceFile] = []
  /// Objective-C files, of which only the names of classes are used.
  package var objectiveC: [SourceFile]
  /// The view class that each generated XIB was generated with, by the path of the XIB.
  package var generatedClasses: [String: String] = [:]
  /// The directories that are packages or hold an Xcode project, which has its own modules.
  package var projects: Set<String> = []
  /// The versions of Swift of those that are Xcode projects.
  package var swiftVersions: [String: Int] = [:]
  /// The modules that the sources of directories are compiled into, as far as known.
  package var modules: ModuleMap
  /// The targets of packages, for what they bundle.
  package var bundles: [TargetBundle] = []

  /// The string tables of languages.
  package var tables: [LanguageTable] = []

  /// Whether findings include what keeps people from reading, hearing or touching an interface.
  package var checksAccessibility = false

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
