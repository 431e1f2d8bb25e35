#if !canImport(UIKit)
  internal import Foundation

  /// The classes that a XIB may name.
  @MainActor
  enum XIBClasses {
    /// The view class for each element name.
    static let kinds: [String: ViewKind] = [
      "view": ViewKind(UIView.self), "control": ViewKind(UIControl.self),
      "label": ViewKind(UILabel.self), "button": ViewKind(UIButton.self),
      "textField": ViewKind(UITextField.self), "textView": ViewKind(UITextView.self),
      "switch": ViewKind(UISwitch.self), "slider": ViewKind(UISlider.self),
      "stepper": ViewKind(UIStepper.self),
      "segmentedControl": ViewKind(UISegmentedControl.self),
      "datePicker": ViewKind(UIDatePicker.self), "pageControl": ViewKind(UIPageControl.self),
      "imageView": ViewKind(UIImageView.self), "progressView": ViewKind(UIProgressView.self),
      "activityIndicatorView": ViewKind(UIActivityIndicatorView.self),
      "wkWebView": ViewKind(WKWebView.self),
      "scrollView": ViewKind(UIScrollView.self), "stackView": ViewKind(UIStackView.self),
      "tableView": ViewKind(UITableView.self), "tableViewCell": ViewKind(UITableViewCell.self),
      "tableViewCellContentView": ViewKind(UIView.self),
      "collectionView": ViewKind(UICollectionView.self),
      "collectionReusableView": ViewKind(UICollectionReusableView.self),
      "collectionViewCell": ViewKind(UICollectionViewCell.self),
      "collectionViewCellContentView": ViewKind(UIView.self),
    ]

    /// Classes that the runtime cannot find by name.
    static var registered: [String: UIView.Type] = [:]

    /// Returns the class of a view element: the class of its kind, or a custom subclass of that
    /// class.
    static func viewClass(
      for element: XIBElement, owner: AnyObject?
    ) throws(XIBProblem) -> UIView.Type {
      guard let kind = kinds[element.name] else {
        let known = kinds.keys.sorted().joined(separator: ", ")
        throw XIBProblem("no view of this kind can be made here; there are \(known)", at: element)
      }
      guard let name = element.attributes["customClass"] else { return kind.type }
      let candidates = candidates(for: name, in: element, owner: owner)
      guard let found = candidates.lazy.compactMap(lookUp).first else {
        let tried = candidates.map { "'\($0)'" }.joined(separator: ", ")
        throw XIBProblem("there is no class \(tried)", at: element)
      }
      guard let view = found as? UIView.Type, kind.includes(view) else {
        throw XIBProblem("the class '\(found)' is not a \(kind.type)", at: element)
      }
      return view
    }

    /// Returns a layout of the class that the element names, or of its kind.
    static func flowLayout(
      for element: XIBElement
    ) throws(XIBProblem) -> UICollectionViewFlowLayout {
      guard let name = element.attributes["customClass"] else {
        return UICollectionViewFlowLayout()
      }
      let candidates = candidates(for: name, in: element, owner: nil)
      let type = candidates.lazy.compactMap(lookUp).first as? UICollectionViewFlowLayout.Type
      guard let layout = type?.init(coder: XIBCoder(element)) else {
        throw XIBProblem("there is no flow layout '\(name)'", at: element)
      }
      return layout
    }
  }

  extension XIBClasses {
    /// The possible full names of a class: in the module that the element names or, if it names
    /// none or the target's, in the owner's module, the registered ones, the app's and those with
    /// resources, where Objective-C may know it by its name alone.
    private static func candidates(
      for name: String, in element: XIBElement, owner: AnyObject?
    ) -> [String] {
      let named = element.attributes["customModule"].flatMap { $0.isEmpty ? nil : $0 }
      var modules = named.map { [$0] } ?? []
      if named == nil || element.attributes["customModuleProvider"] == "target" {
        let ownerModule = owner.map { String(reflecting: type(of: $0)).prefix { $0 != "." } }
        modules += [ownerModule.map(String.init)].compactMap(\.self)
        modules += UINib.modules
        modules += [mainModule].compactMap(\.self) + modulesWithResources
      }
      var seen: Set<String> = []
      return (modules.map { "\($0).\(name)" } + (named == nil ? [name] : []))
        .filter { seen.insert($0).inserted }
    }

    /// The module of the executable: its name, with characters that are not allowed in a module
    /// name replaced.
    private static var mainModule: String? {
      Bundle.main.executableURL.map { url in
        String(
          url.deletingPathExtension().lastPathComponent.map {
            $0.isLetter || $0.isNumber ? $0 : "_"
          })
      }
    }

    /// The modules whose resources are beside the executable, as in
    /// `screens-gen_LiferayScreensLibrary.resources`. A package's name may contain `_`, too, so what
    /// follows each `_` is tried.
    private static let modulesWithResources: [String] = {
      let folder = Bundle.main.bundleURL
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.filter { $0.hasSuffix(".resources") }.sorted().flatMap { file in
        let name = file.dropLast(".resources".count)
        return name.indices.filter { name[$0] == "_" }
          .map { String(name[name.index(after: $0)...]) }
      }
    }()

    private static func lookUp(_ name: String) -> AnyClass? {
      if let known = registered[name] {
        return known
      }
      // Some versions of Foundation trap on anything other than `Module.Class`.
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy(isIdentifier) else { return nil }
      return NSClassFromString(name)
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
      guard let first = text.first, !first.isNumber else { return false }
      return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
  }

  /// A view class, and a check for its subclasses.
  struct ViewKind {
    let type: UIView.Type
    let includes: @Sendable (UIView.Type) -> Bool

    init<View: UIView>(_ type: View.Type) {
      self.type = type
      includes = { $0 is View.Type }
    }
  }
#endif
