package import SourceText

extension ModuleFiles {
  /// Reports all problems of the specs of the run.
  package func check(reporting diagnostics: inout Diagnostics) throws(Failure) {
    let reader = SpecReader(specs, in: self)
    var problems = ReferredSpecProblems()
    for file in specs {
      let (found, references) = try reader.check(file)
      diagnostics.append(found)
      problems.report(references, to: &diagnostics)
    }
  }
}
