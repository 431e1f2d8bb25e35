import SourceText
import WiringCheck

/// A Screenlet whose parts fit, small enough to be read at a glance, for tests to break.
struct Note {
  var files: [String: String] = [
    "NoteScreenlet.swift": screenlet, "NoteViewModel.swift": viewModel,
    "NoteView_default.swift": defaultView, "NoteView_dark.swift": darkView,
    "NoteView_default.xib": xib(of: "NoteView_default"),
    "NoteView_dark.xib": xib(of: "NoteView_dark"),
    "NoteView_large.xib": xib(of: "NoteView_default"),
  ]
  /// Objective-C, and what is known of modules and of earlier runs.
  var objectiveC: [String: String] = [:]
  var modules = ModuleMap()
  var projects: Set<String> = []
  var generatedClasses: [String: String] = [:]
  var bundles: [TargetBundle] = []
  var swiftVersions: [String: Int] = [:]

  /// Replaces `old`, which the file has to hold, wherever it does.
  mutating func edit(_ path: String, _ old: String, _ new: String) {
    let text = files[path] ?? ""
    precondition(text.contains(old), "\(path) does not hold \(old)")
    files[path] = text.replacing(old, with: new)
  }

  mutating func move(_ path: String, to other: String) {
    files[other] = files.removeValue(forKey: path)
  }

  /// Everything found, as printed, the files taken in the order of their names.
  var findings: String {
    func sources(_ suffix: String) -> [SourceFile] {
      files.keys.filter { $0.hasSuffix(suffix) }.sorted().map {
        SourceFile(path: $0, text: files[$0] ?? "")
      }
    }
    var all = WiringFiles(swift: sources(".swift"), xibs: sources(".xib"), modules: modules)
    all.objectiveC = objectiveC.map { SourceFile(path: $0.key, text: $0.value) }
    all.generatedClasses = generatedClasses
    all.projects = projects
    all.storyboards = sources(".storyboard")
    all.bundles = bundles
    all.swiftVersions = swiftVersions
    all.tables = sources(".strings").map { file in
      let keys = file.text.split(separator: "\n").map { $0.split(separator: "\"")[0] }
      return LanguageTable(file: file, keys: Set(keys.map(String.init)))
    }
    var printer = DiagnosticPrinter()
    return printer.text(for: WiringCheck(all).findings)
  }
}

extension Note {
  private static let screenlet = """
    import LiferayScreens

    class NoteScreenlet: BaseScreenlet {

      static let AddNoteAction = "add-note"

      override func createInteractor(name: String, sender: Any?) -> Interactor? {
        name == NoteScreenlet.AddNoteAction ? AddNoteInteractor(screenlet: self) : nil
      }
    }

    """

  private static let viewModel = """
    protocol NoteViewModel: AnyObject {
      var text: String? { get set }
    }

    """

  private static let defaultView = """
    import LiferayScreens

    class NoteView_default: BaseScreenletView, NoteViewModel {

      @IBOutlet weak var textField: UITextField?
      @IBOutlet weak var addButton: UIButton?

      var text: String? {
        get { textField?.text }
        set { textField?.text = newValue }
      }
    }

    """

  private static let darkView = """
    import LiferayScreens

    class NoteView_dark: NoteView_default {}

    """

  /// The XIB of the view class; that of a child theme is the same.
  private static func xib(of viewClass: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="root" customClass="\(viewClass)" customModule="Notes">
                <rect key="frame" x="0.0" y="0.0" width="320" height="92"/>
                <subviews>
                    <textField tag="1" id="text">
                        <rect key="frame" x="8" y="8" width="304" height="34"/>
                    </textField>
                    <button tag="2" restorationIdentifier="add-note" id="add">
                        <rect key="frame" x="8" y="50" width="304" height="34"/>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                </constraints>
                <connections>
                    <outlet property="textField" destination="text" id="o1"/>
                    <outlet property="addButton" destination="add" id="o2"/>
                </connections>
            </view>
        </objects>
    </document>

    """
  }
}
