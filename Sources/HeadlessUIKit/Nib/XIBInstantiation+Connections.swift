#if !canImport(UIKit)
  internal import Foundation

  extension XIBInstantiation {
    /// Connects all outlets and actions, in file order.
    func connect() throws(XIBProblem) {
      for placeholder in document.topLevel where placeholder.name == "placeholder" {
        try connectPlaceholder(placeholder)
      }
      for (element, view) in views {
        try connect(element, from: view)
      }
      for (element, recognizer) in recognizers {
        try connect(element, from: recognizer)
      }
    }

    private func connectPlaceholder(_ element: XIBElement) throws(XIBProblem) {
      guard let connections = element.child("connections"), let first = connections.children.first
      else { return }
      guard element.id == XIBDocument.filesOwner else {
        throw XIBProblem("only File's Owner has connections, not this placeholder", at: first)
      }
      guard let owner else {
        throw XIBProblem("File's Owner has connections, and there is no owner", at: first)
      }
      try connect(element, from: owner)
    }

    private func connect(_ element: XIBElement, from source: AnyObject) throws(XIBProblem) {
      guard let connections = element.child("connections"), !connections.children.isEmpty
      else { return }
      let outlets = Outlets(of: source)
      var collections: [(element: XIBElement, property: String, objects: [AnyObject])] = []
      for connection in connections.children {
        switch connection.name {
        case "outlet":
          let property = try connection.required("property")
          let object = try destination(of: connection)
          try outlets.connect(property, to: object, of: source, at: connection)
        case "outletCollection":
          let property = try connection.required("property")
          let object = try destination(of: connection)
          if property == "gestureRecognizers", let view = source as? UIView,
            let recognizer = object as? UIGestureRecognizer
          {
            view.addGestureRecognizer(recognizer)
          } else if let index = collections.firstIndex(where: { $0.property == property }) {
            collections[index].objects.append(object)
          } else {
            collections.append((connection, property, [object]))
          }
        case "action":
          try connectAction(connection, from: source)
        default:
          throw XIBProblem("no connection of this kind can be made in a XIB", at: connection)
        }
      }
      for collection in collections {
        try outlets.connect(
          collection.property, to: collection.objects, of: source, at: collection.element)
      }
    }

    private func connectAction(
      _ element: XIBElement, from source: AnyObject
    ) throws(XIBProblem) {
      let selector = Selector(try element.required("selector"))
      if let recognizer = source as? UIGestureRecognizer {
        return recognizer.addTarget(try target(of: element, for: selector), action: selector)
      }
      guard let control = source as? UIControl else {
        throw XIBProblem(
          "\(type(of: source)) is not a control, so it sends no actions", at: element)
      }
      _ = try element.required("eventType")
      let events = try element.value("eventType", in: XIBNames.controlEvents) ?? []
      if element.attributes["destination"] == XIBDocument.firstResponder {
        control.addTarget(nil, action: selector, for: events)
        return
      }
      control.addTarget(try target(of: element, for: selector), action: selector, for: events)
    }

    private func target(
      of element: XIBElement, for selector: Selector
    ) throws(XIBProblem) -> AnyObject {
      let target = try destination(of: element)
      guard (target as? UIResponder)?.action(for: selector) != nil else {
        throw XIBProblem(
          "\(type(of: target)) has no action '\(selector)'; it has to map one in action(for:)",
          at: element)
      }
      return target
    }

    private func destination(of element: XIBElement) throws(XIBProblem) -> AnyObject {
      let id = try element.required("destination")
      if id == XIBDocument.filesOwner {
        guard let owner else {
          throw XIBProblem("destination is File's Owner, and there is no owner", at: element)
        }
        return owner
      }
      guard let object = objects[id] else {
        let other = document.elements[id].map { "the \($0.name) in line \($0.line)" }
        let instead =
          other.map { "\($0), which makes no object" } ?? "which is not an object of this XIB"
        throw XIBProblem("destination is '\(id)', \(instead)", at: element)
      }
      return object
    }
  }

  extension Outlets {
    fileprivate func connect(
      _ property: String, to object: Any, of source: AnyObject, at element: XIBElement
    ) throws(XIBProblem) {
      let owner = "\(type(of: source))"
      guard let outlet = byName[property] else {
        if otherProperties.contains(property) {
          throw XIBProblem("'\(property)' of \(owner) is no @Outlet", at: element)
        }
        let names = byName.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let instead = names.isEmpty ? "it has none" : "it has \(names)"
        throw XIBProblem("\(owner) has no outlet '\(property)'; \(instead)", at: element)
      }
      guard outlet.connect(object) else {
        let found = (object as? [AnyObject])?.map { "\(type(of: $0))" }.joined(separator: ", ")
        throw XIBProblem(
          "'\(property)' of \(owner) is \(outlet.type), and what is connected is "
            + (found ?? "\(type(of: object))"), at: element)
      }
    }
  }
#endif
