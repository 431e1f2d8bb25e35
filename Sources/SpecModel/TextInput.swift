/// The settings of the keyboard of a control, named as in UIKit.
package enum TextInput {
  /// A `UIKeyboardType`.
  package enum Keyboard: String, CaseIterable, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    case url = "URL"
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
    case asciiCapableNumberPad
  }

  /// A `UIReturnKeyType`.
  package enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// A `UITextAutocapitalizationType`.
  package enum Autocapitalization: String, CaseIterable, Hashable, Sendable {
    case none, words, sentences, allCharacters
  }

  /// A `UITextContentType`, which determines what the system may fill in.
  package enum ContentType: String, CaseIterable, Hashable, Sendable {
    case name, givenName, familyName, nickname, jobTitle, organizationName, location
    case fullStreetAddress, addressCity, addressState, postalCode, countryName
    case telephoneNumber, emailAddress
    case url = "URL"
    case username, password, newPassword, oneTimeCode
  }
}
