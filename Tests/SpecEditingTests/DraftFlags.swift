@testable import SpecEditing

/// The flags of a draft, each on a line of its own, as a command line has them but unquoted:
///
///     --property folderId: Int64
///     --service LRBookmarksEntryService_v7
struct DraftFlags {
  private let flags: [(name: String, value: String)]

  init(_ lines: some Sequence<Substring>) throws {
    flags = try lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard line.hasPrefix("--") else { throw CaseMistake(line) }
      return (String(parts[0].dropFirst(2)), parts.count == 2 ? String(parts[1]) : "")
    }
  }

  /// Sets what can be said once, and adds to what can be said several times.
  func fill<Draft>(
    _ draft: inout Draft, one: [String: WritableKeyPath<Draft, String?>],
    many: [String: WritableKeyPath<Draft, [String]>]
  ) throws {
    for (name, value) in flags {
      if let path = one[name] {
        draft[keyPath: path] = value
      } else if let path = many[name] {
        draft[keyPath: path].append(value)
      } else {
        throw CaseMistake("--\(name)")
      }
    }
  }

  func fill(_ draft: inout ScreenletDraft) throws {
    try fill(
      &draft,
      one: [
        "summary": \.summary, "module": \.module, "list": \.list.model, "service": \.list.service,
        "rows": \.list.rows, "count": \.list.count, "section": \.list.section,
        "offline-policy": \.list.offlinePolicy,
      ],
      many: [
        "property": \.properties, "view-model": \.viewModel, "model": \.models,
        "action": \.actions, "theme": \.themes, "argument": \.list.arguments,
        "validate": \.list.rules,
      ])
  }

  func fill(_ draft: inout ConnectorDraft) throws {
    try fill(
      &draft, one: ["kind": \.kind, "summary": \.summary],
      many: [
        "property": \.properties, "validate": \.rules,
        "service": \.ownKeys[values: "service"], "method": \.ownKeys[values: "method"],
        "argument": \.ownKeys[values: "arguments"], "url": \.ownKeys[values: "url"],
        "path": \.ownKeys[values: "path"], "query": \.ownKeys[values: "query"],
        "result": \.ownKeys[values: "result"],
      ])
  }

  func fill(_ draft: inout InteractorDraft) throws {
    try fill(
      &draft,
      one: [
        "kind": \.kind, "summary": \.summary, "connector": \.connector, "service": \.service,
        "method": \.method, "result": \.result, "parse": \.parse,
      ], many: ["property": \.properties, "argument": \.arguments, "input": \.inputs])
  }

  func fill(_ draft: inout ActionDraft) throws {
    try fill(
      &draft,
      one: [
        "interactor": \.namedInteractor, "kind": \.interactor.kind,
        "summary": \.interactor.summary, "connector": \.interactor.connector,
        "service": \.interactor.service, "method": \.interactor.method,
        "result": \.interactor.result, "parse": \.interactor.parse, "sender": \.sender,
        "button": \.button, "auto-load": \.autoLoad,
      ],
      many: [
        "argument": \.interactor.arguments, "input": \.interactor.inputs, "by": \.methods,
        "update": \.updates, "delegate": \.delegate, "progress": \.progress,
      ])
  }

  func fill(_ draft: inout ThemeDraft) throws {
    try fill(&draft, one: ["type": \.type, "parent": \.parent, "set": \.set], many: [:])
  }

  func fill(_ draft: inout ThemeSetDraft) throws {
    try fill(
      &draft, one: ["summary": \.summary, "module": \.module, "progress": \.progress],
      many: ["constant": \.constants, "style": \.styles])
  }
}

extension ActionDraft {
  fileprivate var namedInteractor: String? {
    get { interactor.name }
    set { interactor.name = newValue ?? "" }
  }

  fileprivate var autoLoad: String? {
    get { isAutoLoaded ? "" : nil }
    set { isAutoLoaded = newValue == "" }
  }
}

extension [String: [String]] {
  fileprivate subscript(values key: String) -> [String] {
    get { self[key] ?? [] }
    set { self[key] = newValue }
  }
}
