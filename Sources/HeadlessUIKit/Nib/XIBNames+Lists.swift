#if !canImport(UIKit)
  extension XIBNames {
    static let tableStyles: [String: UITableView.Style] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
      "default": .singleLine, "none": .none, "singleLine": .singleLine,
      "singleLineEtched": .singleLine,
    ]

    static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]

    static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    static let keyboardDismissModes: [String: UIScrollView.KeyboardDismissMode] = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
      "onDragWithAccessory": .onDragWithAccessory,
      "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    static let scrollDirections: [String: UICollectionView.ScrollDirection] = [
      "vertical": .vertical, "horizontal": .horizontal,
    ]
  }
#endif
