#if !canImport(UIKit)
  public import Foundation

  extension UIButton {
    /// The content and the look of a button. Nothing is drawn, so that the styles differ only in
    /// their names and in the room that they take.
    public struct Configuration {
      /// The shape of the corners.
      public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic, small, medium, large, capsule
      }

      let style: Style

      /// The title, instead of the button's for its state.
      public var title: String?
      /// The image, instead of the button's for its state.
      public var image: UIImage?
      /// The distance of the image from the title, in points.
      public var imagePadding: CGFloat = 0
      /// Whether a spinner is in the place of the image.
      public var showsActivityIndicator = false
      /// The shape of the corners; stored only.
      public var cornerStyle = CornerStyle.dynamic
      /// The colour from which the style derives those of title and image; stored only.
      public var baseForegroundColor: UIColor?
      /// The colour from which the style derives that of the background; stored only.
      public var baseBackgroundColor: UIColor?
      /// The distances of title and image from the edges, in points.
      public var contentInsets: NSDirectionalEdgeInsets
      /// How a title is broken that is wider than the button; stored only.
      public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
      /// Changes the attributes of the title, such as its font.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// The background, as far as the style leaves it open; stored only.
      public var background = UIBackgroundConfiguration()

      private init(_ style: Style) {
        self.style = style
        contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      }

      /// A style, by its name in XIBs.
      enum Style: String {
        case plain, gray, tinted, filled
      }

      /// Decodes the configuration of a button in a XIB.
      init(_ element: XIBElement) throws(XIBProblem) {
        self.init(element.attributes["style"].flatMap(Style.init) ?? .plain)
        title = element.text("title")
        image = try element.image("image")
        baseForegroundColor = try element.child("color", key: "baseForegroundColor")?.color()
        baseBackgroundColor = try element.child("color", key: "baseBackgroundColor")?.color()
      }

      /// A title without a background.
      public static func plain() -> Configuration { Configuration(.plain) }
      /// A title on grey.
      public static func gray() -> Configuration { Configuration(.gray) }
      /// A title on a light variant of the tint colour.
      public static func tinted() -> Configuration { Configuration(.tinted) }
      /// A title on the tint colour.
      public static func filled() -> Configuration { Configuration(.filled) }

      /// The font that the title has, if the button's own would be `font`.
      func font(_ font: UIFont) -> UIFont {
        guard let titleTextAttributesTransformer else { return font }
        var attributes = AttributeContainer()
        attributes.uiKit.font = font
        return titleTextAttributesTransformer(attributes).uiKit.font ?? font
      }
    }
  }

  /// A background of a view; nothing of it is drawn.
  public struct UIBackgroundConfiguration {
    /// The colour, instead of the one that the style derives.
    public var backgroundColor: UIColor?
    /// The radius of the corners in points, if the corner style is `fixed`.
    public var cornerRadius: CGFloat = 0
    /// The colour of the border; nil for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The distances of the background from the edges, in points; stored only.
    public var backgroundInsets = NSDirectionalEdgeInsets()
  }

  /// Changes the attributes of a text before it is shown.
  public struct UIConfigurationTextAttributesTransformer {
    private let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }

    /// Returns the attributes as they are shown.
    public func callAsFunction(_ incoming: AttributeContainer) -> AttributeContainer {
      transform(incoming)
    }
  }

  extension AttributeScopes {
    /// The attributes of UIKit, of which there is only the font here.
    public struct UIKitAttributes: AttributeScope {
      /// The font of a text.
      public let font: FontAttribute
    }

    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeScopes.UIKitAttributes {
    /// The font of a text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
  }

  extension AttributeDynamicLookup {
    /// The attributes of UIKit, by their names.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
      self[Key.self]
    }
  }
#endif
