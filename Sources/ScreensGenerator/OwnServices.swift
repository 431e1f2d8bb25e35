/// The module's own classes for the services that its specs call.
struct OwnServices {
  /// Returns the path, as it is shown, where a file of the output is missing, or nil if it exists.
  let missing: (_ path: String) -> String?
  /// Returns the methods that the source at a path declares in a class, or nil if some of them
  /// cannot be read.
  var methods: (_ name: String, _ path: String) -> [OwnMethod]? = { _, _ in nil }
  /// Returns whether anything besides that source may add a method to the class.
  var mayAdd: (_ method: String, _ name: String) -> Bool = { _, _ in true }
}

extension OwnServices {
  init<Disk: Surroundings>(_ disk: Disk) {
    self.init(
      missing: disk.missing, methods: disk.methods(ofClass:at:),
      mayAdd: disk.mayAdd(method:toClass:))
  }
}
