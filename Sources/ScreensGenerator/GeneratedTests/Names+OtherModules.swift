extension Names {
  /// Whether one of the modules that generated tests import declares a type of this name, so that
  /// a model of the same name has to be imported by its name.
  ///
  /// A name that only looks like one of theirs is imported in this way too, which does no harm.
  static func isInOtherModules(_ name: String) -> Bool {
    inOtherModules.contains(name)
      || prefixes.contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase == false
      }
  }

  /// The prefixes of names in Objective-C, and of units.
  private static let prefixes = [
    "AV", "CA", "CF", "CG", "Dispatch", "HTTP", "JSON", "LR", "NS", "OS", "POSIX", "Sec", "UI",
    "URL", "Unit", "WK", "XML",
  ]

  /// The names of further types of Foundation, of the modules that it exports on Apple platforms,
  /// of Testing, and of the runtime.
  private static let inOtherModules = Set(
    """
    AbsoluteTime ActionNotPerformed AffineTransform AlertConfirmationPresenter AlignmentOptions
    AppState AssetClasses Attachable AttachableWrapper Attachment AttributeContainer
    AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration AttributeScopes
    AttributedString AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring AuthType AutoLayoutCheck BaseListView BasicAuthMethod BlockOperation Boolean
    Bug Byte ByteCount ByteCountFormatStyle ByteCountFormatter ByteOffset BytePtr CacheManager
    CacheMetadata CachedURLResponse Calendar Category ChallengeBlock CharParameter CharacterSet
    CocoaError CodableAttributedStringKey CodableConfiguration CodableWithConfiguration
    ColorResource Comment CompTimeValue ComparableComparator Comparator ComparisonResult
    ConditionTrait Confirmation ConfirmationPresenter ContiguousBytes CredentialsFile
    CredentialsKeychain CredentialsStore CredentialsVault CssScript CurrencyFormatStyleConfiguration
    CustomNSError CustomTestArgumentEncodable CustomTestStringConvertible DataProtocol
    DateComponents DateField DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding DefaultLiferayConnectorFactory
    DefaultScreensFactory DescriptiveNumberFormatConfiguration Dimension
    DiscontiguousAttributedSubstring DiscreteFormatStyle DistributedNotificationCenter
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter EventSequence ExitStatus ExitTest Expectation ExpectationFailedError Expression
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    FileWrapper Fixed FixedPoint FixedRect Float32Point FloatingPointFormatStyle
    FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter FourCharCode
    Fract Handle Host HttpBody ISO8601DateFormatter ImagePickerPresenter ImageResource IndexSet
    InflectionRule InjectableScript InputStream IntegerFormatStyle IntegerParseStrategy Issue
    IssueHandlingTrait ItemCount Ivar JsScript KeyPathComparator KeyboardLayoutable KeyboardManager
    KnownIssueMatcher LangCode LayoutAnchors LengthFormatter LiferayConnectorFactory
    LiferayMediaType LiferayServerVersion ListFormatStyle ListFormatter Locale LocalizedError
    LocalizedStringResource LogicalAddress LoginOAuth2RedirectInteractor MachError MachErrorCode
    MarkdownDecodableAttributedStringKey MassFormatter Measurement MeasurementFormatter
    MediaSelector Method Morphology MutableDataProtocol NamedConnectorFactory NamedScreensFactory
    NetService NetServiceBrowser NetServiceDelegate NetworkActivityIndicatorPresenter NoEvents
    Notification NotificationCenter NotificationQueue NumVersion NumberField
    NumberFormatStyleConfiguration NumberFormatter NumberNotation NumberStepper ObjCBool
    OperatingSystemVersion OperationQueue OptionBits OutputStream ParallelizationTrait ParseStrategy
    ParseableFormatStyle PerformedAction PersonNameComponents PersonNameComponentsFormatter
    PhysicalAddress Pipe Point Port PortDelegate PortMessage PortalLoginPage Predicate
    PredicateBindings PredicateError PredicateExpression PredicateExpressions PresentationIntent
    ProcPtr Process ProcessInfo ProgressCloseMode ProgressHUD ProgressKind ProgressMessageType
    ProgressReporting ProgressSpinnerMode ProgressUserInfoKey PropertyCreator PropertyListDecoder
    PropertyListEncoder PropertyListSerialization PropertyTag Ptr QualityOfService RecoverableError
    Rect ReferenceConvertible RegionCode RelativeDateTimeFormatter RemoteCssScript RemoteImage
    RemoteJsScript ResType RestCalling RestMethod RunLoop Scanner ScopedAttributeContainer
    ScreenletView ScreensFactory ScreensLog ScreensWebView ScreensWebViewDelegate ScriptCode
    ScrollViewDelegating Selector ShortFixed SignInBrowser Signal SignedByte Size SocketNativeHandle
    SocketPort SortComparator SortDescriptor SortOrder SourceLocation StandardPredicateExpression
    Stream StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StringPtr StringStyle StringTransform StubCall
    StubRequest StubbedServers Style StyleField StyleParameter SuiteTrait SwiftUIScreenletView
    SyncConflict SyncConflictResolution SyncManager SyncManagerDelegate SystemBrowser Tag
    TermOfAddress Test TestScoping TestTrait ThemeBundles Thread TimeBase TimeBaseRecord
    TimeLimitTrait TimeRecord TimeScale TimeValue TimeZone Timer Trait UUID UniChar UniCharCount
    Unit UniversalProcPtr UnsignedFixed User UserAction UserDefaults UserInteractionError
    VaultCredentialsStore VersRec WeakOutlet WebScreenletConfiguration
    WebScreenletConfigurationBuilder WebType XIBError
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
