//! The state of generated passes.

use std::any::Any;
use std::cell::OnceCell;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use super::generated::RunPass;

/// A value of any type that can be cloned.
trait ErasedState: Any + Send {
    fn clone_box(&self) -> Box<dyn ErasedState>;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Clone + Send + 'static> ErasedState for T {
    fn clone_box(&self) -> Box<dyn ErasedState> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The state of the generated pass `P`: a [`RunPass::State`], initially its default.
///
/// A field of type `P::State` would be simpler. But then each use of a pass without `RunPass` is an error of its own.
pub struct PassState<P> {
    value: OnceCell<Box<dyn ErasedState>>,
    of: PhantomData<fn() -> P>,
}

impl<P> Default for PassState<P> {
    fn default() -> Self {
        PassState { value: OnceCell::new(), of: PhantomData }
    }
}

impl<P> Clone for PassState<P> {
    fn clone(&self) -> Self {
        let value = OnceCell::new();
        if let Some(state) = self.value.get() {
            let _ = value.set((**state).clone_box());
        }
        PassState { value, of: PhantomData }
    }
}

impl<P> fmt::Debug for PassState<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PassState")
    }
}

impl<P: RunPass> PassState<P> {
    fn get_or_make(&self) -> &dyn ErasedState {
        &**self.value.get_or_init(|| Box::new(P::State::default()))
    }
}

impl<P: RunPass> Deref for PassState<P> {
    type Target = P::State;

    fn deref(&self) -> &P::State {
        match self.get_or_make().as_any().downcast_ref() {
            Some(state) => state,
            None => unreachable!("the state has the type of the pass"),
        }
    }
}

impl<P: RunPass> DerefMut for PassState<P> {
    fn deref_mut(&mut self) -> &mut P::State {
        self.get_or_make();
        let state = self.value.get_mut().and_then(|state| (**state).as_any_mut().downcast_mut());
        match state {
            Some(state) => state,
            None => unreachable!("the state has the type of the pass"),
        }
    }
}
