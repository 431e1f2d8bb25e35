#if canImport(UIKit)
  public import Foundation
  public import SwiftUI

  /// A picker of a date that may be missing, like `OptionalDatePicker`: while it is missing, there is a
  /// button that adds one, otherwise one that removes it. The texts of the buttons, `Add Date`,
  /// `Add Time` and `Clear`, can be in the string tables of the app.
  public struct DateField: View {
    private let title: String
    @Binding private var date: Date?
    private let components: DatePickerComponents

    /// Creates a picker of the parts of a date that `components` name.
    public init(
      _ title: String, date: Binding<Date?>,
      components: DatePickerComponents = [.date, .hourAndMinute]
    ) {
      self.title = title
      _date = date
      self.components = components
    }

    public var body: some View {
      if date == nil {
        LabeledContent(title) {
          Button(components == .hourAndMinute ? "Add Time" : "Add Date") { date = Date() }
        }
      } else {
        HStack {
          DatePicker(title, selection: $date.or(Date()), displayedComponents: components)
          Button {
            date = nil
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .accessibilityLabel("Clear")
        }
        // In a form, a tap on the row would be a tap on its button.
        .buttonStyle(.borderless)
      }
    }
  }
#endif
