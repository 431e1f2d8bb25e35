import UIKit

@MainActor func call(_ field: UITextField, input: any UITextInputTraits) {
  let mayEnd: Bool = field.delegate?.textFieldShouldEndEditing(field) ?? true
  input.keyboardType = .emailAddress
  _ = mayEnd
}

class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
