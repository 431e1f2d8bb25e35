import LiferayScreens

extension UITextField {
  /// Offers the keyboard for what a user logs in with: `email`, `screenName` or `userId`.
  func takeUserName(by method: String?) {
    switch method?.lowercased() {
    case "screenname": keyboardType = .asciiCapable
    case "userid": keyboardType = .numberPad
    default: keyboardType = .emailAddress
    }
  }
}
