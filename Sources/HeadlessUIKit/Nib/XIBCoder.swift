#if !canImport(UIKit)
  internal import Foundation

  /// The coder that the views of a XIB are decoded with. It has no keyed values:
  /// `UIView.init(coder:)` sets the attributes in the XIB, and decoding any other key returns
  /// nothing.
  final class XIBCoder: NSCoder {
    let element: XIBElement
    private(set) var isDecoded = false
    private(set) var problem: XIBProblem?

    init(_ element: XIBElement) {
      self.element = element
      super.init()
    }

    @MainActor
    func decode(_ view: UIView) throws(XIBProblem) {
      isDecoded = true
      do {
        try view.decode(element)
      } catch {
        problem = error
        throw error
      }
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }

    override func decodeObject(forKey key: String) -> Any? { nil }

    override func decodeBool(forKey key: String) -> Bool { false }

    override func decodeInteger(forKey key: String) -> Int { 0 }

    override func decodeInt32(forKey key: String) -> Int32 { 0 }

    override func decodeInt64(forKey key: String) -> Int64 { 0 }

    override func decodeFloat(forKey key: String) -> Float { 0 }

    override func decodeDouble(forKey key: String) -> Double { 0 }
  }
#endif
