package import SourceText

/// Members that a generated class inherits, and that a spec can therefore not declare again.
///
/// Of `UIView`, it lists only the members that a spec would plausibly name and those that the
/// runtime relies on.
package struct ReservedMembers: Sendable {
  /// The classes, each with its reserved members.
  let owners: [(name: String, members: Set<String>)]

  /// Returns these members, and the reserved members of another class.
  func adding(_ members: Set<String>, of owner: String) -> ReservedMembers {
    ReservedMembers(owners: [(owner, members)] + owners)
  }

  /// Returns the class that already has a member of this name, or nil if the name is free.
  package func owner(of name: String) -> String? {
    owners.first { $0.members.contains(name) }?.name
  }

  package static let screenlet = view.adding(
    [
      "delegate", "themeName", "screenletView", "presentingViewController", "viewModel",
      "onPreCreate", "onCreated", "onShow", "onHide", "performAction", "performsActions",
      "performDefaultAction",
      "onAction", "isActionRunning", "cancelInteractorsForAction", "createInteractor",
      "endInteractor", "onStartInteraction", "onFinishInteraction", "showHUDWithMessage",
      "hideHUDWithMessage", "refreshTranslations", "screenlet", "themeError", "runtimeAttributes",
      "setRuntimeAttribute", "defaultActionName", "runningPolicy", "confirmationPresenter",
      "imagePickerPresenter",
    ], of: "BaseScreenlet"
  ).adding(
    // An inspectable is a method of Objective-C too, and would replace these.
    [
      "class", "autorelease", "release", "retain", "retainCount", "zone", "dealloc", "finalize",
      "observationInfo", "accessibilityElements",
    ], of: "NSObject")

  /// The names that a method of a Screenlet cannot have, because methods of UIKit have them too.
  static let screenletFunction = screenlet.adding(
    [
      "endEditing", "reloadInputViews", "setNeedsFocusUpdate", "sizeToFit", "snapshotView",
      "tintColorDidChange", "updateConstraints", "updateConstraintsIfNeeded",
      "updateFocusIfNeeded", "updateTraitsIfNeeded",
    ], of: "UIView")

  /// The members of a list, which has pages and rows too.
  package static let listScreenlet = screenlet.adding(
    [
      "baseListView", "loadList", "loadPageForRow", "pageFromRow", "firstRowForPage",
      "createPageLoadInteractor", "onLoadPageError", "onLoadPageResult", "onSelectedRow",
    ], of: "BaseListScreenlet")

  /// The inspectables of every list Screenlet, with their types.
  package static let listInspectables: [String: SwiftType.Builtin] = [
    "autoLoad": .bool, "refreshControl": .bool, "firstPageSize": .int, "pageSize": .int,
    "obcClassName": .string,
  ]

  package static let screenletView = view.adding(
    [
      "screenlet", "presentingViewController", "progressMessages", "NoProgressMessage", "editable",
      "captionLabels", "cardViews", "isForInput", "optionalOutlets", "viewModelObject",
      "lookWhileWorking", "shownProgressMessage",
      "themeName", "onPreCreate", "onCreated", "onDestroy", "onShow", "onHide", "onSetTranslations",
      "onStartInteraction", "onFinishInteraction", "onSetUserActionForControl", "onPreAction",
      "onSetDefaultDelegate", "createProgressPresenter", "confirmationForAction", "delayForAction",
      "checksInputForAction",
      "progressMessageForAction", "userAction", "userActionWithSender", "changeEditable",
      "runtimeAttributes", "setRuntimeAttribute",
    ], of: "BaseScreenletView")

  package static let listView = screenletView.adding(
    [
      "rowCount", "rows", "sections", "emptyText", "emptySymbol", "emptyLabel",
      "onSelectedRowClosure", "fetchPageForRow", "loadingRows", "moreRows", "tableView",
      "collectionView", "pageControl", "columnNumber", "spacing", "defaultCellId",
      "defaultHeaderId", "setRows", "clearRows", "deleteRow", "addRow", "updateRow",
      "rowsForSectionIndex", "onChangedRows", "onAddedRows", "onClearRows", "onLoadFailed",
      "createLoadingMoreView", "doRegisterCellNibs", "doRegisterHeaderNib",
      "doRegisterLoadMoreCell", "doCreateLayout", "doGetLoadMoreCellId",
    ], of: "BaseListView")

  /// The members of a cell, in a generated class or in UIKit, that its row could be named like.
  package static let listCell = view.adding(
    [
      "accessoryType", "accessoryView", "backgroundConfiguration", "backgroundView",
      "configurationState", "contentConfiguration", "contentView", "detailLabel", "detailTextLabel",
      "dragState", "editingAccessoryType", "editingAccessoryView", "editingStyle", "focusStyle",
      "imageConnector", "imageView", "indentationLevel", "indentationWidth", "isEditing",
      "isHighlighted", "isSelected", "multipleSelectionBackgroundView", "object", "prepareForReuse",
      "reuseIdentifier", "screenlet", "selectedBackgroundView", "selectionStyle", "separatorInset",
      "shouldIndentWhileEditing", "showDepth", "showImage", "showingDeleteConfirmation",
      "showsReorderControl",
      "textLabel", "thumbnailImageView", "titleLabel", "userInteractionEnabledWhileDragging",
    ], of: "the cell")

  package static let interactor = object.adding(
    [
      "actionName", "onStart", "onSuccess", "onFailure", "onProgress", "lastError", "screenlet",
      "start", "cancel", "cancelled", "callOnSuccess", "callOnFailure", "interactionResult",
      "inputProblem",
      "cacheStrategy", "currentConnector", "createConnector", "completedConnector", "readFromCache",
      "writeToCache", "createStrategy", "getCacheStrategyImpl", "cacheManager", "pendingWrite",
      "cachedAnswer", "cachedSteps", "createConflictConnector", "cacheKeyUsed", "isKept", "isSent",
      "tappedButton",
    ], of: "Interactor")

  package static let connector = operation.adding(
    [
      "lastError", "progressHandler", "validateData", "preRun", "doRun", "postRun", "createSession",
      "validateAndEnqueue", "enqueue", "callOnComplete", "onComplete", "run", "session",
    ], of: "ServerConnector")

  /// The members of an HTTP connector, which also holds its address and the reply.
  package static let httpConnector = connector.adding(
    ["url", "resultData"], of: "HttpConnector")

  /// The members of a download, which also holds its address and the file that it has written.
  package static let downloadConnector = connector.adding(
    ["url", "resultUrl"], of: "HttpDownloadConnector")

  /// The members of a list's connector and of its interactor, which has the same properties.
  package static let pageConnector = ReservedMembers(owners: connector.owners + interactor.owners)
    .adding(
      [
        "page", "resultAllPagesContent", "sections", "createListPageConnector", "convertResult",
        "sectionForRowObject", "cacheKey", "processLoadPageResult",
      ], of: "BaseListPageLoadInteractor"
    ).adding(
      [
        "startRow", "endRow", "computeRowCount", "obcClassName", "obc", "resultPageContent",
        "resultRowCount", "doAddPageRowsServiceCall", "doAddRowCountServiceCall",
      ], of: "PaginationLiferayConnector")

  /// The members of a list's connector that asks a REST service, with its methods and their values.
  package static let restPageConnector = pageConnector.adding(
    ["get", "send", "getPage", "pageSize"], of: "PaginationRestConnector")

  /// The members of a list's connector that sends a request to an address.
  static let httpPageConnector = pageConnector.adding(
    [
      "createRequest", "rowsPath", "rowCountPath", "paging", "page", "pageIndex", "pageSize",
      "startRow", "endRow",
    ], of: "PaginationHttpConnector")

  package static let model = ReservedMembers(owners: [("the model", ["attributes"])])

  private static let object = ReservedMembers(owners: [
    (
      "NSObject",
      [
        "description", "debugDescription", "hash", "hashValue", "superclass", "copy", "mutableCopy",
        "isEqual", "perform", "conforms", "responds", "isProxy", "observe", "classForCoder",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
        "accessibilityIncrement", "accessibilityDecrement",
        "isAccessibilityElement",
      ]
    )
  ])

  private static let view = object.adding(
    [
      "tag", "frame", "bounds", "center", "transform", "layer", "superview", "subviews", "window",
      "constraints", "alpha", "isHidden", "isOpaque", "backgroundColor", "tintColor", "contentMode",
      "clipsToBounds", "mask", "next", "undoManager", "inputView", "inputAccessoryView",
      "restorationIdentifier", "traitCollection", "layoutMargins", "safeAreaInsets", "isFocused",
      "gestureRecognizers", "interactions", "autoresizingMask", "autoresizesSubviews",
      "intrinsicContentSize", "isUserInteractionEnabled", "isMultipleTouchEnabled",
      "isExclusiveTouch", "userActivity", "overrideUserInterfaceStyle", "isFirstResponder",
      "semanticContentAttribute", "effectiveUserInterfaceLayoutDirection",
      "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
      "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "textInputMode",
      "keyCommands", "pasteConfiguration", "accessibilityIdentifier", "keyboardLayoutGuide", "draw",
      "motionEffects", "largeContentTitle", "largeContentImage", "editingInteractionConfiguration",
      "awakeFromNib", "becomeFirstResponder", "resignFirstResponder", "canBecomeFirstResponder",
      "canResignFirstResponder", "didMoveToSuperview", "didMoveToWindow", "firstBaselineAnchor",
      "lastBaselineAnchor", "invalidateIntrinsicContentSize", "layoutGuides", "layoutIfNeeded",
      "layoutMarginsGuide", "layoutSubviews", "prepareForInterfaceBuilder", "removeFromSuperview",
      "safeAreaLayoutGuide", "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints",
      "translatesAutoresizingMaskIntoConstraints", "directionalLayoutMargins",
      "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    ], of: "UIView")

  private static let operation = object.adding(
    [
      "name", "main", "start", "cancel", "isCancelled", "isExecuting", "isFinished", "isConcurrent",
      "isAsynchronous", "isReady", "addDependency", "removeDependency", "dependencies",
      "queuePriority", "completionBlock", "waitUntilFinished", "threadPriority", "qualityOfService",
    ], of: "Operation")
}

extension Diagnostic.Message {
  /// Returns the message about the name of a `what` that a class already has as a member.
  package static func reserved(_ name: String, owner: String, what: String) -> Self {
    if ServiceCall.PageValue(rawValue: name) != nil {
      if owner == "PaginationLiferayConnector" {
        return "a list has '\(name)' without declaring it; "
          + "remove it here, and pass it in the arguments of 'rows'"
      }
      if owner == "PaginationHttpConnector" {
        return
          "a list has '\(name)' without declaring it; remove it here, and write it in its request"
      }
    }
    return "'\(name)' is a member of \(owner) already; give the \(what) another name"
  }
}
