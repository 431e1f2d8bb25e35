// Tests use the servers of the examples.

@_exported public import LoopbackHTTP
