//! Functions that only C++ code defines.

use std::cell::RefCell;
use std::collections::BTreeMap;

use heck::ToUpperCamelCase as _;

use super::helper_type::HelperType;
use crate::names::snake;

/// A function that only C++ code defines, and that must be written in Rust.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Helper {
    /// The trait that has it.
    pub trait_name: String,
    /// Its name.
    pub function: String,
    /// Its parameters.
    pub params: Vec<(String, HelperType)>,
    /// The type that it returns; `None` for `()`.
    pub returns: Option<HelperType>,
    /// The C++ that it replaces.
    pub cpp: String,
    /// Why it is not translated, if it replaces more than a C++ function.
    pub reason: Option<String>,
}

/// The helpers of a module, by the C++ that they stand for.
#[derive(Clone, Default, Debug)]
pub(in crate::fragment) struct Helpers {
    list: RefCell<BTreeMap<String, Helper>>,
}

impl Helpers {
    /// The name of the function for `cpp`, which is called `name` if that is free.
    pub(in crate::fragment) fn add(
        &self,
        name: &str,
        params: Vec<(String, HelperType)>,
        returns: Option<HelperType>,
        cpp: &str,
        reason: Option<String>,
        is_taken: impl Fn(&str) -> bool,
    ) -> String {
        let mut list = self.list.borrow_mut();
        let mut function = snake(name);
        if !function.starts_with(|c: char| c.is_ascii_alphabetic()) {
            function = format!("is_{function}");
        }
        let base = function.clone();
        let mut number = 2;
        while let Some(known) = list.get(&function) {
            let (types, others) = (known.params.iter(), params.iter());
            let has_same_types = types.map(|(_, ty)| ty).eq(others.map(|(_, ty)| ty));
            if known.cpp == cpp && known.returns == returns && has_same_types {
                return function;
            }
            function = format!("{base}_{number}");
            number += 1;
        }
        let mut trait_name = function.to_upper_camel_case();
        if is_taken(&trait_name) {
            trait_name.push_str("Helper");
        }
        let helper = Helper {
            trait_name,
            function: function.clone(),
            params,
            returns,
            cpp: cpp.to_owned(),
            reason,
        };
        list.insert(function.clone(), helper);
        function
    }

    /// All of them, by name.
    pub(in crate::fragment) fn list(&self) -> Vec<Helper> {
        self.list.borrow().values().cloned().collect()
    }
}
