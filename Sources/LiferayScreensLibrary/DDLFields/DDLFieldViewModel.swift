import LiferayScreens

/// What the views of all fields share: the label, and the message for an invalid value.
@MainActor
public protocol DDLFieldViewModel: AnyObject {

  var caption: String? { get set }

  var problem: String? { get set }
}
