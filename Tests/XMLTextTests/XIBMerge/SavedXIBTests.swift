import TestSupport
import Testing
import XMLText

/// What cases do not show: texts that stay to the byte, and what is far away from a change.
struct SavedXIBTests {
  @Test func `what Interface Builder writes stays when nothing else changes`() throws {
    #expect(try Versions(ofForm: [.run("generated has name mail site")]).merge.text == Form.saved)
  }

  @Test func `the size of a view in Interface Builder is your own`() throws {
    let device = (
      old: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      new:
        #"<simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4_7.fullscreen"/>"#
    )
    let merged = try Versions(ofForm: [
      .edit("yours", old: device.old, new: device.new),
      .edit("yours", old: #"width="320" height="134""#, new: #"width="375" height="667""#),
      .edit("yours", old: #"width="304""#, new: #"width="359""#),
      .run("generated has name mail site phone"),
    ]).merge.text
    #expect(merged?.contains(device.new) == true)
    #expect(merged?.contains(device.old) == false)
    #expect(
      merged?.contains(#"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#) == true)
    // Without a size, Interface Builder took that of the device; the generator says one now.
    let before = try Versions(ofForm: [
      .edit("base", old: device.old, new: ""), .edit("yours", old: device.old, new: ""),
    ]).merge.text
    #expect(before?.contains(device.old) == true)
  }

  @Test func `what an outlet of yours leads to keeps its identifier`() throws {
    let outlet = """
                  <connections>
                      <outlet property="distance" destination="mail-t-name" id="mine"/>
      """
    let merged = try Versions(ofForm: [
      .edit("yours", old: "            <connections>", new: outlet),
      .run("generated has name phone mail"),
    ]).merge.text
    #expect(
      merged?.contains(
        #"<constraint firstItem="mail" firstAttribute="top" secondItem="phone" secondAttribute="bottom" constant="8" id="mail-t-name"/>"#
      ) == true, "\(merged ?? "")")
  }

  @Test(arguments: [true, false])
  func `line ends and indentation are yours`(isOfWindows: Bool) throws {
    let style = isOfWindows ? windows : narrow
    let label = """
                      <label id="new">
                          <rect key="frame" x="1"/>
                      </label>
                  </subviews>
      """
    let versions = try Versions(ofSheet: [
      .edit("generated", old: "            </subviews>", new: label)
    ])
    let styled = try Versions(ofSheet: [
      .write("yours", text: style(Sheet.base)),
      .edit("generated", old: "            </subviews>", new: label),
    ])
    #expect(styled.merge.text == style(versions.generated))
  }
}

private func windows(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
}

/// The text with a tab for four blanks at the start of a line.
private func narrow(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) -> String in
    let blanks = line.prefix { $0 == " " }.count
    return String(repeating: "\t", count: blanks / 4) + line.dropFirst(blanks)
  }.joined(separator: "\n")
}
