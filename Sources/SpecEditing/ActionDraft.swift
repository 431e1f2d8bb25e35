import SpecModel

/// An action that flags describe: an entry of `actions:`.
package struct ActionDraft {
  package var name: String
  package var interactor: InteractorDraft
  /// The value of the sender, such as `score: Double`.
  package var sender: String?
  package var isAutoLoaded = false
  /// The ways to log in, such as `email`.
  package var methods: [String] = []
  /// The updates of the view model, such as `title: title`.
  package var updates: [String] = []
  /// The methods of the delegate, such as `success: onBookmarkAdded`.
  package var delegate: [String] = []
  /// The title of the action's button, or `no` for none.
  package var button: String?
  /// The texts of the progress panel, such as `working: Saving bookmark...`.
  package var progress: [String] = []
  /// Whether the flags name the interactor, instead of the action implying its name.
  private var namesInteractor = true

  /// Creates the action that runs `interactor`: `add-bookmark` for `AddBookmark`.
  package init(interactor: InteractorDraft) {
    self.name = interactor.name.kebabCase
    self.interactor = interactor
  }

  /// Creates the action of a name: `add-bookmark` runs `AddBookmark`, unless `interactor` names
  /// another one.
  package init(name: String, interactor: String?) {
    self.name = name
    namesInteractor = interactor != nil
    self.interactor = InteractorDraft(name: interactor ?? name.capitalizedWords)
  }

  package func entry() throws(DraftError) -> SpecEntry {
    let isImplied = interactor.name == name.capitalizedWords
    return SpecEntry(name, .block(try keys(interactor: isImplied ? nil : interactor.name)))
  }

  /// Returns the keys that the flags change in an action of that kind.
  func changedKeys(of kind: String?) throws(DraftError) -> [SpecEntry] {
    var draft = self
    let says = interactor
    if says.kind == nil, says.service == nil, says.method == nil, methods.isEmpty,
      says.connector?.contains(":") != true
    {
      draft.interactor.kind = kind
    }
    return try draft.keys(interactor: namesInteractor ? interactor.name : nil)
      .filter { $0 != SpecEntry(ActionKeys.kind, kind ?? "") }
  }

  private func keys(interactor name: String?) throws(DraftError) -> [SpecEntry] {
    var keys = DraftKeys(of: ActionKeys.table)
    keys.add(ActionKeys.summary, interactor.summary)
    keys.add(ActionKeys.interactor, name)
    var work = interactor
    if !methods.isEmpty { work.kind = interactor.kind ?? "login" }
    try work.addWork(to: &keys)
    keys.add(ActionKeys.by, list: methods)
    if isAutoLoaded { keys.add(ActionKeys.autoLoad, "yes") }
    try keys.add(ActionKeys.sender, sender, flag: "sender", example: "score: Double")
    try keys.add(ActionKeys.updates, braces: updates, flag: "update", example: "title: title")
    try keys.add(
      ActionKeys.delegate, braces: delegate, flag: "delegate", example: "success: onBookmarkAdded")
    keys.add(ActionKeys.button, button)
    try keys.add(
      ActionKeys.progress, progress, flag: "progress", example: "working: Saving bookmark...")
    return keys.entries
  }
}
