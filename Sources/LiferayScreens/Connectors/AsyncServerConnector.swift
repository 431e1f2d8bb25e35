/// A connector whose work goes on after `doRun(session:)` has returned.
///
/// The subclass calls `callOnComplete()` when the work is over, on any thread, having stored its
/// result or `lastError`. If the connector is aborted before the call, or cancelled, the runtime
/// does that itself, so the queue goes on even if the subclass never does. To stop its work, a
/// subclass overrides `cancel()` and calls `super.cancel()` first.
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
    // The thread of the hooks is not waited for, unlike that of a connector that blocks on its
    // call.
    if isExecuting { finishOperation() }
  }
}
