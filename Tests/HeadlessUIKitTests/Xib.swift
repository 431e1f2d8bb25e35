import Foundation
import HeadlessUIKit

/// The text of a XIB with these objects, like Interface Builder writes it. The objects begin on
/// line 5.
func xib(_ objects: String, resources: String = "") -> Data {
  Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>

    """.utf8)
}

/// The first top-level object of a XIB.
@MainActor
func load(_ objects: String, resources: String = "", owner: AnyObject? = nil) throws -> UIView? {
  let nib = UINib(data: xib(objects, resources: resources), fileName: "Test.xib")
  return try nib.instantiate(withOwner: owner).first as? UIView
}

/// The message of the error thrown by loading; nil if there is none.
@MainActor
func message(loading data: Data, owner: AnyObject? = nil) -> String? {
  do {
    _ = try UINib(data: data, fileName: "Test.xib").instantiate(withOwner: owner)
    return nil
  } catch {
    return error.localizedDescription
  }
}

@MainActor
func message(loading objects: String, owner: AnyObject? = nil) -> String? {
  message(loading: xib(objects), owner: owner)
}
