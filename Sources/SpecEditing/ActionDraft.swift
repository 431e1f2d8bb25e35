import SpecModel

/// An action described by flags: an entry of `actions:`.
package struct ActionDraft {
  package var name: String
  package var interactor: InteractorDraft
  /// `score: Double`
  package var sender: String?
  package var isAutoLoaded = false
  /// `email`, the ways to log in.
  package var methods: [String] = []
  /// `title: title`
  package var updates: [String] = []
  /// `success: onBookmarkAdded`
  package var delegate: [String] = []
  /// The title of its button, or `no` for none.
  package var button: String?
  /// `working: Saving bookmark...`
  package var progress: [String] = []

  /// The action that runs `interactor`: `add-bookmark` for `AddBookmark`.
  package init(interactor: InteractorDraft) {
    self.name = interactor.name.kebabCase
    self.interactor = interactor
  }

  /// The action of a name: `add-bookmark` runs `AddBookmark`, unless it is said otherwise.
  package init(name: String, interactor: String?) {
    self.name = name
    self.interactor = InteractorDraft(name: interactor ?? name.capitalizedWords)
  }

  package func entry() throws(DraftError) -> SpecEntry {
    var keys = DraftKeys()
    keys.add("summary", interactor.summary)
    keys.add("interactor", interactor.name == name.capitalizedWords ? nil : interactor.name)
    var work = interactor
    if !methods.isEmpty { work.kind = interactor.kind ?? "login" }
    try work.addWork(to: &keys)
    keys.add("by", list: methods)
    if isAutoLoaded { keys.add("autoLoad", "yes") }
    try keys.add("sender", sender, flag: "sender", example: "score: Double")
    try keys.add("updates", braces: updates, flag: "update", example: "title: title")
    try keys.add(
      "delegate", braces: delegate, flag: "delegate", example: "success: onBookmarkAdded")
    keys.add("button", button)
    try keys.add("progress", progress, flag: "progress", example: "working: Saving bookmark...")
    return SpecEntry(name, .block(keys.entries))
  }
}
