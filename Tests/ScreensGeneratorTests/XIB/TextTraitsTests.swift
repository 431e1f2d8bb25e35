import Foundation
import SpecModel
import TemplateEngine
import Testing

@testable import ScreensGenerator

struct TextTraitsTests {
  @Test(arguments: [
    ("title: String?", ""),
    (
      "pageUrl: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" keyboardType=\"URL\""
    ),
    (
      "email: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" keyboardType=\"emailAddress\" textContentType=\"email\""
    ),
    (
      "emailAddress: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" keyboardType=\"emailAddress\" textContentType=\"email\""
    ),
    ("phone: String?", " keyboardType=\"phonePad\" textContentType=\"tel\""),
    ("phoneNumber: String?", " keyboardType=\"phonePad\" textContentType=\"tel\""),
    (
      "userName: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" textContentType=\"username\""
    ),
    (
      "verificationCode: String?",
      " autocapitalizationType=\"none\" autocorrectionType=\"no\" textContentType=\"one-time-code\""
    ),
    ("lastName: String?", " textContentType=\"family-name\""),
    ("zipCode: String?", " textContentType=\"postal-code\""),
    ("count: Int", " keyboardType=\"numberPad\""),
    ("price: Double", " keyboardType=\"decimalPad\""),
  ])
  func `a keyboard fits what is typed`(_ member: String, _ expected: String) throws {
    let member = try screenlet("screenlet: Sample\nviewModel: { \(member) }").viewModel[0]
    let contentType = expected.range(of: " textContentType")?.lowerBound ?? expected.endIndex
    for (key, name) in [(TextInput.ReturnKey.next, "next"), (.go, "go")] {
      #expect(
        member.traits(key)
          == expected[..<contentType] + " returnKeyType=\"\(name)\"" + expected[contentType...])
    }
    #expect(member.traits(.default) == expected)
  }

  @Test func `a password is not shown, and may be filled in`() throws {
    let member = try screenlet("screenlet: Sample\nviewModel: { password: String? }").viewModel[0]
    #expect(
      member.traits(.next)
        == " autocapitalizationType=\"none\" autocorrectionType=\"no\" returnKeyType=\"next\""
        + " secureTextEntry=\"YES\" textContentType=\"password\"")
  }

  @Test func `what the spec says comes before what the name suggests`() throws {
    let spec = try screenlet(
      """
      screenlet: Sample
      viewModel:
        pageUrl: { type: String?, keyboard: default, autocorrection: yes, returnKey: done }
        password: { type: String?, secure: no, contentType: newPassword }
      """)
    #expect(
      spec.viewModel[0].traits(.next)
        == " autocapitalizationType=\"none\" autocorrectionType=\"yes\""
        + " returnKeyType=\"done\"")
    #expect(
      spec.viewModel[1].traits(.next)
        == " autocapitalizationType=\"none\" autocorrectionType=\"no\" returnKeyType=\"next\""
        + " textContentType=\"new-password\"")
  }

  /// A name that the XIB loader does not know is an error of the whole XIB, see `XIBTests`; those
  /// of the content types are the constants of UIKit.
  @Test func `a content type is written as the constant of UIKit`() throws {
    let names = try TextInput.ContentType.allCases.map { type in
      let member = try screenlet(
        """
        screenlet: Sample
        viewModel: { it: { type: String?, contentType: \(type.rawValue) } }
        """
      ).viewModel[0]
      return member.traits(.default)
    }
    #expect(
      names.map { $0.split(separator: "\"")[1] } == [
        "name", "given-name", "family-name", "nickname", "organization-title", "organization",
        "location", "street-address", "address-level2", "address-level1", "postal-code",
        "country-name", "tel", "email", "url", "username", "password", "new-password",
        "one-time-code",
      ])
  }
}

extension ViewModelMember {
  /// The traits in the XIB; `returnKey` is what the return key says if the spec does not.
  fileprivate func traits(_ returnKey: TextInput.ReturnKey) -> String {
    guard let context = control?.element(returnKey: returnKey).context,
      case .string(let traits)? = TemplateMapping(context)["traits"]
    else { return "none" }
    return traits
  }
}
