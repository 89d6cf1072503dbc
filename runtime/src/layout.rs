//! Data layout: how large values of a type are in memory, and where they may stand.
//!
//! Corresponds to `mlir/Interfaces/DataLayoutInterfaces.h` upstream; see <https://mlir.llvm.org/docs/DataLayout/>.

mod key;

pub use key::DataLayoutEntryKey;
