//! Global variables, aliases and indirect functions.

use ods_runtime::rt;

use super::functions::verify_comdat;
use super::types::is_compatible_outer_type;
use super::{
    AddressOfOp, AliasOp, ComdatOp, ComdatSelectorOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp,
    IFuncOp, LLVMArrayType, LLVMFuncOp, LLVMLabelType, LLVMMetadataType, LLVMPointerType,
    LLVMTargetExtType, LLVMTokenType, LLVMVoidType, Linkage, ReturnOp, UnnamedAddr, ZeroAttr,
    words,
};
use crate::llvm::prelude::*;

/// Implements the words that globals and aliases have before their names.
macro_rules! leading_words {
    ($($op:ident)*) => {
        $(
            impl<'ir> $op<'ir> {
                fn parse_words(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    words::add_linkage(p, state, Self::LINKAGE)?;
                    words::add_visibility(p, state, Self::VISIBILITY)?;
                    if p.parse_optional_keyword("thread_local")? {
                        state.edit::<Self>(p.ctx()).set_thread_local(true);
                    }
                    words::add_unnamed_addr(p, state, Self::UNNAMED_ADDR)
                }

                fn print_words(self, p: &mut OpPrinter<'ir>) {
                    p.write(" ");
                    p.write(words::text(self.linkage()));
                    p.write(" ");
                    words::print(self.visibility(), None, p);
                    p.write(if self.thread_local() { "thread_local " } else { "" });
                    words::print(self.unnamed_addr().unwrap_or(UnnamedAddr::None), None, p);
                }

                /// The properties that the text has elsewhere: those of the words, the name, and `others`.
                fn elided(others: &[PropertyKey]) -> Vec<PropertyKey> {
                    let words = [
                        Self::SYM_NAME,
                        Self::LINKAGE,
                        Self::UNNAMED_ADDR,
                        Self::THREAD_LOCAL,
                        Self::VISIBILITY,
                    ];
                    [&words, others].concat()
                }
            }
        )*
    };
}

leading_words!(AliasOp GlobalOp);

/// Parses the attributes and the type.
fn parse_type(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult<Option<rt::Type>> {
    p.parse_optional_attr_dict(state)?;
    let types = p.parse_optional_colon_type_list()?;
    if types.len() > 1 {
        return Err(p.custom_error_at(p.name_loc(), "expected zero or one type"));
    }
    Ok(types.first().copied())
}

impl<'ir> CustomAssembly<'ir> for GlobalOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        Self::parse_words(p, state)?;
        if p.parse_optional_keyword("constant")? {
            state.add_property(p.ctx(), Self::CONSTANT, UnitAttr::get(ctx));
        }
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        p.parse_l_paren()?;
        let mut value = None;
        if !p.parse_optional_r_paren()? {
            let attr = p.parse_attribute(None)?;
            state.add_property(p.ctx(), Self::VALUE, attr);
            value = Some(attr);
            p.parse_r_paren()?;
        }
        if p.parse_optional_keyword("comdat")? {
            p.parse_l_paren()?;
            let comdat = p.parse_attribute_as::<SymbolRefAttr<'_>>(None)?;
            p.parse_r_paren()?;
            state.add_property(p.ctx(), Self::COMDAT, comdat);
        }
        let ty = match parse_type(p, state)? {
            Some(ty) => {
                let (region, _) = p.parse_optional_region(&[])?;
                state.add_region(region);
                ty
            }
            None => {
                let text = value.and_then(|it| p.attr_ref(it).dyn_cast::<StringAttr<'_>>());
                let Some(text) = text else {
                    let message = "type can only be omitted for string globals";
                    return Err(p.custom_error_at(p.name_loc(), message));
                };
                let region = p.new_region();
                state.add_region(region);
                let size = text.bytes().len() as u64;
                LLVMArrayType::get(ctx, IntegerType::get(ctx, 8), size).into()
            }
        };
        state.add_property(p.ctx(), Self::GLOBAL_TYPE, TypeAttr::get(ctx, ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        self.print_words(p);
        p.write(if self.constant() { "constant " } else { "" });
        p.print_symbol_attr(self.sym_name_attr());
        p.write("(");
        if let Some(value) = self.value() {
            p.print_attribute(value);
        }
        p.write(")");
        if let Some(comdat) = self.comdat() {
            p.write(" comdat(");
            p.print_attribute(comdat);
            p.write(")");
        }
        let others = [Self::GLOBAL_TYPE, Self::CONSTANT, Self::VALUE, Self::COMDAT];
        p.print_optional_attr_dict(*self, &Self::elided(&others));
        if self.value().is_some_and(|value| value.isa::<StringAttr<'_>>()) {
            return;
        }
        p.write(" : ");
        p.print_type(self.global_type());
        if !self.initializer().is_empty() {
            p.write(" ");
            p.print_region_with(self.initializer(), RegionParts::without_entry_arguments());
        }
    }
}

impl<'ir> CustomAssembly<'ir> for AliasOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        Self::parse_words(p, state)?;
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        let ty = parse_type(p, state)?;
        let region = p.parse_region(&[])?;
        state.add_region(region);
        if let Some(ty) = ty {
            state.add_property(p.ctx(), Self::ALIAS_TYPE, TypeAttr::get(p.ctx(), ty));
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        self.print_words(p);
        p.print_symbol_attr(self.sym_name_attr());
        p.print_optional_attr_dict(*self, &Self::elided(&[Self::ALIAS_TYPE]));
        p.write(" : ");
        p.print_type(self.alias_type());
        p.write(" ");
        p.print_region_with(self.initializer(), RegionParts::without_entry_arguments());
    }
}

/// Whether a global or an alias can have this type.
fn is_global(ty: TypeRef<'_>) -> bool {
    is_compatible_outer_type(ty)
        && !ty.isa::<LLVMVoidType<'_>>()
        && !ty.isa::<LLVMTokenType<'_>>()
        && !ty.isa::<LLVMMetadataType<'_>>()
        && !ty.isa::<LLVMLabelType<'_>>()
}

/// Whether all numbers of an attribute are zero.
fn is_zero(attr: AttrRef<'_>) -> bool {
    if let Some(number) = attr.dyn_cast::<IntegerAttr<'_>>() {
        return number.value().is_zero();
    }
    if let Some(number) = attr.dyn_cast::<FloatAttr<'_>>() {
        return number.value().is_zero();
    }
    if let Some(list) = attr.dyn_cast::<ArrayAttr<'_>>() {
        return list.iter().all(is_zero);
    }
    attr.dyn_cast::<ElementsAttr<'_>>().is_some_and(|it| {
        let distinct = if it.is_splat() { 1 } else { usize::MAX };
        it.values().take(distinct).all(|value| value.is_some_and(is_zero))
    })
}

impl<'ir> Verify<'ir> for GlobalOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.global_type();
        if !is_global(ty) {
            let text = "expects type to be a valid element type for an LLVM global";
            return Err(self.op_error(text));
        }
        let is_module = |parent: &OpRef<'_>| {
            parent.has_trait::<rt::traits::SymbolTable>()
                && parent.has_trait::<rt::traits::IsIsolatedFromAbove>()
        };
        if (*self).parent_op().is_some_and(|parent| !is_module(&parent)) {
            return Err(self.op_error("must appear at the module level"));
        }
        if let Some(text) = self.value().and_then(|it| it.dyn_cast::<StringAttr<'_>>()) {
            let fits = ty.dyn_cast::<LLVMArrayType<'_>>().is_some_and(|array| {
                let element = array.element_type().dyn_cast::<IntegerType<'_>>();
                element.is_some_and(|it| it.width() == 8)
                    && array.num_elements() == text.bytes().len() as u64
            });
            if !fits {
                return Err(self.op_error(
                    "requires an i8 array type of the length equal to that of the string attribute",
                ));
            }
        }
        if let Some(target) = ty.dyn_cast::<LLVMTargetExtType<'_>>() {
            if !target.can_be_global() {
                let text = "this target extension type cannot be used in a global";
                return Err(self.op_error(text));
            }
            if self.value().is_some() {
                return Err(self.op_error("global with target extension type can only be initialized with zero-initializer"));
            }
        }
        let linkage = self.linkage();
        if linkage == Linkage::Common && self.value().is_some_and(|it| !is_zero(it)) {
            return Err(self.op_error("expected zero value for 'common' linkage"));
        }
        if linkage == Linkage::Appending && !ty.isa::<LLVMArrayType<'_>>() {
            return Err(self.op_error("expected array type for 'appending' linkage"));
        }
        verify_comdat(*self, self.comdat())?;
        match self.alignment() {
            Some(alignment) if !alignment.is_power_of_two() => {
                Err(self.error("alignment attribute is not a power of 2"))
            }
            _ => Ok(()),
        }
    }
}

/// The first operation with effects in a region with one block.
fn effectful<'ir>(region: RegionRef<'ir>) -> Option<OpRef<'ir>> {
    let has_effects = |op: &OpRef<'ir>| {
        let effects = op.dyn_cast::<MemoryEffectOpInterface<'_>>();
        !effects.is_some_and(|it| it.effects().is_empty())
    };
    region.first_block()?.ops().find(has_effects)
}

/// The value that a region with one block returns.
fn returned<'ir>(region: RegionRef<'ir>) -> Option<ValueRef<'ir>> {
    region.first_block()?.back()?.dyn_cast::<ReturnOp<'_>>()?.arg()
}

impl<'ir> VerifyRegions<'ir> for GlobalOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        if self.initializer().is_empty() {
            return Ok(());
        }
        let Some(value) = returned(self.initializer()) else {
            return Err(self.op_error("initializer region cannot return void"));
        };
        if value.ty() != self.global_type() {
            return Err(self.op_error(format!(
                "initializer region type '{}' does not match global type '{}'",
                value.ty(),
                self.global_type()
            )));
        }
        if let Some(op) = effectful(self.initializer()) {
            return Err(op.error("ops with side effects not allowed in global initializers"));
        }
        match self.value() {
            Some(_) => Err(self.op_error("cannot have both initializer value and region")),
            None => Ok(()),
        }
    }
}

/// Linkages of aliases and indirect functions.
fn is_of_definition(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::External
            | Linkage::Internal
            | Linkage::Private
            | Linkage::Weak
            | Linkage::WeakODR
            | Linkage::Linkonce
            | Linkage::LinkonceODR
    )
}

impl<'ir> Verify<'ir> for AliasOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !is_global(self.alias_type()) {
            let text = "expects type to be a valid element type for an LLVM global alias";
            return Err(self.op_error(text));
        }
        let linkage = self.linkage();
        if !is_of_definition(linkage) && linkage != Linkage::AvailableExternally {
            return Err(self.op_error(format!(
                "'{}' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
                words::text(linkage)
            )));
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for AliasOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let value = returned(self.initializer());
        if !value.is_some_and(|it| it.ty().isa::<LLVMPointerType<'_>>()) {
            return Err(self.op_error("initializer region must always return a pointer"));
        }
        match effectful(self.initializer()) {
            Some(op) => {
                Err(op.error("ops with side effects are not allowed in alias initializers"))
            }
            None => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for IFuncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let linkage = self.linkage();
        if is_of_definition(linkage) {
            return Ok(());
        }
        Err(self.op_error(format!(
            "'{}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage",
            words::text(linkage)
        )))
    }
}

/// The symbol table of the module around `op`.
pub(super) fn module<'ir>(op: OpRef<'ir>) -> Option<OpRef<'ir>> {
    let mut module = op.parent_op()?;
    while !(module.has_trait::<rt::traits::SymbolTable>()
        && module.has_trait::<rt::traits::IsIsolatedFromAbove>())
    {
        module = module.parent_op()?;
    }
    Some(module)
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for IFuncOp<'ir> {
    fn verify_symbol_uses(self, symbols: &mut rt::SymbolTables) -> VerifyResult {
        let Some(table) = module(*self) else { return Ok(()) };
        let mut symbol = symbols.lookup_ref_in(table, **self.resolver_attr());
        while let Some(alias) = symbol.and_then(|it| it.dyn_cast::<AliasOp<'_>>()) {
            let address = returned(alias.initializer())
                .and_then(|value| value.defining_op())
                .and_then(|op| op.dyn_cast::<AddressOfOp<'_>>());
            let Some(address) = address else { return Ok(()) };
            symbol = symbols.lookup_ref_in(table, **address.global_name_attr());
        }
        let Some(resolver) = symbol.and_then(|it| it.dyn_cast::<LLVMFuncOp<'_>>()) else {
            return Err(self.op_error("must have a function resolver"));
        };
        let linkage = resolver.linkage();
        if resolver.body().is_empty() || linkage == Linkage::AvailableExternally {
            return Err(self.op_error("resolver must be a definition"));
        }
        if !resolver.function_type().return_type().isa::<LLVMPointerType<'_>>() {
            return Err(self.op_error("resolver must return a pointer"));
        }
        let pointer = self.resolver_type().dyn_cast::<LLVMPointerType<'_>>();
        match pointer.is_some_and(|it| it.address_space() == self.address_space()) {
            true => Ok(()),
            false => Err(self.op_error("resolver has incorrect type")),
        }
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for AddressOfOp<'ir> {
    fn verify_symbol_uses(self, symbols: &mut rt::SymbolTables) -> VerifyResult {
        let table = module(*self);
        let symbol =
            table.and_then(|table| symbols.lookup_ref_in(table, **self.global_name_attr()));
        let global = symbol.and_then(|it| it.dyn_cast::<GlobalOp<'_>>());
        let alias = symbol.and_then(|it| it.dyn_cast::<AliasOp<'_>>());
        let is_other =
            symbol.is_some_and(|it| it.isa::<LLVMFuncOp<'_>>() || it.isa::<IFuncOp<'_>>());
        if global.is_none() && alias.is_none() && !is_other {
            return Err(self.op_error("must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'"));
        }
        let space = self.res().ty().dyn_cast::<LLVMPointerType<'_>>().map(|it| it.address_space());
        let of_alias = alias
            .and_then(|alias| returned(alias.initializer()))
            .and_then(|value| value.ty().dyn_cast::<LLVMPointerType<'_>>())
            .map(|ty| ty.address_space());
        let expected = global.map(|it| it.addr_space()).or(of_alias);
        if expected.is_some_and(|expected| Some(expected) != space) {
            return Err(self.op_error(
                "pointer address space must match address space of the referenced global or alias",
            ));
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for ComdatOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let mut ops = self.body().blocks().flat_map(|block| block.ops());
        match ops.find(|op| !op.isa::<ComdatSelectorOp<'_>>()) {
            Some(op) => Err(op.error("only comdat selector symbols can appear in a comdat region")),
            None => Ok(()),
        }
    }
}

/// Implements the checks of lists of constructors or destructors.
macro_rules! structors {
    ($($op:ident: $list:ident, $name:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let is_data = |it: AttrRef<'_>| {
                        it.isa::<FlatSymbolRefAttr<'_>>() || it.isa::<ZeroAttr<'_>>()
                    };
                    if !self.data().iter().all(is_data) {
                        return Err(self.error("data element must be symbol or #llvm.zero"));
                    }
                    let count = self.$list().len();
                    match self.priorities().len() == count && self.data().len() == count {
                        true => Ok(()),
                        false => Err(self.error(concat!(
                            $name,
                            ", priorities, and data must have the same number of elements"
                        ))),
                    }
                }
            }

            impl<'ir> SymbolUserOpInterfaceTrait<'ir> for $op<'ir> {
                fn verify_symbol_uses(self, symbols: &mut rt::SymbolTables) -> VerifyResult {
                    for symbol in self.$list().iter() {
                        let function = symbols.lookup_nearest(*self, symbol);
                        let function = function.and_then(|it| it.dyn_cast::<LLVMFuncOp<'_>>());
                        let text = match function {
                            None => "does not reference a valid LLVM function",
                            Some(function) if function.body().is_empty() => {
                                "does not have a definition"
                            }
                            Some(_) => continue,
                        };
                        let name = symbol.dyn_cast::<FlatSymbolRefAttr<'_>>();
                        let name = name.map_or("", |it| it.value());
                        return Err(self.op_error(format!("'{name}' {text}")));
                    }
                    Ok(())
                }
            }
        )*
    };
}

structors! {
    GlobalCtorsOp: ctors, "ctors";
    GlobalDtorsOp: dtors, "dtors";
}
