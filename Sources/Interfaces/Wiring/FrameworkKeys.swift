/// The properties of framework classes that a runtime attribute can set.
enum FrameworkKeys {
  /// Returns the properties of the class and of its superclasses.
  static func all(of name: String?) -> Set<String> {
    let ancestry = name.map { $0 == "CALayer" ? [$0] : FrameworkClasses.ancestry(of: $0) } ?? []
    return ancestry.reduce(into: []) { $0.formUnion(keys[$1] ?? []) }
  }

  private static let keys: [String: Set<String>] = table.mapValues {
    Set($0.split(separator: " ").map(String.init))
  }

  private static let table = [
    "NSObject": """
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage \
    accessibilityTraits accessibilityValue accessibilityElementsHidden accessibilityViewIsModal \
    isAccessibilityElement shouldGroupAccessibilityChildren
    """,
    "UIView": """
    alpha autoresizesSubviews autoresizingMask backgroundColor bounds center clearsContextBeforeDrawing \
    clipsToBounds contentMode contentScaleFactor directionalLayoutMargins exclusiveTouch frame hidden \
    insetsLayoutMarginsFromSafeArea layoutMargins maskView multipleTouchEnabled opaque \
    overrideUserInterfaceStyle preservesSuperviewLayoutMargins restorationIdentifier \
    semanticContentAttribute tag tintAdjustmentMode tintColor transform \
    translatesAutoresizingMaskIntoConstraints userInteractionEnabled
    """,
    "CALayer": """
    allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ autoresizingMask \
    backgroundColor borderColor borderWidth bounds compositingFilter contents contentsCenter \
    contentsFormat contentsGravity contentsRect contentsScale cornerCurve cornerRadius doubleSided \
    drawsAsynchronously edgeAntialiasingMask frame geometryFlipped hidden magnificationFilter mask \
    maskedCorners masksToBounds minificationFilter name needsDisplayOnBoundsChange opacity opaque \
    position rasterizationScale shadowColor shadowOffset shadowOpacity shadowPath shadowRadius \
    shouldRasterize sublayerTransform transform zPosition
    """,
    "UIControl": """
    contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected \
    showsMenuAsPrimaryAction toolTip
    """,
    "UILabel": """
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedText baselineAdjustment \
    enabled font highlighted highlightedTextColor lineBreakMode minimumScaleFactor numberOfLines \
    preferredMaxLayoutWidth shadowColor shadowOffset text textAlignment textColor
    """,
    "UIButton": """
    adjustsImageWhenDisabled adjustsImageWhenHighlighted configuration contentEdgeInsets imageEdgeInsets \
    imageView reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted titleEdgeInsets titleLabel
    """,
    "UIImageView": """
    animationDuration animationRepeatCount highlighted highlightedImage image \
    preferredSymbolConfiguration
    """,
    "UITextField": """
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes \
    attributedPlaceholder attributedText autocapitalizationType autocorrectionType background \
    borderStyle clearButtonMode clearsOnBeginEditing clearsOnInsertion disabledBackground font \
    keyboardAppearance keyboardType leftView leftViewMode minimumFontSize placeholder returnKeyType \
    rightView rightViewMode secureTextEntry spellCheckingType text textAlignment textColor \
    textContentType
    """,
    "UITextView": """
    adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText \
    autocapitalizationType autocorrectionType clearsOnInsertion dataDetectorTypes editable font \
    keyboardAppearance keyboardType returnKeyType secureTextEntry selectable spellCheckingType text \
    textAlignment textColor textContainer textContainerInset textContentType
    """,
    "UIScrollView": """
    alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches \
    contentInset contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate \
    delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale \
    minimumZoomScale pagingEnabled scrollEnabled scrollIndicatorInsets scrollsToTop \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator zoomScale
    """,
    "UIStackView": """
    alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing
    """,
    "UIDatePicker": """
    countDownDuration date datePickerMode maximumDate minimumDate minuteInterval \
    preferredDatePickerStyle
    """,
    "UIGestureRecognizer": """
    cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled requiresExclusiveTouchType
    """,
    "UITapGestureRecognizer": "numberOfTapsRequired numberOfTouchesRequired",
    "UIViewController": """
    automaticallyAdjustsScrollViewInsets definesPresentationContext edgesForExtendedLayout editing \
    extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalInPresentation \
    modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle \
    navigationItem overrideUserInterfaceStyle preferredContentSize \
    providesPresentationContextTransitionStyle restorationIdentifier tabBarItem title view
    """,
    "BaseScreenlet": "themeName",
    "BaseListScreenlet": "autoLoad firstPageSize obcClassName pageSize refreshControl",
  ]
}
