import SourceText
import XMLText

/// A XIB as the generator writes it, with fields one below the other; the field `site` is a label.
enum Form {
  static let base = generated(["name", "mail", "site"])

  static func generated(_ fields: [String]) -> String {
    var views = ""
    var constraints = ""
    var outlets = ""
    var previous = "root"
    for (index, field) in fields.enumerated() {
      let kind = field == "site" ? "label" : "textField"
      let side = previous == "root" ? "top" : "bottom"
      views += """
                        <\(kind) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(field)">
                            <rect key="frame" x="8" y="\(8 + 42 * index)" width="304" height="34"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="34" id="\(field)-h"/>
                            </constraints>
                            <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        </\(kind)>

        """
      constraints += """
                        <constraint firstItem="\(field)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="\(field)-l"/>
                        <constraint firstAttribute="trailing" secondItem="\(field)" secondAttribute="trailing" constant="8" id="\(field)-r"/>
                        <constraint firstItem="\(field)" firstAttribute="top" secondItem="\(previous)" secondAttribute="\(side)" constant="8" id="\(field)-t-\(previous)"/>

        """
      outlets += """
                        <outlet property="\(field)View" destination="\(field)" id="\(field)-o"/>

        """
      previous = field
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
          </dependencies>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view contentMode="scaleToFill" id="root" customClass="FormView_default">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="\(8 + 42 * fields.count)"/>
                  <subviews>
      \(views)            </subviews>
                  <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                  <constraints>
      \(constraints)                <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="\(previous)" secondAttribute="bottom" constant="8" id="end-\(previous)"/>
                  </constraints>
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                  <connections>
      \(outlets)            </connections>
              </view>
          </objects>
          <resources>
              <systemColor name="systemBackgroundColor">
                  <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </systemColor>
          </resources>
      </document>

      """
  }

  /// The base, after Interface Builder saved it. Its first field is tied to the safe area, with the
  /// usual distance; two of its constraints were made again, one of them the other way round.
  static let saved = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23721"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="root" customClass="FormView_default">
                <rect key="frame" x="0.0" y="0.0" width="320" height="134"/>
                <subviews>
                    <textField opaque="NO" contentMode="scaleToFill" ambiguous="YES" contentHorizontalAlignment="left" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                        <rect key="frame" x="8" y="8" width="304" height="34"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="34" id="name-h"/>
                        </constraints>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                    <textField opaque="NO" contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="mail">
                        <rect key="frame" x="8" y="50.333333333333336" width="304" height="34"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="34" id="mail-h"/>
                        </constraints>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="scaleToFill" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="site">
                        <rect key="frame" x="8" y="92.666666666666671" width="304" height="34"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="34" id="site-h"/>
                        </constraints>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="mail" firstAttribute="bottom" secondItem="site" secondAttribute="top" constant="-8" id="Fq2-9a-Lm1"/>
                    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="site" secondAttribute="bottom" constant="8" id="end-site"/>
                    <constraint firstItem="mail" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="8" id="mail-l"/>
                    <constraint firstAttribute="trailing" secondItem="mail" secondAttribute="trailing" constant="8" id="mail-r"/>
                    <constraint firstItem="mail" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" symbolic="YES" id="mail-t-name"/>
                    <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="name-l"/>
                    <constraint firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="8" id="name-r"/>
                    <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="name-t-root"/>
                    <constraint firstItem="site" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-8" id="pX3-0b-Wk7"/>
                    <constraint firstItem="site" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="site-l"/>
                </constraints>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                <connections>
                    <outlet property="mailView" destination="mail" id="mail-o"/>
                    <outlet property="nameView" destination="name" id="name-o"/>
                    <outlet property="siteView" destination="site" id="site-o"/>
                </connections>
                <point key="canvasLocation" x="131.67938931297709" y="-11.267605633802818"/>
            </view>
        </objects>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """

  /// The views with their tops, and what holds them vertically, in the words of the XIB.
  static func picture(_ text: String) -> String {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.xib", text: text)
    guard let document = Document(parsing: file, reporting: &diagnostics),
      let view = document.root.element("objects")?.elements.last
    else { return "not a XIB" }
    let views = view.element("subviews")?.elements ?? []
    let tops = views.map { view in
      [view["id"] ?? "", view.element("rect")?["y"]].compactMap(\.self).joined(separator: " ")
    }
    let lines = (view.element("constraints")?.elements ?? []).compactMap { constraint in
      let side = constraint["firstAttribute"] ?? ""
      guard ["top", "bottom"].contains(side) else { return String?.none }
      let sign = constraint["relation"] == "greaterThanOrEqual" ? ">=" : "="
      return "\(constraint["firstItem"] ?? "root").\(side) \(sign) "
        + "\(constraint["secondItem"] ?? "").\(constraint["secondAttribute"] ?? "") "
        + (constraint["constant"] ?? "0")
    }
    return ([tops.joined(separator: ", ")] + lines.sorted()).joined(separator: "\n")
  }
}
