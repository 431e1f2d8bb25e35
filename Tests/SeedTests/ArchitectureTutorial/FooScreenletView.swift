import LiferayScreens

/// The view of all its themes.
class FooScreenletView: BaseScreenletView {}
