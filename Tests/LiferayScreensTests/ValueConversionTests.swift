@testable import LiferayScreens
import Foundation
import Testing

struct ValueConversionTests {
  @Test(arguments: [
    ("de-CH", "de_DE"), ("es", "es_ES"), ("he-IL", "iw_IL"), ("pt-BR", "pt_BR"), ("PT", "pt_BR"),
    ("zh-Hans-CN", "zh_CN"), ("en-GB", "en_US"), ("sv", "en_US"), ("", "en_US"),
  ])
  func `a portal has a locale for each language`(language: String, locale: String) {
    #expect(NSLocale.localeString(forLanguage: language) == locale)
  }

  @Test func `a text in several languages is the one of the locale, else the default one`() {
    let xml = """
      <?xml version='1.0' encoding='UTF-8'?>
      <root available-locales="es_ES,de_DE" default-locale="es_ES">
        <Title language-id="es_ES">Pescado</Title>
        <Title language-id="de_DE"><![CDATA[Fisch & Brot]]></Title>
      </root>
      """
    #expect(xml.asLocalized("de_DE") == "Fisch & Brot")
    #expect(xml.asLocalized("es_ES") == "Pescado")
    #expect(xml.asLocalized("fr_FR") == "Pescado")
    #expect("Fish".asLocalized("de_DE") == "Fish")
    #expect("<?xml version='1.0'?><root".asLocalized("de_DE") == "<?xml version='1.0'?><root")
  }

  @Test(arguments: [
    ("Fish", "Fish"), ("", ""), ("<p>Fish</p>", "Fish"),
    ("<p>Fish &amp; <b>chips</b></p>\n<p>Peas</p>", "Fish & chips\nPeas"),
    ("Fish<br/>Chips<BR>Peas", "Fish\nChips\nPeas"),
    ("<ul><li>Fish</li><li>Chips</li></ul>", "Fish\nChips"),
    ("<style>p { color: red }</style>Fish<script>alert('<p>')</script>!", "Fish!"),
    ("<SCRIPT>alert(1)</SCRIPT>Fish<style></Style>!", "Fish!"),
    ("&lt;p&gt; &#39;&#x20AC;&quot; &unknown; & 1 < 2", "<p> '€\" &unknown; & 1 < 2"),
    ("&amp;lt;", "&lt;"), ("a &amp;<i> </i>lt; b", "a & lt; b"), ("a<b>b</b>c", "abc"),
    ("  Fish \n chips  ", "Fish chips"),
  ])
  func `HTML is read as text`(html: String, text: String) {
    #expect(html.asPlainText() == text)
  }

  @Test(arguments: [(1, "1 byte"), (2048, "2 kB"), (3_400_000, "3.4 MB")])
  func `a number of bytes is a size`(bytes: Int64, size: String) {
    #expect(bytes.asFileSize() == size)
  }
}
