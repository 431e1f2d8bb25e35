#if !canImport(UIKit)
  internal import Foundation

  /// Creates the objects of a XIB: views, then constraints, runtime attributes, outlets and
  /// actions, then calls `awakeFromNib`.
  @MainActor
  struct XIBInstantiation {
    let document: XIBDocument
    let owner: AnyObject?

    /// All objects that a connection or a constraint may refer to, by id.
    var objects: [String: AnyObject] = [:]

    /// The views with their elements, in file order.
    var views: [(element: XIBElement, view: UIView)] = []

    /// The same views, children before their parents.
    private var awaking: [UIView] = []

    /// The gesture recognizers with their elements, in file order.
    var recognizers: [(element: XIBElement, recognizer: UIGestureRecognizer)] = []

    init(_ document: XIBDocument, owner: AnyObject?) {
      self.document = document
      self.owner = owner
    }

    /// Creates all objects and returns the top-level ones in file order.
    mutating func run() throws(XIBProblem) -> [AnyObject] {
      var topLevel: [AnyObject] = []
      for element in document.topLevel where element.name != "placeholder" {
        let isGesture = element.name == "tapGestureRecognizer"
        topLevel.append(isGesture ? try makeRecognizer(element) : try make(element))
      }
      for (element, view) in views {
        try addConstraints(of: element, to: view)
      }
      for (element, view) in views {
        try setRuntimeAttributes(of: element, on: view)
      }
      try connect()
      for view in awaking {
        view.awakeFromNib()
      }
      return topLevel
    }
  }

  extension XIBInstantiation {
    private mutating func make(_ element: XIBElement) throws(XIBProblem) -> UIView {
      let type = try XIBClasses.viewClass(for: element, owner: owner)
      let coder = XIBCoder(element)
      let view = type.init(coder: coder)
      if let problem = coder.problem {
        throw problem
      }
      guard let view else {
        throw XIBProblem("init(coder:) of \(type) gave nothing", at: element)
      }
      // A class may have its own init(coder:) that does not call the superclass's.
      if !coder.isDecoded {
        try view.decode(element)
      }
      try fill(view, from: element)
      return view
    }

    /// Creates the content of an existing view.
    private mutating func fill(_ view: UIView, from element: XIBElement) throws(XIBProblem) {
      views.append((element, view))
      if let id = element.id {
        objects[id] = view
      }
      for child in element.children {
        if child.name == "viewLayoutGuide" {
          try addLayoutGuide(child, to: view)
        } else if child.name == "subviews" {
          for subview in child.children {
            view.addDecoded(try make(subview))
          }
        } else if let key = child.attributes["key"], XIBClasses.kinds[child.name] != nil {
          try makePart(child, key: key, of: view)
        }
      }
      awaking.append(view)
    }

    /// Creates a view that has a fixed role in another view, such as the content view of a cell.
    private mutating func makePart(
      _ element: XIBElement, key: String, of view: UIView
    ) throws(XIBProblem) {
      if let part = view.part(forKey: key) {
        try part.decode(element)
        try fill(part, from: element)
      } else if !view.setPart(try make(element), forKey: key) {
        throw XIBProblem("\(type(of: view)) has no place for a view '\(key)'", at: element)
      }
    }

    private mutating func makeRecognizer(
      _ element: XIBElement
    ) throws(XIBProblem) -> UIGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.isEnabled = try element.bool("enabled") ?? true
      recognizer.cancelsTouchesInView = try element.bool("cancelsTouchesInView") ?? true
      recognizer.numberOfTapsRequired = try element.integer("numberOfTapsRequired") ?? 1
      recognizer.numberOfTouchesRequired = try element.integer("numberOfTouchesRequired") ?? 1
      recognizers.append((element, recognizer))
      if let id = element.id {
        objects[id] = recognizer
      }
      return recognizer
    }

    private mutating func addLayoutGuide(
      _ element: XIBElement, to view: UIView
    ) throws(XIBProblem) {
      guard let id = element.id else { return }
      let scrollView = view as? UIScrollView
      switch (element.attributes["key"], scrollView) {
      case ("safeArea", _): objects[id] = view.safeAreaLayoutGuide
      case ("contentLayoutGuide", let scrollView?): objects[id] = scrollView.contentLayoutGuide
      case ("frameLayoutGuide", let scrollView?): objects[id] = scrollView.frameLayoutGuide
      default:
        throw XIBProblem("\(type(of: view)) has no such layout guide", at: element)
      }
    }

    private func setRuntimeAttributes(
      of element: XIBElement, on view: UIView
    ) throws(XIBProblem) {
      for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
        let keyPath = try attribute.required("keyPath")
        let value = try attribute.runtimeValue()
        guard view.setRuntimeAttribute(value, forKeyPath: keyPath) else {
          let shown = value.map { "\($0)" } ?? "nil"
          throw XIBProblem(
            "\(type(of: view)) takes no '\(keyPath)' of the value '\(shown)'; it may list one in "
              + "runtimeAttributes", at: attribute)
        }
      }
    }
  }
#endif
