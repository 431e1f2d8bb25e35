/// What start-up is compared with: a program that does nothing, built the same way.
@main struct EmptyProgram {
  static func main() {}
}
