//! Bodies of skeletons. They report that the hook is not written, in a diagnostic if there is a location, and return a
//! neutral value.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::ident;
use crate::plan::role::{Returns, Role};

/// The instance that a function is a method of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Receiver {
    /// None: the function is static.
    None,
    /// The view of an operation.
    Op,
    /// The view of an attribute or type.
    Def,
}

/// A function of a skeleton.
pub(super) struct Function<'a> {
    /// Its description in messages: `Trait::function` of `Type`.
    hook: String,
    receiver: Receiver,
    params: Vec<(Ident, Role)>,
    returns: Returns,
    /// The return type, if it is that of the function's interface.
    interface: Option<TokenStream>,
    /// The method for a value that each operation has, `operand` or `result`.
    value: Option<&'a str>,
}

impl<'a> Function<'a> {
    /// The function `name` of the trait `hook`, which the type `of` implements.
    pub(super) fn new(hook: &str, name: &str, of: &str, returns: Returns) -> Self {
        let hook = format!("`{hook}::{name}` of `{of}`");
        let (receiver, params) = (Receiver::None, Vec::new());
        Function { hook, receiver, params, returns, interface: None, value: None }
    }

    /// Makes it a method.
    pub(super) fn method(self, receiver: Receiver) -> Self {
        Function { receiver, ..self }
    }

    /// Sets the method for a value that each operation has.
    pub(super) fn value(self, value: Option<&'a str>) -> Self {
        Function { value, ..self }
    }

    /// Sets the view that it returns, of its interface.
    pub(super) fn interface(self, ty: TokenStream) -> Self {
        Function { interface: Some(ty), ..self }
    }

    /// Adds a parameter.
    pub(super) fn param(mut self, name: &str, role: Role) -> Self {
        self.params.push((ident(name), role));
        self
    }

    /// The statements.
    pub(super) fn body(&self) -> TokenStream {
        let hook = &self.hook;
        let message = format!("{hook} is not written yet");
        match self.returns {
            Returns::Parsed | Returns::Checked => self.error(&message),
            Returns::Described => quote!(Err(#message.to_owned())),
            Returns::Layout => quote!(Err(rt::LayoutError::new(#message))),
            Returns::Nothing => match self.first(Role::Writer) {
                Some(p) => {
                    let text = format!("<{message}>");
                    quote!(#p.write(#text))
                }
                // Methods that add to a list, such as effects or names, add nothing.
                None if self.receiver != Receiver::None => quote!(),
                None => {
                    let place = self.place();
                    quote!(rt::report_unwritten(#place, #hook))
                }
            },
            Returns::Option | Returns::Value | Returns::Interface | Returns::Other => {
                let place = self.place();
                match self.known_value() {
                    Some(value) => quote!(rt::report_unwritten(#place, #hook); #value),
                    None => quote!(rt::unwritten(#place, #hook)),
                }
            }
        }
    }

    /// The error that the function returns.
    fn error(&self, message: &str) -> TokenStream {
        if self.returns == Returns::Parsed
            && let Some(p) = self.first(Role::Parser)
        {
            return quote!(Err(#p.error(#message)));
        }
        if self.returns == Returns::Checked {
            if let Some(inputs) = self.first(Role::Inputs) {
                return quote!(Err(#inputs.error(#message)));
            }
            if let (Some(builder), Some(op)) =
                (self.first(Role::Builder), self.first(Role::OpHandle))
            {
                return quote!(Err(#builder.op(#op).op_error(#message)));
            }
            if self.receiver == Receiver::Op {
                return quote!(Err(self.op_error(#message)));
            }
            if let Some(op) = self.first(Role::Op).or_else(|| self.first(Role::OpInterface)) {
                return quote!(Err(#op.op_error(#message)));
            }
        }
        let at = self
            .first(Role::Location)
            .map_or_else(|| quote!(rt::Location::UNKNOWN), |it| quote!(#it));
        let hook = &self.hook;
        quote!(Err(rt::unwritten_at(#at, #hook)))
    }

    /// An existing value, for types without a neutral value.
    fn known_value(&self) -> Option<TokenStream> {
        match self.returns {
            Returns::Value => {
                let given = self.first(Role::Value).map(|name| quote!(#name));
                let own = || self.value.map(ident).map(|of| quote!((*self).#of(0)));
                given.or_else(own)
            }
            Returns::Interface if self.receiver != Receiver::None => {
                self.interface.as_ref().map(|ty| quote!(self.cast::<#ty>()))
            }
            _ => None,
        }
    }

    /// The subject of the report.
    fn place(&self) -> TokenStream {
        if self.receiver != Receiver::None {
            return quote!(*self);
        }
        if let (Some(ir), Some(op)) = (self.first(Role::Ir), self.first(Role::OpHandle)) {
            return quote!(#ir.op(#op));
        }
        if let Some(builder) = self.first(Role::Builder) {
            return quote!(&*#builder);
        }
        let views = [Role::Op, Role::Type, Role::Attr, Role::Context];
        if let Some(name) = views.into_iter().find_map(|role| self.first(role)) {
            return quote!(#name);
        }
        let view = self.first(Role::View).or_else(|| self.first(Role::OpInterface));
        view.map_or_else(|| quote!(()), |name| quote!(*#name))
    }

    /// The first parameter with a role.
    fn first(&self, role: Role) -> Option<&Ident> {
        self.params.iter().find(|(_, it)| *it == role).map(|(name, _)| name)
    }
}
