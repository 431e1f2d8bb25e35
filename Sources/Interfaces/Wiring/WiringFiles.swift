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
  /// The directories that are packages or contain an Xcode project, each with its own modules.
  package var projects: Set<String> = []
  /// The Swift versions of the Xcode projects, by directory.
  package var swiftVersions: [String: Int] = [:]
  /// The modules that the sources of directories are compiled into, as far as known.
  package var modules: ModuleMap
  /// The resources that the targets of packages bundle.
  package var bundles: [TargetBundle] = []

  /// The string tables of languages.
  package var tables: [LanguageTable] = []

  /// Whether the findings include accessibility problems.
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
