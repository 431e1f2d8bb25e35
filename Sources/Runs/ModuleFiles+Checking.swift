import ScreensGenerator
package import SourceText

extension ModuleFiles {
  /// Reports all problems of the specs of the run.
  package func check(reporting diagnostics: inout Diagnostics) throws(Failure) {
    let referredSpecs = ReferredSpecs(specs, in: self)
    let strays = FormerOutputs()
    var problems = ReferredSpecProblems()
    for file in specs {
      let disk = try SpecDisk(file, of: self, referredSpecs, strays)
      try Generator.check(
        file, of: found(for: file.path)?.spec, catalog: services(for: file.path).catalog, in: disk,
        reporting: &diagnostics)
      problems.report(disk.references, to: &diagnostics)
    }
  }
}
