/// Members that a generated class inherits, and that a spec can therefore not declare again.
///
/// Not every member of UIView is listed: those that a spec would plausibly name, and those that the
/// runtime itself relies on.
package struct ReservedMembers: Sendable {
  private let owners: [(name: String, members: Set<String>)]

  /// The class that has a member of this name already; nil when the name is free.
  func owner(of name: String) -> String? {
    owners.first { $0.members.contains(name) }?.name
  }

  package static let screenlet = ReservedMembers(owners: [
    (
      "BaseScreenlet",
      [
        "delegate", "themeName", "screenletView", "presentingViewController", "viewModel",
        "onPreCreate", "onCreated", "onShow", "onHide", "performAction", "performDefaultAction",
        "onAction", "isActionRunning", "cancelInteractorsForAction", "createInteractor",
        "endInteractor", "onStartInteraction", "onFinishInteraction", "showHUDWithMessage",
        "hideHUDWithMessage", "refreshTranslations", "screenlet", "themeError",
        "runtimeAttributes", "setRuntimeAttribute",
      ]
    ),
    ("UIView", view), ("NSObject", object),
  ])

  package static let screenletView = ReservedMembers(owners: [
    (
      "BaseScreenletView",
      [
        "screenlet", "presentingViewController", "progressMessages", "NoProgressMessage",
        "editable", "themeName", "onPreCreate", "onCreated", "onDestroy", "onShow", "onHide",
        "onSetTranslations", "onStartInteraction", "onFinishInteraction",
        "onSetUserActionForControl", "onPreAction", "onSetDefaultDelegate",
        "createProgressPresenter", "progressMessageForAction", "userAction", "userActionWithSender",
        "changeEditable", "runtimeAttributes", "setRuntimeAttribute",
      ]
    ),
    ("UIView", view), ("NSObject", object),
  ])

  package static let interactor = ReservedMembers(owners: [
    (
      "Interactor",
      [
        "actionName", "onSuccess", "onFailure", "lastError", "screenlet", "start", "cancel",
        "cancelled", "callOnSuccess", "callOnFailure", "interactionResult", "cacheStrategy",
        "currentConnector", "createConnector", "completedConnector", "readFromCache",
        "writeToCache", "createStrategy", "getCacheStrategyImpl",
      ]
    ),
    ("NSObject", object),
  ])

  package static let connector = ReservedMembers(owners: [
    (
      "ServerConnector",
      [
        "lastError", "validateData", "preRun", "doRun", "postRun", "createSession",
        "validateAndEnqueue", "enqueue", "callOnComplete", "onComplete", "run", "session",
      ]
    ),
    (
      "Operation",
      [
        "name", "main", "start", "cancel", "isCancelled", "isExecuting", "isFinished",
        "isConcurrent", "isAsynchronous", "isReady", "addDependency", "removeDependency",
        "dependencies", "queuePriority", "completionBlock", "waitUntilFinished",
        "threadPriority", "qualityOfService",
      ]
    ),
    ("NSObject", object),
  ])

  /// An HTTP connector holds the address it reads, and what came back, under names of its own.
  package static let httpConnector = ReservedMembers(
    owners: [("HttpConnector", ["url", "resultData"])] + connector.owners)

  package static let model = ReservedMembers(owners: [("the model", ["attributes"])])

  private static let object: Set<String> = [
    "description", "debugDescription", "hash", "hashValue", "superclass", "copy", "mutableCopy",
    "isEqual", "perform", "conforms", "responds", "isProxy", "value", "observe", "className",
    "classForCoder", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
  ]

  private static let view: Set<String> = [
    "tag", "frame", "bounds", "center", "transform", "layer", "superview", "subviews", "window",
    "constraints", "alpha", "isHidden", "isOpaque", "backgroundColor", "tintColor", "contentMode",
    "clipsToBounds", "mask", "next", "undoManager", "inputView", "inputAccessoryView",
    "restorationIdentifier", "traitCollection", "layoutMargins", "safeAreaInsets", "isFocused",
    "gestureRecognizers", "interactions", "autoresizingMask", "autoresizesSubviews",
    "intrinsicContentSize", "isUserInteractionEnabled", "isMultipleTouchEnabled",
    "isExclusiveTouch", "userActivity", "overrideUserInterfaceStyle", "isFirstResponder",
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "textInputMode",
    "keyCommands", "pasteConfiguration", "accessibilityIdentifier", "keyboardLayoutGuide",
    "draw", "motionEffects", "largeContentTitle", "largeContentImage",
    "editingInteractionConfiguration", "awakeFromNib", "becomeFirstResponder",
    "resignFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder",
    "didMoveToSuperview", "didMoveToWindow", "firstBaselineAnchor", "lastBaselineAnchor",
    "invalidateIntrinsicContentSize", "layoutGuides", "layoutIfNeeded", "layoutMarginsGuide",
    "layoutSubviews", "prepareForInterfaceBuilder", "removeFromSuperview", "safeAreaLayoutGuide",
    "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints",
    "translatesAutoresizingMaskIntoConstraints",
  ]
}
