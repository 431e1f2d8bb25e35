/// Something that users give scores to.
struct Rated: Hashable {
  let className: String
  let classPK: Int64
}
