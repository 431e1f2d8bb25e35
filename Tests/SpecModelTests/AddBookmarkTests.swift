import SourceText
import SpecModel
import Testing

/// The sample that the project began with, value by value.
struct AddBookmarkTests {
  private let spec: ScreenletSpec

  init() throws {
    spec = try screenlet(addBookmark())
  }

  @Test func `the Screenlet has a name, a summary and a module`() {
    #expect(spec.name.value == "AddBookmark")
    #expect(spec.summary?.value == "Adds a bookmark to a folder of the Bookmarks portlet.")
    #expect(spec.module?.value == "Bookmarks")
  }

  @Test func `the model has three attributes`() {
    #expect(spec.models.map(\.name.value) == ["Bookmark"])
    #expect(
      spec.models[0].attributes.map { "\($0.name.value): \($0.type.source)" } == [
        "name: String", "url: String", "description: String?",
      ])
  }

  @Test func `the Screenlet has an inspectable property`() {
    #expect(spec.properties.map(\.name.value) == ["folderId"])
    #expect(spec.properties[0].type == SwiftType(.builtin(.int64)))
    #expect(spec.properties[0].defaultValue == .integer("0"))
  }

  @Test func `the view model has two members`() {
    #expect(spec.viewModel.map(\.name.value) == ["url", "title"])
    #expect(spec.viewModel.map(\.type.source) == ["String?", "String?"])
    #expect(spec.viewModel.map(\.isSettable) == [false, true])
    #expect(spec.viewModel.map(\.widget) == [.textField, .textField])
    #expect(spec.viewModel.map(\.hasLabel) == [false, false])
    #expect(spec.viewModel.map(\.title.value) == ["URL", "Title"])
  }

  @Test func `the connector has three properties and their rules`() {
    #expect(spec.connectors.map(\.name.value) == ["AddBookmark"])
    let connector = spec.connectors[0]
    #expect(connector.summary == nil)
    #expect(
      connector.properties.map { "\($0.name.value): \($0.type.source)" } == [
        "folderId: Int64", "title: String", "url: String",
      ])
    #expect(connector.properties.map(\.defaultValue) == [nil, nil, nil])
    #expect(
      connector.rules.map(\.condition.subject.propertyName)
        == connector.properties.map(\.name.value))
    #expect(
      connector.rules.map(\.condition.predicate) == [
        .compares(.greater, to: Expression(.literal(.integer("0")))), .isEmpty(false),
        .isEmpty(false),
      ])
    #expect(
      connector.rules.map(\.message.value) == [
        "Undefined folderId", "Title cannot be empty", "URL cannot be empty",
      ])
  }

  @Test func `the connector calls a service`() throws {
    guard case .liferay(let connector) = spec.connectors[0].kind else { throw NoScreenlet() }
    let call = connector.call
    let result = connector.result
    #expect(call.service.value == "LRBookmarksEntryService_v7")
    #expect(call.method.value == "addEntryWithGroupId")
    #expect(
      call.arguments.map(\.label.value) == [
        "groupId", "folderId", "name", "url", "description", "serviceContext",
      ])
    let properties = spec.connectors[0].properties
    #expect(
      call.arguments.map(\.value) == [
        .context(.groupId), .property(properties[0]), .property(properties[1]),
        .property(properties[2]), .literal(.string("Added from Liferay Screens")), .literal(.nil),
      ])
    #expect(result?.name.value == "bookmarkInfo")
    #expect(result?.type == SwiftType(.model("Bookmark")))
  }

  @Test func `one action writes through the connector`() {
    let action = spec.actions[0]
    #expect(action.name.value == "add-bookmark")
    #expect(action.summary == nil)
    #expect(action.interactor.value == "AddBookmark")
    #expect(action.kind == .write(.named(spec.connectors[0])))
    #expect(action.inputs.map(\.name.value) == ["folderId", "title", "url"])
    #expect(
      action.inputs.map(\.source) == [
        .property(spec.properties[0]), .viewModel(spec.viewModel[1]),
        .viewModel(spec.viewModel[0]),
      ])
    #expect(action.inputs.map(\.type.source) == ["Int64", "String", "String"])
    #expect(action.result?.name.value == "bookmark")
    #expect(action.result?.type == SwiftType(.model("Bookmark")))
    #expect(action.parse == nil)
    #expect(action.updates.isEmpty)
    #expect(action.delegate.success?.value == "onBookmarkAdded")
    #expect(action.delegate.failure?.value == "onAddBookmarkError")
    #expect(action.progress.working?.value == "Saving bookmark...")
    #expect(action.progress.success?.value == "Bookmark saved!")
    #expect(action.progress.failure?.value == "An error occurred saving the bookmark")
  }

  @Test func `the other action reads an address`() {
    #expect(spec.actions.count == 2)
    let action = spec.actions[1]
    #expect(action.name.value == "get-title")
    #expect(action.interactor.value == "GetWebTitle")
    #expect(action.kind == .read(.http(address: "url")))
    #expect(action.inputs.map(\.name.value) == ["url"])
    #expect(action.inputs.map(\.type.source) == ["String?"])
    #expect(action.result?.name.value == "title")
    #expect(action.result?.type == SwiftType(.builtin(.string)))
    #expect(action.parse == .between("<title>", "</title>"))
    #expect(action.updates.map(\.member) == [spec.viewModel[1]])
    #expect(action.updates.map(\.path.parts) == [[]])
    #expect(action.delegate.success == nil && action.delegate.failure == nil)
    #expect(action.progress == ActionProgress())
  }

  @Test func `there is a theme of each kind`() {
    #expect(spec.themes.map(\.name.value) == ["default", "flat7", "large"])
    #expect(spec.themes.map { $0.parent?.value } == [nil, "default", "default"])
    #expect(spec.themes[0].kind == .full)
    #expect(spec.themes[1].kind == spec.themes[1].parent.map { .extended(parent: $0) })
    #expect(spec.themes[2].kind == spec.themes[2].parent.map { .child(parent: $0) })
  }

  @Test func `every name has the range where it is written`() {
    var names = [spec.name] + spec.models.map(\.name) + spec.properties.map(\.name)
    names += spec.models.flatMap(\.attributes).map(\.name) + spec.viewModel.map(\.name)
    names += spec.connectors.flatMap { [$0.name] + $0.properties.map(\.name) }
    names += spec.connectors.flatMap(\.rules).map {
      Located($0.message.value, at: $0.message.range)
    }
    names += spec.actions.flatMap { [$0.name, $0.interactor] + $0.inputs.dropLast().map(\.name) }
    names += spec.themes.map(\.name) + spec.themes.compactMap(\.parent)
    for name in names {
      #expect(name.range.text == name.value[...])
    }
  }
}
