//! Conversion of block arguments.

use smallvec::SmallVec;

use crate::core::ir::Value;
use crate::core::types::Type;

/// What replaces a block argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// Nothing.
    Dropped,
    /// New arguments: the number of the first one, and how many.
    Arguments(usize, usize),
    /// Existing values.
    Values(SmallVec<[Value; 1]>),
}

/// The arguments of a block after conversion, and what replaces each of those before. Corresponds to
/// `mlir::TypeConverter::SignatureConversion`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignatureConversion {
    inputs: Vec<Input>,
    types: Vec<Type>,
}

impl SignatureConversion {
    /// A conversion that drops `num_inputs` arguments.
    pub fn new(num_inputs: usize) -> Self {
        SignatureConversion { inputs: vec![Input::Dropped; num_inputs], types: Vec::new() }
    }

    /// Replaces argument `input` by new arguments of these types. Without types, the argument is dropped.
    ///
    /// # Panics
    ///
    /// If there is no such argument, or it is replaced already.
    #[track_caller]
    pub fn add_inputs(&mut self, input: usize, types: &[Type]) {
        if types.is_empty() {
            return;
        }
        self.set(input, Input::Arguments(self.types.len(), types.len()));
        self.types.extend(types);
    }

    /// Adds new arguments that replace none.
    pub fn add_new_inputs(&mut self, types: &[Type]) {
        self.types.extend(types);
    }

    /// Replaces argument `input` by existing values.
    ///
    /// # Panics
    ///
    /// If there is no such argument, or it is replaced already.
    #[track_caller]
    pub fn remap_input(&mut self, input: usize, values: &[Value]) {
        self.set(input, Input::Values(values.into()));
    }

    /// The types of the new arguments.
    pub fn converted_types(&self) -> &[Type] {
        &self.types
    }

    #[track_caller]
    fn set(&mut self, input: usize, by: Input) {
        assert!(self.inputs[input] == Input::Dropped, "argument {input} is replaced twice");
        self.inputs[input] = by;
    }

    /// Adds an argument that is replaced by new ones of the types `types`.
    pub(super) fn push_converted(&mut self, types: &[Type]) {
        self.inputs.push(Input::Dropped);
        self.add_inputs(self.inputs.len() - 1, types);
    }

    /// What replaces each argument.
    pub(super) fn inputs(&self) -> &[Input] {
        &self.inputs
    }
}

impl Input {
    /// The number of new arguments.
    pub(super) fn num_arguments(&self) -> usize {
        match self {
            Input::Arguments(_, count) => *count,
            Input::Dropped | Input::Values(_) => 0,
        }
    }
}
