/// The program that start-up is compared with: it does nothing, and is built the same way.
@main struct EmptyProgram {
  static func main() {}
}
