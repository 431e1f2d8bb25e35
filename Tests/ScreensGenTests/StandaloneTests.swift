import Foundation
import TestSupport
import Testing

/// The binary is all there is to install: it needs no file of the checkout, no variable, no
/// directory.
struct StandaloneTests {
  @Test func `the binary alone in an empty directory makes a Screenlet`() throws {
    let sandbox = try Sandbox()
    let run = "env -i TMPDIR=\(sandbox.state.path) ./screens-gen"
    try FileManager.default.createDirectory(
      at: sandbox.state, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: BuiltProducts.screensGen, to: sandbox.url.appending(path: "screens-gen"))
    #expect(
      try sandbox.shell(
        "\(run) new-screenlet Note --view-model 'text: String?' --action save:write")
        == Outcome(
          """
                create  Note.screenlet.yml
                create  NoteScreenlet/Connectors/SaveConnector.swift
                create  NoteScreenlet/Interactors/SaveInteractor.swift
                create  NoteScreenlet/NoteScreenlet.swift
                create  NoteScreenlet/NoteScreenletDelegate.swift
                create  NoteScreenlet/NoteViewModel.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.swift
                create  NoteScreenlet/Themes/Default/NoteView_default.xib
                create  NoteScreenlet/.Note.screens-gen
          9 files: 9 create
          next: fill in 'doRun' in 'NoteScreenlet/Connectors/SaveConnector.swift'

          """))
    #expect(try sandbox.shell("\(run) check --quiet") == Outcome())
  }
}
