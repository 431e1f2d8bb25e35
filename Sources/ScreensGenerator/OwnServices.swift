/// What the module has itself for the services that its specs call.
struct OwnServices {
  /// Where a file of the output would have to be written, as that is shown; nil if it is there.
  let missing: (_ path: String) -> String?
  /// The methods that the source at a path declares in a class; nil if some of them cannot be read.
  var methods: (_ name: String, _ path: String) -> [OwnMethod]? = { _, _ in nil }
  /// Whether something besides that source may add a method to the class.
  var mayAdd: (_ method: String, _ name: String) -> Bool = { _, _ in true }
}

extension OwnServices {
  init<Disk: Surroundings>(_ disk: Disk) {
    self.init(
      missing: disk.missing, methods: disk.methods(ofClass:at:),
      mayAdd: disk.mayAdd(method:toClass:))
  }
}
