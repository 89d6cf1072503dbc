//! Dynamic types and attributes.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::core::attrs::{AttrCast, AttrDef, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;
use crate::core::types::{Type, TypeCast, TypeDef, TypeRef};
use crate::core::uniquer::{KindDef as _, key_hash};
use crate::kinds::sub_elements::SubElement;
use crate::text::dynamic::{ExtensibleDialect, exists_already};
use crate::text::{AsmWriter, ParseResult, Parser};

/// The parameters of a dynamic type or attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct DynamicStorage(Box<[Attribute]>);

type Verify = Box<dyn Fn(Location, &[AttrRef<'_>]) -> VerifyResult + Send + Sync>;
type Parse = Box<dyn Fn(&mut Parser<'_>) -> ParseResult<Vec<Attribute>> + Send + Sync>;

fn verify(ctx: &Context, verify: &Verify, at: Location, params: &[Attribute]) -> VerifyResult {
    let params: Vec<AttrRef<'_>> = params.iter().map(|param| ctx.attr_ref(*param)).collect();
    verify(at, &params)
}

/// Parses an optional list of attributes in `<` and `>`.
fn parse_params(p: &mut Parser<'_>) -> ParseResult<Vec<Attribute>> {
    let mut params = Vec::new();
    if !p.parse_optional_less()? || p.parse_optional_greater()? {
        return Ok(params);
    }
    loop {
        params.push(p.parse_attribute(None)?);
        if p.parse_optional_greater()? {
            return Ok(params);
        }
        p.parse_comma()?;
    }
}

/// Prints parameters in the form that [`parse_params`] parses.
fn print_params(params: &[Attribute], p: &mut AsmWriter<'_>) {
    for (index, param) in params.iter().enumerate() {
        p.write(if index == 0 { "<" } else { ", " });
        p.print_attribute(*param);
    }
    if !params.is_empty() {
        p.write(">");
    }
}

/// The common part of both families.
macro_rules! dynamic_kind {
    (
        $noun:literal, $a:literal, $Dynamic:ident, $View:ident, $Def:ident, $Ref:ident, $Handle:ident, $Cast:ident,
        $tables:ident($view:ident), $add:ident, $find:ident, $register:ident, $parse:ident, $upstream:literal
    ) => {
        #[doc = concat!("The definition of a dynamic ", $noun, ". Corresponds to `mlir::", $upstream, "Definition`.")]
        pub struct $Dynamic {
            name: String,
            verify: Verify,
            assembly: Option<(Parse, Box<dyn for<'c> Fn($View<'c>, &mut AsmWriter<'c>) + Send + Sync>)>,
        }

        impl $Dynamic {
            #[doc = concat!(
                "The ", $noun, " with this name, without the namespace, and this verifier of the parameters. An error is \
                 reported at the location that the verifier receives."
            )]
            pub fn new(
                name: &str,
                verify: impl Fn(Location, &[AttrRef<'_>]) -> VerifyResult + Send + Sync + 'static,
            ) -> Self {
                $Dynamic { name: name.to_owned(), verify: Box::new(verify), assembly: None }
            }

            /// Sets the parser and printer of the parameters, which follow the name. By default, parameters are a list
            /// of attributes in `<` and `>`, which is omitted if empty.
            #[must_use]
            pub fn assembly(
                mut self,
                parse: impl Fn(&mut Parser<'_>) -> ParseResult<Vec<Attribute>> + Send + Sync + 'static,
                print: impl for<'c> Fn($View<'c>, &mut AsmWriter<'c>) + Send + Sync + 'static,
            ) -> Self {
                self.assembly = Some((Box::new(parse), Box::new(print)));
                self
            }
        }

        impl fmt::Debug for $Dynamic {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($Dynamic)).field("name", &self.name).finish_non_exhaustive()
            }
        }

        #[doc = concat!("A dynamic ", $noun, " of any kind. Corresponds to `mlir::", $upstream, "`.")]
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $View<'c> {
            view: $Ref<'c>,
            params: &'c [Attribute],
        }

        impl<'c> $View<'c> {
            #[doc = concat!("The ", $noun, " with these parameters.")]
            ///
            /// # Panics
            ///
            /// If `def` is not a dynamic kind of the context. In debug builds, also if the verifier rejects the
            /// parameters.
            pub fn get(ctx: &'c Context, def: &'static $Def, params: &[Attribute]) -> Self {
                if cfg!(debug_assertions)
                    && let Err(error) = verify(ctx, &definition(ctx, def).verify, Location::UNKNOWN, params)
                {
                    panic!("{}", error.message());
                }
                Self::unique(ctx, def, params)
            }

            #[doc = concat!("The ", $noun, " with these parameters.")]
            ///
            /// # Errors
            ///
            /// If the verifier rejects the parameters. The diagnostic is at `at`.
            ///
            /// # Panics
            ///
            /// If `def` is not a dynamic kind of the context.
            pub fn get_checked(
                ctx: &'c Context,
                at: Location,
                def: &'static $Def,
                params: &[Attribute],
            ) -> Result<Self, Diagnostic> {
                verify(ctx, &definition(ctx, def).verify, at, params)?;
                Ok(Self::unique(ctx, def, params))
            }

            fn unique(ctx: &'c Context, def: &'static $Def, params: &[Attribute]) -> Self {
                let (handle, storage) = ctx.$tables.intern_with(
                    def,
                    ctx.$tables.table::<DynamicStorage>(def),
                    key_hash(params),
                    params,
                    |params, it| *it.0 == **params,
                    |params| DynamicStorage(params.into()),
                );
                let handle = $Handle::from_word(handle.get()).expect("handles are never 0");
                $View { view: ctx.$view(handle), params: &storage.0 }
            }

            /// The parameters.
            pub fn params(self) -> impl ExactSizeIterator<Item = AttrRef<'c>> {
                let ctx = self.view.ctx();
                self.params.iter().map(|param| ctx.attr_ref(*param))
            }
        }

        crate::core::kind::display!($View);

        impl<'c> Deref for $View<'c> {
            type Target = $Ref<'c>;

            fn deref(&self) -> &$Ref<'c> {
                &self.view
            }
        }

        impl fmt::Debug for $View<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.view, f)
            }
        }

        impl From<$View<'_>> for $Handle {
            fn from(view: $View<'_>) -> $Handle {
                view.view.handle()
            }
        }

        impl<'c> $Cast<'c> for $View<'c> {
            fn classof(view: $Ref<'c>) -> bool {
                view.ctx().text.dynamic.$tables.get(view.def().id().get()).is_some()
            }

            fn try_from_ref(view: $Ref<'c>) -> Option<Self> {
                if !Self::classof(view) {
                    return None;
                }
                let tables = &view.ctx().$tables;
                let word = NonZeroU32::new(view.handle().to_word())?;
                let storage = tables.get(tables.table::<DynamicStorage>(view.def()), word);
                Some($View { view, params: &storage.0 })
            }
        }

        impl ExtensibleDialect<'_> {
            #[doc = concat!("Adds ", $a, " ", $noun, "; returns its kind.")]
            ///
            /// # Errors
            ///
            #[doc = concat!("If the dialect already has ", $a, " ", $noun, " with this name.")]
            pub fn $add(self, def: $Dynamic) -> Result<&'static $Def, Diagnostic> {
                let name = self.full_name(&def.name);
                let _adding = self.ctx.text.dynamic.lock();
                if self.ctx.$find(self.namespace, self.ctx.ident(&def.name)).is_some() {
                    return Err(exists_already($noun, &name));
                }
                let kind = kind_of(name, self.namespace().len());
                self.ctx.text.dynamic.$tables.get_or_init(kind.id().get(), || def);
                self.ctx.$register(kind);
                Ok(kind)
            }
        }

        fn definition<'c>(ctx: &'c Context, def: &'static $Def) -> &'c $Dynamic {
            let dynamic = ctx.text.dynamic.$tables.get(def.id().get());
            dynamic.unwrap_or_else(|| panic!("'{}' is no dynamic {} of the context", def.name, $noun))
        }

        /// The kind with this name, shared by all contexts and never freed.
        fn kind_of(name: String, dialect: usize) -> &'static $Def {
            static KINDS: LazyLock<Mutex<FxHashMap<&'static str, &'static $Def>>> =
                LazyLock::new(Mutex::default);
            let mut kinds = KINDS.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(kind) = kinds.get(name.as_str()) {
                return kind;
            }
            let name: &'static str = name.leak();
            let kind = $Def::new(&name[..dialect], name).short(print).parts(
                |it, visit| it.cast::<$View<'_>>().params.iter().for_each(|param| visit(SubElement::Attr(*param))),
                |it, replace| {
                    let params = it.cast::<$View<'_>>().params.iter();
                    let params: Vec<_> = params.map(|param| replace.attr(*param)).collect();
                    $View::unique(it.ctx(), it.def(), &params).into()
                },
            );
            kinds.entry(name).or_insert(Box::leak(Box::new(kind)))
        }

        fn print<'c>(it: $Ref<'c>, p: &mut AsmWriter<'c>) {
            let it: $View<'c> = it.cast();
            match &definition(it.ctx(), it.def()).assembly {
                Some((_, print)) => print(it, p),
                None => print_params(it.params, p),
            }
        }

        impl Parser<'_> {
            #[doc = concat!("Parses a dynamic ", $noun, " after its mnemonic; `None` if `def` is not dynamic.")]
            pub(in crate::text) fn $parse(&mut self, def: &'static $Def) -> ParseResult<Option<$Handle>> {
                let ctx = self.ctx();
                let Some(dynamic) = ctx.text.dynamic.$tables.get(def.id().get()) else { return Ok(None) };
                let at = self.location(self.name_loc());
                let params = match &dynamic.assembly {
                    Some((parse, _)) => parse(self)?,
                    None => parse_params(self)?,
                };
                verify(ctx, &dynamic.verify, at, &params)?;
                Ok(Some($View::unique(ctx, def, &params).into()))
            }
        }
    };
}

mod types {
    use super::*;

    dynamic_kind! {
        "type", "a", DynamicTypeDef, DynamicType, TypeDef, TypeRef, Type, TypeCast, types(type_ref), add_type, type_def,
        register_type, parse_dynamic_type, "DynamicType"
    }
}

mod attrs {
    use super::*;

    dynamic_kind! {
        "attribute", "an", DynamicAttrDef, DynamicAttr, AttrDef, AttrRef, Attribute, AttrCast, attrs(attr_ref), add_attr,
        attr_def, register_attr, parse_dynamic_attr, "DynamicAttr"
    }
}

pub use attrs::{DynamicAttr, DynamicAttrDef};
pub use types::{DynamicType, DynamicTypeDef};
