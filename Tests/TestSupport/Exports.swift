// The servers of tests are those of the examples.

@_exported public import LoopbackHTTP
