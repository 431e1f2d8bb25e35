import LiferayScreens

/// The view of all of its themes.
class FooScreenletView: BaseScreenletView {}
