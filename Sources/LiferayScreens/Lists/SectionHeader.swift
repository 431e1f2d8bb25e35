internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The header of a section in a table: its name, as the headers of collections show it.
final class SectionHeader: UIView {

  init(_ name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
    backgroundColor = .systemBackground
    let label = UILabel()
    label.text = name
    label.font = UIFont.preferredFont(forTextStyle: .title3).emphasized
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 18),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
