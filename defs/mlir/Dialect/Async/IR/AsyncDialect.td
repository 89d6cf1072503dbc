#ifndef ASYNC_DIALECT_TD
#define ASYNC_DIALECT_TD

include "mlir/IR/OpBase.td"

def AsyncDialect : Dialect {
  let name = "async";
  let cppNamespace = "::ods::async_";
  let summary = "Tasks that run beside each other";
  let description = [{
    Tasks that start with `async.execute` and are waited for with `async.await`, by way of tokens and values that become
    available; and below these, coroutines and the calls into a runtime that they become.
  }];
  let useDefaultTypePrinterParser = 1;
}

#endif
