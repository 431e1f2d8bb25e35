import Regeneration
import SourceText
import SpecModel
import Testing

@testable import ScreensGenerator

struct BlueprintTests {
  private func files(_ text: String) throws -> [String] {
    let generation = Generation(text)
    return try #require(generation.output?.files.paths, "\(generation.printed)")
  }

  @Test func `the least spec makes a Screenlet and a theme`() throws {
    #expect(
      try files("screenlet: Sample\n") == [
        "SampleScreenlet/SampleScreenlet.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.xib",
      ])
  }

  @Test func `a view model and a delegate have files when there is something in them`() throws {
    #expect(
      try files(
        """
        screenlet: Sample
        viewModel: { url: String? }
        actions: { save: { kind: custom, delegate: { failure: onError } } }
        """
      ) == [
        "SampleScreenlet/Interactors/SaveInteractor.swift",
        "SampleScreenlet/SampleScreenlet.swift",
        "SampleScreenlet/SampleScreenletDelegate.swift",
        "SampleScreenlet/SampleViewModel.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.xib",
      ])
  }

  @Test func `each model, connector, action and theme has a file`() throws {
    #expect(
      try files(
        """
        screenlet: Sample
        viewModel: { url: String? }
        models: { Entry: {}, Note: {} }
        connectors:
          Save: { service: LRSaveService, method: save }
          Search: { url: 'http://localhost' }
          Work: { kind: custom }
        actions:
          save: { kind: write, connector: Save }
          search: { kind: read, connector: Search }
          get: { kind: read, connector: { http: url } }
          call: { kind: callback, service: LRSaveService, method: save }
          think: { kind: custom, interactor: Thought }
        themes:
          default: full
          flat7: extended from default
          Large-print: child of flat7
        """
      ) == [
        "SampleScreenlet/Connectors/SaveLiferayConnector.swift",
        "SampleScreenlet/Connectors/SearchConnector.swift",
        "SampleScreenlet/Connectors/WorkConnector.swift",
        "SampleScreenlet/Interactors/CallInteractor.swift",
        "SampleScreenlet/Interactors/GetInteractor.swift",
        "SampleScreenlet/Interactors/SaveInteractor.swift",
        "SampleScreenlet/Interactors/SearchInteractor.swift",
        "SampleScreenlet/Interactors/ThoughtInteractor.swift",
        "SampleScreenlet/Models/Entry.swift",
        "SampleScreenlet/Models/Note.swift",
        "SampleScreenlet/SampleScreenlet.swift",
        "SampleScreenlet/SampleViewModel.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.xib",
        "SampleScreenlet/Themes/Flat7/SampleView_flat7.swift",
        "SampleScreenlet/Themes/Flat7/SampleView_flat7.xib",
        "SampleScreenlet/Themes/LargePrint/SampleView_large-print.xib",
      ])
  }

  @Test func `a connector alone has no folder around it`() throws {
    #expect(
      try files("connector: Save\nkind: custom\nmodels: { Entry: {} }\nresult: { entry: Entry }\n")
        == ["Connectors/SaveConnector.swift", "Models/Entry.swift"])
  }

  @Test func `the base is kept in the root of what is generated`() throws {
    let screenlet = try #require(Generation("screenlet: Sample\n").output?.blueprint)
    #expect(screenlet.root == "SampleScreenlet")
    #expect(screenlet.basePath == "SampleScreenlet/.Sample.screens-gen")
    let connector = try #require(
      Generation("connector: Save\nservice: LRSave\nmethod: save\n").output?.blueprint)
    #expect(connector.root == "")
    #expect(connector.basePath == "Connectors/.SaveLiferayConnector.screens-gen")
  }

  @Test func `a folder holds everything of a Screenlet, the base too`() throws {
    let output = try #require(
      Generation("screenlet: Sample\nfolder: Core/Samples\nproperties: { itemId: Int }\n").output)
    #expect(output.blueprint.root == "Core/Samples/SampleScreenlet")
    #expect(output.blueprint.basePath == "Core/Samples/SampleScreenlet/.Sample.screens-gen")
    #expect(
      output.files.paths == [
        "Core/Samples/SampleScreenlet/SampleScreenlet.swift",
        "Core/Samples/SampleScreenlet/Themes/Default/SampleView_default.swift",
        "Core/Samples/SampleScreenlet/Themes/Default/SampleView_default.xib",
      ])
  }

  @Test func `a progress presenter has a file, unless it is the runtime's`() throws {
    #expect(
      try files("screenlet: Sample\nprogress: { presenter: Shop }\n") == [
        "SampleScreenlet/ProgressPresenters/ShopProgressPresenter.swift",
        "SampleScreenlet/SampleScreenlet.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.swift",
        "SampleScreenlet/Themes/Default/SampleView_default.xib",
      ])
    #expect(
      try files("screenlet: Sample\nprogress: { presenter: Default }\n")
        == files("screenlet: Sample\n"))
  }

  @Test func `every Swift file opens with the name of its spec, on one line`() throws {
    let output = try #require(
      Generation("screenlet: Sample\n", named: "specs/Sam\n}\u{202E}ple.screenlet.yml").output)
    for path in output.files.paths where path.hasSuffix(".swift") {
      #expect(
        output.files[path]?.hasPrefix(
          "// Generated by screens-gen from Sam }ple.screenlet.yml. Your edits are kept.\n\n")
          == true)
    }
  }
}
