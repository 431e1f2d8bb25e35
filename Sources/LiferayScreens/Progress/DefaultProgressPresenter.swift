/// The progress presenter of the default theme: the panel in the colours of the system.
open class DefaultProgressPresenter: MBProgressHUDPresenter {}
