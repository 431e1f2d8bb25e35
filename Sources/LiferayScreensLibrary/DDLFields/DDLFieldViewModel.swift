import LiferayScreens

/// What the view of every field has: its name, and what is wrong with what was filled in.
@MainActor
public protocol DDLFieldViewModel: AnyObject {

  var caption: String? { get set }

  var problem: String? { get set }
}
