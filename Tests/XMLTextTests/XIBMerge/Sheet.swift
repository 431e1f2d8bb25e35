/// A XIB, small enough to be read at a glance.
enum Sheet {
  static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="92"/>
                <subviews>
                    <textField placeholder="Title" id="title">
                        <rect key="frame" x="8" y="8" width="304" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                    <button tag="2" id="add">
                        <rect key="frame" x="8" y="50" width="304" height="34"/>
                        <state key="normal" title="Add"/>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="title" firstAttribute="top" secondItem="root" id="c1"/>
                    <constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>
                </constraints>
                <connections>
                    <outlet property="titleField" destination="title" id="o1"/>
                    <outlet property="addButton" destination="add" id="o2"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  /// Edits that many cases have in common.
  static let edits: [String: [(old: String, new: String)]] = [
    "font": [(#"type="system" pointSize="14""#, #"type="boldSystem" pointSize="20""#)],
    "placeholder": [(#"placeholder="Title""#, #"placeholder="Name""#)],
    "tag": [(#"tag="2""#, #"tag="3""#)],
    "tint": [above(state, #"<color key="tintColor" white="1"/>"#)],
    "label": [
      (
        "            </subviews>",
        """
                        <label text="Mine" id="mine">
                            <rect key="frame" x="8" y="120" width="42" height="21"/>
                        </label>
                    </subviews>
        """
      ),
      (
        "            </connections>",
        """
                        <outlet property="mineLabel" destination="mine" id="m1"/>
                    </connections>
        """
      ),
    ],
    "field": [
      (
        #"                <button tag="2" id="add">"#,
        """
                        <textField placeholder="Body" id="body">
                            <rect key="frame" x="8" y="50" width="304" height="34"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="34" id="c4"/>
                            </constraints>
                        </textField>
                        <button tag="2" id="add">
        """
      ),
      (
        #"<constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>"#,
        """
        <constraint firstItem="body" firstAttribute="top" secondItem="title" id="c3"/>
                        <constraint firstItem="add" firstAttribute="top" secondItem="body" id="c5"/>
        """
      ),
      (
        #"                <outlet property="addButton""#,
        """
                        <outlet property="bodyField" destination="body" id="o3"/>
                        <outlet property="addButton"
        """
      ),
    ],
    "no button": [
      (
        """
                        <button tag="2" id="add">
                            <rect key="frame" x="8" y="50" width="304" height="34"/>
                            <state key="normal" title="Add"/>
                        </button>

        """, ""
      ),
      (
        """
                        <constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>

        """, ""
      ),
      (
        """
                        <outlet property="addButton" destination="add" id="o2"/>

        """, ""
      ),
    ],
    "stack": [
      (
        #"<textField placeholder="Title" id="title">"#,
        #"<stackView id="stack"><subviews><textField placeholder="Title" id="title">"#
      ),
      ("</textField>", "</textField></subviews></stackView>"),
    ],
    "white button": [
      above(state, #"<color key="textColor" white="1" alpha="1" colorSpace="custom"/>"#)
    ],
    "red button": [
      above(state, #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#)
    ],
    "usual button": [above(state, #"<nil key="textColor"/>"#)],
    "label button": [above(state, #"<color key="textColor" systemColor="labelColor"/>"#)],
    "pale button": [above(state, #"<color key="textColor" systemColor="secondaryLabelColor"/>"#)],
    "label field": [above(font, #"<color key="textColor" systemColor="labelColor"/>"#)],
    "label resource": [resource("labelColor")],
    "pale resource": [resource("secondaryLabelColor")],
    "tools 2": [(#"toolsVersion="1""#, #"toolsVersion="2""#)],
  ]

  private static let state = #"                    <state key="normal""#
  private static let font = "                    <fontDescription"

  private static func above(_ line: String, _ new: String) -> (String, String) {
    (line, "                    \(new)\n\(line)")
  }

  private static func resource(_ color: String) -> (String, String) {
    (
      "    </objects>\n",
      """
          </objects>
          <resources>
              <systemColor name="\(color)">
                  <color white="0.0" alpha="1"/>
              </systemColor>
          </resources>

      """
    )
  }
}
