#if !canImport(UIKit)
  public import Foundation

  /// A XIB from which objects are created, any number of times.
  ///
  /// It is read on first use and kept in memory. It may contain the views and controls of this
  /// module, custom classes, layout guides, constraints, outlets, outlet collections, actions and
  /// runtime attributes. Anything else that would affect behaviour is an error.
  @MainActor
  open class UINib: NSObject {
    /// The modules that are searched, before the app's own, for a custom class whose module is not
    /// named in the XIB. Not needed for a XIB that has a `customModule`.
    public static var modules: [String] = []

    /// Reports a registered nib that a list cannot use, since dequeueing a cell does not throw.
    /// Writes to standard error by default.
    public static var report: (_ message: String) -> Void = { message in
      FileHandle.standardError.write(Data("\(message)\n".utf8))
    }

    /// The name of the file in messages.
    private let fileName: String
    private let load: () throws -> Data
    private var document: XIBDocument?

    /// Creates a nib from the text of a XIB; `fileName` appears in error messages.
    public init(data: Data, bundle: Bundle? = nil, fileName: String = "XIB") {
      self.fileName = fileName
      load = { data }
      super.init()
    }

    /// Creates a nib from a XIB file, which is read on first use.
    public init(contentsOf url: URL) {
      fileName = url.lastPathComponent
      load = { try Data(contentsOf: url) }
      super.init()
    }

    /// Creates a nib from `<name>.xib` in a bundle, by default the main one, at any depth.
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

    /// Registers a class that the runtime cannot find by name, such as a nested or a private one:
    /// as `customClass` alone, or with `customModule` if the name has a dot.
    public static func register(_ viewClass: UIView.Type, as name: String) {
      XIBClasses.registered[name] = viewClass
    }

    /// Creates the objects of the XIB and returns the top-level ones in file order.
    ///
    /// The steps are: all views with their attributes and subviews; constraints; runtime
    /// attributes; outlets and actions; then `awakeFromNib` on each view, children before their
    /// parents, siblings in file order.
    ///
    /// - Parameter owner: File's Owner. Its outlets are set and its actions are connected, but its
    ///   `awakeFromNib` is not called.
    /// - Throws: `XIBError`, before `awakeFromNib` is called on any view: invalid XML, a class,
    ///   outlet, action, runtime attribute or id that does not exist, an invalid value, a view of
    ///   an unknown kind. UIKit raises an exception for most of these. Outlets of the owner may
    ///   already have been set.
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
