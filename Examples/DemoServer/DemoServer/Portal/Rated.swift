/// An object that users can rate.
struct Rated: Hashable {
  let className: String
  let classPK: Int64
}
