import SpecModel
import TemplateEngine

/// What `Templates/ThemeByHand` is rendered with, besides what every file of a theme has.
private struct ViewByHandContext: TemplateContext {
  struct Method: TemplateContext {
    let summary: String
    let method: String
    let body: String
  }

  let viewClass: String
  let viewFile: String
  /// Whether the class of the view observes a view model.
  let isObserving: Bool
  let byHand: [Method]
}

/// A method of a view class that calls one that is written by hand.
struct ViewOverrideContext: TemplateContext {
  let declaration: String
  /// The call of the superclass.
  let inherited: String
  let call: String
}

extension ScreenletSpec {
  /// Returns what a developer writes for the view of a theme, or nil if it calls nothing by hand.
  func byHandContext(of theme: ThemeSpec) -> (any TemplateContext)? {
    if theme.byHand.isEmpty { return nil }
    let context = ViewByHandContext(
      viewClass: Names.viewClass(self, theme), viewFile: Names.viewFile(self, theme),
      isObserving: theme.kind == .swiftUI,
      byHand: theme.byHand.map {
        ViewByHandContext.Method(summary: $0.summary, method: $0.method, body: $0.body)
      })
    return fileContext(theme, using: nil, context)
  }
}

extension ViewMoment {
  /// The name of the method that is written by hand.
  var methodName: String {
    switch self {
    case .created: "didCreate"
    case .shown: "didShow"
    case .hidden: "didHide"
    case .started: "didStart"
    case .finished: "didFinish"
    case .layout: "createLayout"
    }
  }

  fileprivate var method: String {
    switch self {
    case .finished: "didFinish(_ result: Any?, error: NSError?)"
    case .layout: "createLayout() -> UICollectionViewLayout"
    default: methodName + "()"
    }
  }

  fileprivate var body: String {
    self == .layout ? "{\n    UICollectionViewFlowLayout()\n  }" : "{}"
  }

  fileprivate var summary: String {
    switch self {
    case .created: "Called when the view was created, after its styles were set."
    case .shown: "Called each time the view enters a window."
    case .hidden: "Called each time the view leaves its window."
    case .started: "Called before an interactor starts."
    case .finished: "Called when an interactor has ended."
    case .layout: "Returns the layout of the collection, each time the view enters a window."
    }
  }

  var call: String { self == .finished ? "didFinish(result, error: error)" : methodName + "()" }

  /// The method that calls it; nil if another one does, which every class has.
  var override: ViewOverrideContext? {
    switch self {
    case .created, .layout: nil
    case .shown:
      ViewOverrideContext(declaration: "onShow()", inherited: "onShow()", call: call)
    case .hidden:
      ViewOverrideContext(declaration: "onHide()", inherited: "onHide()", call: call)
    case .started:
      ViewOverrideContext(
        declaration: "onStartInteraction()", inherited: "onStartInteraction()", call: call)
    case .finished:
      ViewOverrideContext(
        declaration: "onFinishInteraction(_ result: Any?, error: NSError?)",
        inherited: "onFinishInteraction(result, error: error)", call: call)
    }
  }
}
