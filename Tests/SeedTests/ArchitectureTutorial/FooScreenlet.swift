import LiferayScreens

/// The names of "the architecture tutorial": the view class `FooScreenletView` and the theme
/// "BarTheme" make `FooScreenletView_barTheme.xib`.
///
/// The classes of this tutorial are not in a namespace, since XIBs name them.
class FooScreenlet: BaseScreenlet {}
