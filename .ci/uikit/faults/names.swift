import UIKit

// Names that HeadlessUIKit had, or could have, and UIKit has not.
@MainActor func names(table: UITableView, cell: UITableViewCell, picker: UIDatePicker) {
  picker.preferredDatePickerStyle = UIDatePicker.Style.wheels
  table.separatorStyle = UITableView.SeparatorStyle.none
  _ = UIImage(named: "heart", in: nil)
  table.setTitle("Bookmarks")
}
