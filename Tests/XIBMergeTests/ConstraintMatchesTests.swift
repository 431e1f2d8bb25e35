import Testing
import XIBMerge

/// Constraints of your own between those that are generated, and specs that change.
struct ConstraintMatchesTests {
  /// The end of the form is that of a label.
  private let below = Form.label(
    "hint",
    #"firstItem="hint" firstAttribute="top" secondItem="site" secondAttribute="bottom" constant="8""#,
    #"firstItem="hint" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#,
    #"firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="hint" secondAttribute="bottom" constant="8""#
  )
  private let noEnd = Edit(
    """
                    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="site" secondAttribute="bottom" constant="8" id="end-site"/>

    """, "")
  /// A label between two fields, the lower of which is tied to it.
  private let between = Form.label(
    "hint",
    #"firstItem="hint" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8""#,
    #"firstItem="hint" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#,
    #"firstItem="mail" firstAttribute="top" secondItem="hint" secondAttribute="bottom" constant="8""#
  )
  private let noTop = Edit(
    """
                    <constraint firstItem="mail" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" symbolic="YES" id="mail-t-name"/>

    """, "")

  private func saved(_ edits: [Edit]) -> String {
    edits.reduce(Form.saved) { $0.replacing($1.old, with: $1.new) }
  }

  @Test func `a label at the end stays there when fields above it come and go`() {
    let yours = saved(below + [noEnd])
    #expect(
      Form.merged(yours, Form.generated("name", "phone", "mail", "site")) == """
        name 8, phone 50, mail 92.33333333333334, site 134.66666666666669, hint 0
        hint.top = site.bottom 8
        mail.bottom = site.top -8
        mail.top = phone.bottom 8
        name.top = safe.top 8
        phone.top = name.bottom 8
        root.bottom >= hint.bottom 8
        """)
    #expect(
      Form.merged(yours, Form.generated("name", "site")) == """
        name 8, site 50.666666666666686, hint 0
        hint.top = site.bottom 8
        name.top = safe.top 8
        root.bottom >= hint.bottom 8
        site.top = name.bottom 8
        """)
  }

  @Test func `a label positioned by a field that is dropped is a conflict`() {
    #expect(
      Form.merged(saved(below + [noEnd]), Form.generated("name", "mail")) == """
        yours.xib:38:18: error: the label 'hint' is constrained to the label 'siteView', which is no longer generated; constrain it to another
        38 |                 <label opaque="NO" text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
           |                  ^~~~~

        """)
    // A second tie is enough; one without a field goes with it.
    let twice = Form.label(
      "hint",
      #"firstItem="hint" firstAttribute="top" secondItem="root" secondAttribute="top" constant="200""#,
      #"firstItem="hint" firstAttribute="top" relation="greaterThanOrEqual" secondItem="site" secondAttribute="bottom" constant="8""#,
      #"firstItem="hint" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#
    )
    #expect(
      Form.merged(saved(twice), Form.generated("name", "mail")) == """
        name 8, mail 50.333333333333336, hint 0
        hint.top = root.top 200
        mail.top = name.bottom 8
        name.top = safe.top 8
        root.bottom >= mail.bottom 8
        """)
  }

  @Test func `a view that has to hold your label has to hold a new field too`() {
    let label = Form.label(
      "hint",
      #"firstItem="hint" firstAttribute="top" secondItem="root" secondAttribute="top" constant="300""#,
      #"firstItem="hint" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#,
      #"firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="hint" secondAttribute="bottom" constant="8""#
    )
    let expected = """
      name 8, mail 50.333333333333336, site 92.666666666666671, hint 0, phone 134
      hint.top = root.top 300
      mail.bottom = site.top -8
      mail.top = name.bottom 8
      name.top = safe.top 8
      phone.top = site.bottom 8
      root.bottom >= hint.bottom 8
      root.bottom >= phone.bottom 8
      """
    let generated = Form.generated("name", "mail", "site", "phone")
    #expect(Form.merged(saved(label + [noEnd]), generated) == expected)
    // The old constraint may be tied to it as well, or have another distance.
    let retied = Edit(
      #"secondItem="site" secondAttribute="bottom" constant="8" id="end-site""#,
      #"secondItem="hint" secondAttribute="bottom" constant="8" id="end-site""#)
    #expect(
      Form.merged(saved(withoutEnd(label) + [retied]), generated)
        == expected)
    let margin = Edit(#"constant="8" id="end-site""#, #"constant="20" id="end-site""#)
    #expect(
      Form.merged(saved([margin]), generated).hasSuffix("\nroot.bottom >= phone.bottom 20"))
  }

  /// The edits of a label without its last constraint.
  private func withoutEnd(_ label: [Edit]) -> [Edit] {
    label.map { edit in
      Edit(
        edit.old,
        edit.new.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.contains("greaterThanOrEqual") }.joined(separator: "\n"))
    }
  }

  @Test func `your constraint between generated fields goes with one of them`() {
    let width = Edit(
      "            </constraints>\n            <freeform",
      """
                      <constraint firstItem="mail" firstAttribute="width" secondItem="site" secondAttribute="width" id="mine"/>
                  </constraints>
                  <freeform
      """)
    #expect(
      Form.merged(saved([width]), Form.generated("name", "mail"))
        == Form.merged(Form.saved, Form.generated("name", "mail")))
  }

  @Test func `a label between two fields stays there`() {
    let yours = saved(between + [noTop])
    #expect(
      Form.merged(yours, Form.generated("phone", "name", "mail", "site")) == """
        phone 8, name 50, mail 92.33333333333334, site 134.66666666666669, hint 0
        hint.top = name.bottom 8
        mail.bottom = site.top -8
        mail.top = hint.bottom 8
        name.top = phone.bottom 8
        phone.top = root.top 8
        root.bottom >= site.bottom 8
        """)
    #expect(
      Form.merged(yours, Form.generated("name", "mail")) == """
        name 8, mail 50.333333333333336, hint 0
        hint.top = name.bottom 8
        mail.top = hint.bottom 8
        name.top = safe.top 8
        root.bottom >= mail.bottom 8
        """)
  }

  @Test func `a field between a label and its neighbour has two positions`() {
    let yours = saved(between + [noTop])
    #expect(
      Form.merged(yours, Form.generated("name", "phone", "mail", "site")) == """
        yours.xib:56:18: error: the top of the textField 'mailView' is constrained to the label 'hint' by you, and to the textField 'phoneView' by the generator; keep one of them
        56 |                 <constraint firstItem="mail" firstAttribute="top" secondItem="hint" secondAttribute="bottom" constant="8…
           |                  ^~~~~~~~~~
        generated.xib:51:18: note: what was generated is here
        51 |                 <constraint firstItem="mail" firstAttribute="top" secondItem="phone" secondAttribute="bottom" constant="…
           |                  ^~~~~~~~~~

        """)
    #expect(
      Form.merged(
        yours, Form.generated("name", "phone", "mail", "site"), preferring: .generated) == """
          name 8, phone 50, mail 92.33333333333334, site 134.66666666666669, hint 0
          hint.top = name.bottom 8
          mail.bottom = site.top -8
          mail.top = phone.bottom 8
          name.top = safe.top 8
          phone.top = name.bottom 8
          root.bottom >= site.bottom 8
          """)
    #expect(
      Form.merged(yours, Form.generated("name", "phone", "mail", "site"), preferring: .yours)
        == """
        name 8, phone 50, mail 92.33333333333334, site 134.66666666666669, hint 0
        hint.top = name.bottom 8
        mail.bottom = site.top -8
        mail.top = hint.bottom 8
        name.top = safe.top 8
        phone.top = name.bottom 8
        root.bottom >= site.bottom 8
        """)
  }

  @Test func `a field whose constraint leads to one that is gone is held as the generator says`() {
    let retied = Edit(
      #"firstItem="mail" firstAttribute="bottom" secondItem="site" secondAttribute="top" constant="-8""#,
      #"firstItem="site" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="50""#
    )
    #expect(
      Form.merged(saved([retied]), Form.generated("mail", "site")) == """
        mail 8, site 50
        mail.top = root.top 8
        root.bottom >= site.bottom 8
        site.top = mail.bottom 8
        """)
  }

  @Test func `a field that you placed by its middle does not follow the one above it`() {
    let middle = Edit(
      #"firstItem="mail" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" symbolic="YES" id="mail-t-name""#,
      #"firstItem="mail" firstAttribute="centerY" secondItem="name" secondAttribute="centerY" constant="42" id="mine""#
    )
    #expect(
      Form.merged(saved([middle]), Form.generated("name", "phone", "mail", "site")) == """
        yours.xib:46:18: error: the centerY of the textField 'mailView' is constrained to the textField 'nameView' by you, and to the textField 'phoneView' by the generator; keep one of them
        46 |                 <constraint firstItem="mail" firstAttribute="centerY" secondItem="name" secondAttribute="centerY" consta…
           |                  ^~~~~~~~~~
        generated.xib:51:18: note: what was generated is here
        51 |                 <constraint firstItem="mail" firstAttribute="top" secondItem="phone" secondAttribute="bottom" constant="…
           |                  ^~~~~~~~~~

        """)
    #expect(
      !Form.merged(saved([middle]), Form.generated("name", "mail", "phone", "site"))
        .contains("error"))
  }

  @Test func `what an outlet of yours leads to keeps its identifier`() {
    let outlet = Edit(
      "            <connections>",
      """
                  <connections>
                      <outlet property="distance" destination="mail-t-name" id="mine"/>
      """)
    let merged = Sheet.merged(
      base: Form.base, yours: saved([outlet]), generated: Form.generated("name", "phone", "mail"))
    #expect(
      merged.contains(
        #"<constraint firstItem="mail" firstAttribute="top" secondItem="phone" secondAttribute="bottom" constant="8" id="mail-t-name"/>"#
      ), "\(merged)")
  }

  @Test func `a distance that you changed stays, whoever else ties the constraint`() {
    let distance = Edit(
      #"secondAttribute="bottom" constant="8" symbolic="YES""#,
      #"secondAttribute="bottom" constant="24""#)
    #expect(
      Form.merged(saved([distance]), Form.generated("name", "phone", "mail", "site")) == """
        name 8, phone 50, mail 92, site 134
        mail.bottom = site.top -8
        mail.top = phone.bottom 24
        name.top = safe.top 8
        phone.top = name.bottom 8
        root.bottom >= site.bottom 8
        """)
    // Written the other way round, it would be another one.
    let turned = Edit(#"constant="-8" id="Fq2-9a-Lm1""#, #"constant="-24" id="Fq2-9a-Lm1""#)
    #expect(
      Form.merged(saved([turned]), Form.generated("name", "mail", "phone", "site")) == """
        name 8, mail 50.333333333333336, phone 92, site 134
        mail.top = name.bottom 8
        name.top = safe.top 8
        phone.top = mail.bottom 8
        root.bottom >= site.bottom 8
        site.top = phone.bottom 24
        """)
  }

  @Test func `what was below a field that is dropped comes below the label above that`() {
    #expect(
      Form.merged(saved(between + [noTop]), Form.generated("name", "site")) == """
        name 8, site 50.666666666666686, hint 0
        hint.top = name.bottom 8
        name.top = safe.top 8
        root.bottom >= site.bottom 8
        site.top = hint.bottom 8
        """)
  }
}
