//! Implementations that operations of several dialects have. The build script reads their hooks from this file.

/// Implements the text and the interface of functions whose type is the attribute `function_type`.
macro_rules! functions {
    ($($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    ods::functions::parse(p, state, Self::FUNCTION_TYPE)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    ods::functions::print(*self, p, Self::FUNCTION_TYPE);
                }
            }

            impl<'ir> CallableOpInterfaceTrait<'ir> for $op<'ir> {
                fn callable_region(self) -> Option<RegionRef<'ir>> {
                    ods::functions::callable_region(*self)
                }

                fn argument_types(self) -> Vec<TypeRef<'ir>> {
                    ods::functions::argument_types(*self, Self::FUNCTION_TYPE)
                }

                fn result_types(self) -> Vec<TypeRef<'ir>> {
                    ods::functions::result_types(*self, Self::FUNCTION_TYPE)
                }
            }
        )*
    };
}

/// Implements the interface of calls whose callee is the attribute `callee` and whose operands are all arguments.
macro_rules! symbol_calls {
    ($($op:ident)*) => {
        $(
            impl<'ir> CallOpInterfaceTrait<'ir> for $op<'ir> {
                fn callable_for_callee(self) -> ods_runtime::interfaces::Callee<'ir> {
                    ods_runtime::interfaces::Callee::Symbol(**self.callee_attr())
                }

                fn set_callee_from_callable(
                    ir: &mut ods_runtime::Ir,
                    op: ods_runtime::Op,
                    callee: ods_runtime::interfaces::CalleeHandle,
                ) {
                    if let ods_runtime::interfaces::CalleeHandle::Symbol(symbol) = callee {
                        ir.set_property(op, Self::CALLEE, Some(symbol));
                    }
                }

                fn arg_operands(self) -> OperandRange<'ir> {
                    (*self).operands()
                }
            }
        )*
    };
}

/// Implements the name of the first result, if there is one.
macro_rules! result_names {
    ($($op:ident: $name:literal;)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn asm_result_names(self, set_name: SetNameFn<'_>) {
                    if let Some(result) = (*self).results().next() {
                        set_name(result, $name);
                    }
                }
            }
        )*
    };
}

/// Implements the destination of operations whose second operand it is.
macro_rules! second_operand_destinations {
    ($($op:ident)*) => {
        $(
            impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for $op<'ir> {
                fn dps_inits(self) -> OperandRange<'ir> {
                    (*self).operands().slice(1..2)
                }
            }
        )*
    };
}

/// Implements types with a shape and an element type. The expression is the type with other ones.
macro_rules! shaped_types {
    ($($view:ident: |$self:ident, $shape:ident, $element:ident| $clone:expr;)*) => {
        $(
            impl<'c> ShapedTypeTrait<'c> for $view<'c> {
                fn clone_with(
                    $self,
                    shape: Option<&[i64]>,
                    $element: TypeRef<'c>,
                ) -> ShapedType<'c> {
                    let $shape = shape.unwrap_or($view::shape($self));
                    $clone.cast()
                }

                fn element_type(self) -> TypeRef<'c> {
                    $view::element_type(self)
                }

                fn has_rank(self) -> bool {
                    true
                }

                fn shape(self) -> &'c [i64] {
                    $view::shape(self)
                }
            }
        )*
    };
}

/// Implements the text of lists of numbers and indices, in square brackets.
macro_rules! index_lists {
    ($dialect:ident) => {
        impl DynamicIndexListDirective for $dialect {
            fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, DenseI64ArrayAttr<'c>)> {
                let list = DynamicIndexList::parse(p, Delimiter::Square)?;
                Ok((list.operands, DenseI64ArrayAttr::get(p.ctx(), &list.numbers)))
            }

            fn print<'ir>(
                p: &mut OpPrinter<'ir>,
                _op: OpRef<'ir>,
                operands: OperandRange<'ir>,
                numbers: DenseI64ArrayAttr<'ir>,
            ) {
                DynamicIndexList::print(p, ["[", "]"], operands, numbers.values(), &[]);
            }
        }
    };
}

/// Defines types without parameters, and `parse`, which returns the type with a mnemonic.
macro_rules! types_without_parameters {
    ($dialect:literal; $($(#[$meta:meta])* $view:ident of $def:ident: $name:literal;)*) => {
        $(
            /// The definition of a type without parameters.
            pub(super) static $def: ods_runtime::define::TypeDef =
                ods_runtime::define::TypeDef::new($dialect, concat!($dialect, ".", $name));

            ods_runtime::define::type_view! {
                $(#[$meta])*
                pub struct $view(()) of $def;
            }

            impl<'c> $view<'c> {
                /// The type.
                #[must_use]
                pub fn get(ctx: &'c Context) -> Self {
                    <Self as ods_runtime::TypeKind>::intern(ctx, ())
                }
            }
        )*

        /// The type with this mnemonic.
        pub(super) fn parse(ctx: &Context, mnemonic: &str) -> Option<Type> {
            Some(match mnemonic {
                $($name => $view::get(ctx).into(),)*
                _ => return None,
            })
        }
    };
}
