import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary

/// The DDL Form Screenlet: a form whose fields the server defines, sent without a connection too.
final class DDLFormStop: TourStop {

  static let name = "ddl-form"
  static let subject = "a form that the server defines, filled in, refused, sent and sent later"

  private let screen = Screen()

  func visit(_ portal: TourPortal) async throws {
    let screenlet = DDLFormScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 1300))
    screenlet.structureId = DemoServer.structureId
    screenlet.recordSetId = DemoServer.recordSetId
    screenlet.delegate = self
    try await screen.show(screenlet, loading: DDLFormScreenlet.LoadFormAction)
    let view: DDLFormView_default = try screen.view()
    tell(view)

    try await screen.tap(view.submitFormButton)
    tellProblems(view)
    try fill(in: "Lake", view)
    try await screen.tap(view.submitFormButton)
    let recordId = screenlet.recordId

    await portal.loseConnection()
    try fill(in: "Lake and hill", view)
    try await screen.tap(view.submitFormButton)
    Transcript.step("loadForm()")
    screenlet.loadForm()
    try await screen.end(of: DDLFormScreenlet.LoadFormAction)
    try fill(in: "Coast", view)
    try await screen.tap(view.submitFormButton)
    await portal.recoverConnection(sending: DDLFormSynchronizer(), by: "recordId")

    Transcript.step("loadRecord()")
    screenlet.recordId = recordId
    screenlet.loadRecord()
    try await screen.end(of: DDLFormScreenlet.LoadRecordAction)
    portal.tellRequests(unordered: 0..<2)
  }

  /// Prints each field with its Screenlet.
  private func tell(_ view: DDLFormView_default) {
    for row in view.rows {
      Transcript.call("view", "'\(row.field.label)' in \(type(of: row.screenlet))")
    }
  }

  private func tellProblems(_ view: DDLFormView_default) {
    let problems = view.rows.compactMap { row in
      (row.screenlet.screenletView as? any DDLFieldViewModel)?.problem
    }
    Transcript.call("view", "problems \(problems)")
  }

  /// Fills in the title, the day, and whether there is lunch.
  private func fill(in title: String, _ view: DDLFormView_default) throws {
    let views = view.rows.map(\.screenlet.screenletView)
    let text = views.compactMap { $0 as? DDLFieldTextView_default }.first
    try screen.enter(title, into: text?.textTextField, called: text?.caption)
    Transcript.step("Pick February 1, 2026")
    let picker = views.compactMap { $0 as? DDLFieldDateView_default }.first?.dateDatePicker
    if picker?.chosenDate == nil { try picker?.addButton.tap() }
    try picker?.pick(Date(timeIntervalSince1970: 1_769_904_000))
    Transcript.step("Switch lunch")
    try views.compactMap { $0 as? DDLFieldCheckboxView_default }.first?.isOnSwitch?.tap()
  }
}

extension DDLFormStop: DDLFormScreenletDelegate {

  func screenlet(_ screenlet: DDLFormScreenlet, onFormLoaded form: DDLRecord) {
    Transcript.call("delegate", "onFormLoaded with \(form.fields.count) fields")
  }

  func screenlet(_ screenlet: DDLFormScreenlet, onFormLoadError error: NSError) {
    Transcript.call("delegate", "onFormLoadError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: DDLFormScreenlet, onRecordLoaded form: DDLRecord) {
    let title = form["Title"]?.currentValueAsLabel ?? ""
    Transcript.call("delegate", "onRecordLoaded \(title)")
  }

  func screenlet(_ screenlet: DDLFormScreenlet, onRecordLoadError error: NSError) {
    Transcript.call("delegate", "onRecordLoadError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: DDLFormScreenlet, onFormSubmitted sent: DDLRecord) {
    Transcript.call("delegate", "onFormSubmitted \(sent["Title"]?.currentValueAsLabel ?? "")")
  }

  func screenlet(_ screenlet: DDLFormScreenlet, onFormSubmitError error: NSError) {
    Transcript.call("delegate", "onFormSubmitError \(error.localizedDescription)")
  }

  func screenletOnFormSaved(_ screenlet: DDLFormScreenlet) {
    Transcript.call("delegate", "onFormSaved")
  }
}
