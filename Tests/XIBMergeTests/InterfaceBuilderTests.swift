import Testing
import XIBMerge

/// A XIB that Interface Builder saved, while nobody edited anything, and specs that change.
struct InterfaceBuilderTests {
  @Test func `what Interface Builder writes stays when nothing else changes`() {
    #expect(
      Sheet.merged(base: Form.base, yours: Form.saved, generated: Form.base) == Form.saved)
  }

  @Test func `a field that is dropped goes with its constraints`() {
    #expect(
      Form.merged(Form.saved, Form.generated("name", "mail")) == """
        name 8, mail 50.333333333333336
        mail.top = name.bottom 8
        name.top = safe.top 8
        root.bottom >= mail.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("name", "site")) == """
        name 8, site 50
        name.top = safe.top 8
        root.bottom >= site.bottom 8
        site.top = name.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("mail", "site")) == """
        mail 8, site 50
        mail.bottom = site.top -8
        mail.top = root.top 8
        root.bottom >= site.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("mail")) == """
        mail 8
        mail.top = root.top 8
        root.bottom >= mail.bottom 8
        """)
  }

  @Test func `a field that is inserted is between the others`() {
    #expect(
      Form.merged(Form.saved, Form.generated("name", "phone", "mail", "site")) == """
        name 8, phone 50, mail 92, site 134
        mail.bottom = site.top -8
        mail.top = phone.bottom 8
        name.top = safe.top 8
        phone.top = name.bottom 8
        root.bottom >= site.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("name", "mail", "phone", "site")) == """
        name 8, mail 50.333333333333336, phone 92, site 134
        mail.top = name.bottom 8
        name.top = safe.top 8
        phone.top = mail.bottom 8
        root.bottom >= site.bottom 8
        site.top = phone.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("phone", "name", "mail", "site")) == """
        phone 8, name 50, mail 92, site 134
        mail.bottom = site.top -8
        mail.top = name.bottom 8
        name.top = phone.bottom 8
        phone.top = root.top 8
        root.bottom >= site.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("name", "mail", "site", "phone")) == """
        name 8, mail 50.333333333333336, site 92.666666666666671, phone 134
        mail.bottom = site.top -8
        mail.top = name.bottom 8
        name.top = safe.top 8
        phone.top = site.bottom 8
        root.bottom >= phone.bottom 8
        """)
  }

  @Test func `a field of another name, and fields in another order`() {
    #expect(
      Form.merged(Form.saved, Form.generated("name", "address", "site")) == """
        name 8, address 50, site 92.666666666666671
        address.top = name.bottom 8
        name.top = safe.top 8
        root.bottom >= site.bottom 8
        site.top = address.bottom 8
        """)
    #expect(
      Form.merged(Form.saved, Form.generated("site", "name", "mail")) == """
        site 8, name 50, mail 92
        mail.top = name.bottom 8
        name.top = site.bottom 8
        root.bottom >= mail.bottom 8
        site.top = root.top 8
        """)
  }

  @Test func `a control that was edited is not dropped`() {
    let font = Edit(
      "pointSize=\"14\"/>\n                    <nil key=\"textColor\"/>",
      "pointSize=\"20\"/>\n                    <nil key=\"textColor\"/>")
    #expect(
      Form.merged(Form.saved(font), Form.generated("name", "mail")) == """
        yours.xib:34:22: error: the label 'site' is no longer generated, and you changed it; delete it, or undo the change of the spec
        34 |                     <fontDescription key="fontDescription" type="system" pointSize="20"/>
           |                      ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `the size of a view in Interface Builder is your own`() {
    let device = Edit(
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      #"<simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4_7.fullscreen"/>"#)
    let yours = Form.saved(
      device, Edit(#"width="320" height="134""#, #"width="375" height="667""#),
      Edit(#"width="304""#, #"width="359""#))
    let merged = Sheet.merged(
      base: Form.base, yours: yours, generated: Form.generated("name", "mail", "site", "phone"))
    #expect(merged.contains(device.new))
    #expect(!merged.contains(device.old))
    #expect(merged.contains(#"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#))
    // Without a size, Interface Builder took that of the device; the generator says one now.
    let before = Edit(device.old, "")
    let base = Form.base.replacing(before.old, with: "")
    #expect(
      Sheet.merged(base: base, yours: Form.saved(before), generated: Form.base)
        .contains(device.old))
  }

  @Test func `a usual distance without a number is that of the generator`() {
    let usual = Edit(#"constant="8" symbolic="YES""#, #"symbolic="YES""#)
    #expect(
      Form.merged(Form.saved(usual), Form.generated("name", "site"))
        == Form.merged(Form.saved, Form.generated("name", "site")))
    #expect(
      Form.merged(Form.saved(usual), Form.generated("name", "phone", "mail", "site"))
        == Form.merged(Form.saved, Form.generated("name", "phone", "mail", "site")))
  }

  @Test func `numbers that are written otherwise are the same`() {
    let slider = { (value: String) in
      Edit("<subviews>", "<subviews>\n<slider value=\"\(value)\" id=\"slider\"/>")
    }
    #expect(
      Sheet.merged(
        base: Sheet.with(slider("0.3")), yours: Sheet.with(slider("0.29999999999999999")),
        generated: Sheet.with(slider("0.5"))) == Sheet.with(slider("0.5")))
    #expect(
      Sheet.merged(
        base: Sheet.with(slider("0.3")), yours: Sheet.with(slider("0.29999999999999999")),
        generated: Sheet.base) == Sheet.base)
  }
}
