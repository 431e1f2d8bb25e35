/// A connector whose work continues after `doRun(session:)` has returned.
///
/// The subclass stores its result or `lastError` and then calls `callOnComplete()`, on any thread.
/// If the connector is aborted before the call or is cancelled, the runtime calls it instead, so
/// the queue is never blocked by a subclass that does not. To stop its own work, a subclass
/// overrides `cancel()` and calls `super.cancel()` first.
open class AsyncServerConnector: ServerConnector, @unchecked Sendable {

  override open func main() {
    if !reachesCall() { callOnComplete() }
  }

  override open func callOnComplete() {
    callPostRun()
    super.callOnComplete()
  }

  override open func cancel() {
    super.cancel()
    // Does not wait for the thread of the hooks, unlike a connector that blocks during its call.
    if isExecuting { finishOperation() }
  }
}
