import TemplateEngine

/// What `Partials/xib` is rendered with: the XIB of a theme.
struct XIBContext: TemplateContext {
  /// The identifier of the view.
  let root: String
  let safeArea: String
  let height: Int
  /// Each has what every view has, an `XIBElementContext`, and what the partial of its element has.
  let views: [Both]
  let constraints: [XIBConstraintContext]
  let outlets: [XIBOutletContext]
  /// The background of the view.
  let background: String
  /// The colours of the system that it uses.
  let colors: [SystemColorContext]
  /// The symbols of the system that buttons show.
  let symbols: [ButtonSymbol.Context]
}

/// What every view of a XIB is rendered with.
struct XIBViewContext: TemplateContext {
  let id: String
  let x: String
  let y: String
  let width: String
  let height: String
  /// The constraints that give it its size.
  let sizes: [XIBSizeContext]
  let accessibility: AccessibilityContext?
  /// The colour of the system that its background has.
  let background: String?

  init(
    _ id: String, _ frame: Frame, sizes: [XIBSizeContext], _ accessibility: Accessibility,
    background: SystemColor? = nil
  ) {
    self.id = id
    x = frame.x.measure
    y = frame.y.measure
    width = frame.width.measure
    height = frame.height.measure
    self.sizes = sizes
    self.accessibility = accessibility.context
    self.background = background?.rawValue
  }
}

struct XIBElementContext: TemplateContext {
  /// The partial that renders the view.
  let partial: String
  /// The position among the views that take the focus.
  let tag: Int?
}

/// A constraint of the size of a view.
struct XIBSizeContext: TemplateContext {
  let attribute: String
  let relation: String?
  /// The view itself and the proportion of its width and height, instead of a constant.
  let item: String?
  let multiplier: String?
  let constant: Int?
  let priority: Int?
  let id: String
}

/// A constraint between two views.
struct XIBConstraintContext: TemplateContext {
  let id: String
  let firstItem: String?
  let firstAttribute: String
  let relation: String?
  let secondItem: String
  let secondAttribute: String
  let constant: Int?
  let priority: Int?
}

struct XIBOutletContext: TemplateContext {
  let property: String
  let destination: String
  let id: String
}

/// What the partial of a control is rendered with that can perform an action.
struct TriggerContext: TemplateContext {
  /// The action that a control performs.
  struct Trigger: TemplateContext {
    let event: String
    let id: String
  }

  /// The name of the action.
  var restorationIdentifier: String?
  var trigger: Trigger?
}
