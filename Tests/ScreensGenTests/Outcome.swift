/// What a run of the tool leaves behind: both streams whole, and the exit code.
struct Outcome: Equatable {
  var out: String
  var errors: String
  var code: Int32

  init(_ out: String = "", errors: String = "", code: Int32 = 0) {
    self.out = out
    self.errors = errors
    self.code = code
  }
}
