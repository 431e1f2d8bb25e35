import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// Structures and values as portals write them.
@Suite(.stubbedServers) struct DDMParserTests {

  private let xsd = """
    <root available-locales="en_US,es_ES,de" default-locale="en_US">
      <dynamic-element dataType="string" name="Title" type="text" required="false">
        <meta-data locale="en_US">
          <entry name="label"><![CDATA[Title]]></entry>
          <entry name="predefinedValue"><![CDATA[None]]></entry>
          <entry name="tip"><![CDATA[What it is called]]></entry>
        </meta-data>
        <meta-data locale="es_ES"><entry name="label"><![CDATA[Título]]></entry></meta-data>
        <dynamic-element dataType="string" name="Nested" type="text"/>
      </dynamic-element>
      <dynamic-element dataType="string" name="Colour" type="select" multiple="true">
        <dynamic-element name="option_1" type="option" value="r">
          <meta-data locale="en_US"><entry name="label">Red</entry></meta-data>
        </dynamic-element>
        <meta-data locale="en_US"><entry name="label">Colour</entry></meta-data>
      </dynamic-element>
      <dynamic-element dataType="date" name="Day" type="ddm-date"/>
      <dynamic-element dataType="html" name="Page" type="ddm-text-html"/>
    </root>
    """

  private let json = """
    {"availableLanguageIds": ["en_US", "es_ES"], "defaultLanguageId": "en_US", "fields": [
      {"name": "Title", "label": {"en_US": "Title", "es_ES": "Título"}, "type": "text",
       "dataType": "string", "required": false, "predefinedValue": {"en_US": "None"},
       "showLabel": true},
      {"name": "Colour", "label": {"en_US": "Colour"}, "type": "radio", "dataType": "string",
       "options": [null, {"label": {"en_US": "Red", "es_ES": "Rojo"}, "value": "r"}]},
      null,
      {"name": "Day", "label": {"fr_FR": "Jour"}, "type": "ddm-date", "dataType": "date"},
      {"name": "Files", "type": "ddm-documentlibrary", "dataType": "document-library"},
      {"name": "Nothing", "dataType": "html"}]}
    """

  /// What the fields are: name, class and label.
  private func outline(_ fields: [DDMField]?) -> [String]? {
    fields?.map { "\($0.name): \(type(of: $0)) '\($0.label)'" }
  }

  @Test func `the XML of 6.2 has fields at its top level`() throws {
    let fields = try #require(DDMXSDParser().parse(xsd, locale: Locale(identifier: "en_US")))
    #expect(
      outline(fields) == [
        "Title: DDMFieldString 'Title'", "Colour: DDMFieldStringWithOptions 'Colour'",
        "Day: DDMFieldDate_v62 ''",
      ])
    #expect(fields[0].tip == "What it is called")
    #expect(fields[0].currentValue as? String == "None")
    #expect(!fields[0].required)
    let colour = try #require(fields[1] as? DDMFieldStringWithOptions)
    #expect(colour.multiple)
    #expect(colour.options == [.init(label: "Red", name: "option_1", value: "r")])
  }

  @Test func `the JSON of 7 has fields`() throws {
    let fields = try #require(DDMJSONParser().parse(json, locale: Locale(identifier: "es_ES")))
    #expect(
      outline(fields) == [
        "Title: DDMFieldString 'Título'", "Colour: DDMFieldStringWithOptions 'Colour'",
        "Day: DDMFieldDate_v70 'Jour'", "Files: DDMFieldDocument ''",
      ])
    #expect(fields[0].currentValue as? String == "None")
    #expect(fields[0].showLabel)
    let colour = try #require(fields[1] as? DDMFieldStringWithOptions)
    #expect(colour.options == [.init(label: "Rojo", value: "r")])
  }

  @Test(arguments: [
    ("es_ES", "Título"), ("es", "Título"), ("es_MX", "Título"), ("es-MX", "Título"),
    ("ja_JP", "Title"),
  ])
  func `a language is the same, of another country, or the default`(locale: String, label: String) {
    let locale = Locale(identifier: locale)
    #expect(DDMXSDParser().parse(xsd, locale: locale)?.first?.label == label)
    #expect(DDMJSONParser().parse(json, locale: locale)?.first?.label == label)
  }

  @Test(arguments: ["", "<root>", "what", "[]", #"{"fields": 5}"#])
  func `a text that is not a structure is refused`(text: String) {
    let locale = Locale(identifier: "en_US")
    #expect(DDMStructure(xsd: text, locale: locale) == nil)
    #expect(DDMStructure(json: text, locale: locale) == nil)
    #expect(DDMStructure(structureData: ["definition": text], locale: locale) == nil)
    #expect(DDMStructure(structureData: [:], locale: locale) == nil)
  }

  @Test func `a structure without fields is refused`() {
    let locale = Locale(identifier: "en_US")
    #expect(DDMStructure(xsd: "<root/>", locale: locale) == nil)
    #expect(DDMStructure(json: #"{"fields": []}"#, locale: locale) == nil)
  }

  @Test func `a structure of a service keeps its other attributes`() throws {
    let locale = Locale(identifier: "en_US")
    let structure = try #require(
      DDMStructure(structureData: ["xsd": xsd, "userId": 7], locale: locale))
    #expect(structure.attributes.keys.sorted() == ["userId"])
    #expect(structure["title"] === structure.fields[0])
    #expect(structure.fieldBy(name: "nested") == nil)
    #expect(structure.fieldsBy(type: DDMFieldStringWithOptions.self).map(\.name) == ["Colour"])
  }

  @Test func `a record has the values of its form`() {
    let record = DDLRecord(attributes: ["definition": json, "userId": 7])
    #expect(record.recordId == nil)
    #expect(record.values as? [String: String] == ["Title": "None"])
    record.updateCurrentValues(values: [
      "TITLE": "Road", "Day": Date(timeIntervalSince1970: 0), "Unknown": "x", "Colour": "Red",
    ])
    #expect(
      record.values as? [String: String]
        == ["Title": "Road", "Day": "1970-01-01", "Colour": #"["r"]"#])
    record.clearValues()
    #expect(record.values as? [String: String] == ["Title": "None"])
  }

  @Test func `a record without its form has the values that it came with`() {
    let record = DDLRecord(attributes: [
      "modelValues": ["b": "x", "a": 5], "modelAttributes": ["recordId": "42"],
    ])
    #expect(record.recordId == 42)
    #expect(record.structure == nil)
    #expect(record.fields.map(\.name) == ["a", "b"])
    #expect(record.values as? [String: String] == ["a": "5", "b": "x"])
    record.recordId = 43
    #expect(record.attributes.int64Attribute("recordId") == 43)
  }

  private let content = """
    <root available-locales="en_US,es_ES" default-locale="en_US">
      <dynamic-element name="Title" type="text">
        <dynamic-content language-id="en_US"><![CDATA[Road]]></dynamic-content>
        <dynamic-content language-id="es_ES"><![CDATA[Calle]]></dynamic-content>
      </dynamic-element>
      <dynamic-element name="Paid" type="boolean">
        <dynamic-content language-id="en_US"><![CDATA[true]]></dynamic-content>
      </dynamic-element>
      <dynamic-element name="Odd" type="what"><dynamic-content>x</dynamic-content></dynamic-element>
    </root>
    """

  @Test func `the values of a content come with their types`() {
    LiferayServerContext.language = "es"
    let record = DDLRecord(attributes: [:])
    #expect(record.updateCurrentValues(xmlValues: content) == 2)
    #expect(outline(record.fields) == ["Title: DDMFieldString ''", "Paid: DDMFieldBoolean ''"])
    #expect(record.values as? [String: String] == ["Title": "Calle", "Paid": "true"])
  }

  @Test func `the values of a content fill in a form`() {
    let record = DDLRecord(attributes: ["definition": json])
    #expect(record.updateCurrentValues(xmlValues: content) == 1)
    #expect(record["title"]?.currentValue as? String == "Road")
    #expect(record.updateCurrentValues(xmlValues: "what") == -1)
  }
}
