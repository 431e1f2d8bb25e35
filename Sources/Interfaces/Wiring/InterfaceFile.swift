import SourceText
import XMLText

/// A XIB or storyboard for iOS, with its objects and their connections.
struct InterfaceFile {
  let file: SourceFile
  /// The name by which the file is loaded: `AddBookmarkView_default`, also for
  /// `AddBookmarkView_default~ipad.xib`.
  let name: String
  /// The name of the file without its suffix.
  let fileName: String
  /// The range to show for the whole document.
  let documentRange: SourceRange
  /// Every element below `<objects>`, in all scenes. Each precedes its own descendants.
  let elements: [Element]
  /// The elements that create objects, by their identifiers.
  let objects: [String: Element]
  /// The identifiers of the objects that connections lead to.
  let destinations: Set<String>
  /// The first object of a XIB that is not a placeholder: the one that a Screenlet uses as its
  /// view. Nil for a storyboard.
  let root: Element?
  /// Whether the interface is a launch screen, which is shown before anybody reads or touches it.
  let isLaunchScreen: Bool

  /// Reads a XIB or storyboard. Reports a problem and returns nil if the file is not a document of
  /// Interface Builder, or was saved by Xcode 4. Also returns nil for a document for macOS or
  /// watchOS.
  init?(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    guard let document = Document(parsing: file, reporting: &diagnostics) else { return nil }
    if document.root.name == "archive" {
      diagnostics.warning(.archive, at: document.root.nameRange)
      return nil
    }
    let isStoryboard = file.path.hasSuffix(".storyboard")
    let containers =
      isStoryboard
      ? (document.root.element("scenes")?.elements ?? []).compactMap { $0.element("objects") }
      : [document.root.element("objects")].compactMap(\.self)
    guard document.root.name == "document", isStoryboard || !containers.isEmpty else {
      diagnostics.error(.noInterface, at: document.root.nameRange)
      return nil
    }
    let platform = document.root["targetRuntime"] ?? ""
    if ["MacOSX", "watchKit"].contains(where: platform.hasPrefix) { return nil }
    self.file = file
    fileName = file.path.fileName.droppingSuffix(".xib").droppingSuffix(".storyboard")
    name = fileName.droppingDevice
    documentRange = document.root.nameRange
    elements = containers.flatMap(\.descendants)
    let identified = elements.compactMap { element in
      element.isConnection ? nil : element["id"].map { ($0, element) }
    }
    objects = Dictionary(identified) { first, _ in first }
    destinations = Set(elements.filter(\.isConnection).compactMap { $0["destination"] })
    isLaunchScreen = document.root["launchScreen"] == "YES"
    root = isStoryboard ? nil : containers[0].elements.first { $0.name != "placeholder" }
  }
}

extension InterfaceFile {
  static let filesOwner = "-1"
  static let firstResponder = "-2"

  /// The connections of the root.
  var rootConnections: [Element] { root?.connections ?? [] }

  /// The components of the view: everything shown inside the root, in order.
  var components: [Element] {
    var components: [Element] = []
    var waiting = root.map { [$0] } ?? []
    while let element = waiting.popLast() {
      if element["id"] != root?["id"] { components.append(element) }
      waiting += element.shownElements.reversed()
    }
    return components
  }
}

extension Element {
  /// The elements in the `<connections>` of the object.
  var connections: [Element] { element("connections")?.elements ?? [] }

  /// Whether the element is the object that loads the XIB, instead of one that the XIB creates.
  var isFilesOwner: Bool { name == "placeholder" && self["id"] == InterfaceFile.filesOwner }

  var isConnection: Bool {
    ["outlet", "outletCollection", "action", "segue"].contains(name)
  }

  /// The children that are shown: subviews, and parts such as the content view of a cell.
  fileprivate var shownElements: [Element] {
    (element("subviews")?.elements ?? [])
      + elements.filter { $0["key"] != nil && $0["id"] != nil && $0.name != "viewLayoutGuide" }
  }

  /// The custom class, unless it is empty.
  var customClass: Attribute? {
    attribute("customClass").flatMap { $0.value.isEmpty ? nil : $0 }
  }

  var customModule: Attribute? {
    attribute("customModule").flatMap { $0.value.isEmpty ? nil : $0 }
  }
}

extension String {
  /// The last part of a path.
  var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The directory of the Screenlet that the file belongs to, or otherwise its own directory.
  var screenletFolder: String {
    var folder = directory
    while !folder.isEmpty {
      if folder.hasSuffix("Screenlet") { return String(folder) }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return String(directory)
  }

  /// The name without the kind of device: `Row` for `Row~ipad`.
  var droppingDevice: String { droppingSuffix("~ipad").droppingSuffix("~iphone") }

  func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The path without its last part and without a trailing slash.
  var directory: Substring {
    lastIndex(of: "/").map { self[..<$0] } ?? ""
  }
}

extension Diagnostic.Message {
  fileprivate static let noInterface: Self =
    "not a document of Interface Builder; expected '<document>' with '<objects>' in it"

  fileprivate static let archive: Self =
    "not checked, because Xcode 4 saved it; open it in a newer Xcode, and save it"
}
