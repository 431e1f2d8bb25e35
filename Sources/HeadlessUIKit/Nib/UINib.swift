#if !canImport(UIKit)
  public import Foundation

  /// A XIB from which objects are made, as often as needed.
  ///
  /// It is read at the first use and kept. What it may contain: the views and controls of this
  /// module, custom classes, layout guides, constraints, outlets, outlet collections, actions and
  /// runtime attributes. Anything else that would change behaviour is an error.
  @MainActor
  open class UINib: NSObject {
    /// Modules in which a custom class is looked for when the XIB does not name its module, before
    /// the app's own. A XIB that does, in `customModule`, needs nothing here.
    public static var modules: [String] = []

    /// Hears of a nib that a list registered and cannot use, since dequeueing a cell does not
    /// throw. Writes to standard error unless replaced.
    public static var report: (_ message: String) -> Void = { message in
      FileHandle.standardError.write(Data("\(message)\n".utf8))
    }

    /// The file's name for messages.
    private let fileName: String
    private let load: () throws -> Data
    private var document: XIBDocument?

    /// Makes a nib from the text of a XIB; `fileName` appears in error messages.
    public init(data: Data, bundle: Bundle? = nil, fileName: String = "XIB") {
      self.fileName = fileName
      load = { data }
      super.init()
    }

    /// Makes a nib from a XIB file, which is read at the first use.
    public init(contentsOf url: URL) {
      fileName = url.lastPathComponent
      load = { try Data(contentsOf: url) }
      super.init()
    }

    /// Makes a nib from `<name>.xib` in a bundle, the main one by default, at any depth.
    public init(nibName name: String, bundle: Bundle?) {
      fileName = "\(name).xib"
      let folder = (bundle ?? .main).resourceURL
      load = { [fileName] in
        guard let folder, let url = Self.file(named: fileName, in: folder) else {
          throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: url)
      }
      super.init()
    }

    /// Lets XIBs name a class that the runtime does not find, such as a nested or a private one:
    /// as `customClass` alone, or with `customModule` when the name has a dot.
    public static func register(_ viewClass: UIView.Type, as name: String) {
      XIBClasses.registered[name] = viewClass
    }

    /// Makes the objects of the XIB and returns the top-level ones in the order of the file.
    ///
    /// In this order: all views with their attributes and subviews; constraints; runtime
    /// attributes; outlets and actions; then `awakeFromNib` on each, children before their
    /// parents, siblings in the order of the file.
    ///
    /// - Parameter owner: File's Owner. Its outlets are set, its actions are connected, and it is
    ///   not sent `awakeFromNib`.
    /// - Throws: `XIBError`, and no view awakes: broken XML, a class, outlet, action, runtime
    ///   attribute or id that does not exist, a value that cannot be read, a view of an unknown
    ///   kind. UIKit raises an exception for most of these. Outlets of the owner may have been set
    ///   by then.
    open func instantiate(
      withOwner owner: Any?, options: [AnyHashable: Any]? = nil
    ) throws -> [Any] {
      do {
        var instantiation = XIBInstantiation(
          try loadedDocument(), owner: owner.map { $0 as AnyObject })
        return try instantiation.run()
      } catch let problem as XIBProblem {
        throw problem.error(in: fileName)
      }
    }
  }

  extension UINib {
    private func loadedDocument() throws -> XIBDocument {
      if let document {
        return document
      }
      let data: Data
      do {
        data = try load()
      } catch {
        throw XIBProblem("the file cannot be read: \(error.localizedDescription)")
      }
      let read = try XIBDocument(data)
      document = read
      return read
    }

    private nonisolated static func file(named name: String, in folder: URL) -> URL? {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return files?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == name }
    }
  }
#endif
