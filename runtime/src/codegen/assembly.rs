//! Parser and printer functions for generated code, beyond those of upstream's `OpAsmParser` and `OpAsmPrinter`.

use smallvec::SmallVec;

use crate::core::attrs::{AttrCast, Attribute, NamedAttributes, StringAttr};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{
    Block, BlockRef, OpRef, OpState, OpView, OperandRange, Region, RegionRef, Value, ValueRef,
};
use crate::core::op_def::{Property, PropertyKind};
use crate::core::property::PropertyKey;
use crate::core::signature::TypeConstraint;
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::kinds::attrs::{ArrayAttr, DenseArrayAttr, DenseI32ArrayAttr, SymbolRefAttr};
use crate::text::forms::{ShortForm, TypeName};
use crate::text::lexer::TokenKind;
use crate::text::{
    Delimiter, OpParser, OpPrinter, Operands, ParseResult, RegionParts, UnresolvedOperand,
};

/// The types of an operand group.
pub type Types = SmallVec<[Type; 4]>;

/// The types of a range of values.
pub type TypeRefs<'c> = std::vec::IntoIter<TypeRef<'c>>;

/// The total number of operands in all groups.
pub fn total_len(groups: &[Operands]) -> usize {
    groups.iter().map(Operands::len).sum()
}

/// The operands of all groups.
pub fn flat_operands(groups: &[Operands]) -> Operands {
    let at = groups.first().map_or(Operands::ABSENT, |group| group.at);
    Operands::new(groups.iter().flat_map(Operands::iter), at)
}

/// The sizes of the groups as an attribute.
pub fn group_sizes<'c>(ctx: &'c Context, groups: &[Operands]) -> DenseI32ArrayAttr<'c> {
    let sizes: Vec<i32> =
        groups.iter().map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX)).collect();
    DenseI32ArrayAttr::get(ctx, &sizes)
}

/// The types of all groups.
pub fn flat_types(groups: &[Types]) -> Types {
    groups.iter().flatten().copied().collect()
}

/// Calls `parse` with the attributes of `state` and with `state` without them, and returns the attributes to `state`.
pub fn with_attrs<T>(
    state: &mut OpState,
    parse: impl FnOnce(&mut NamedAttributes, &mut OpState) -> T,
) -> T {
    let mut attrs = std::mem::take(&mut state.attrs);
    let parsed = parse(&mut attrs, state);
    attrs.append(&mut state.attrs);
    state.attrs = attrs;
    parsed
}

impl<'a> OpParser<'a> {
    /// Parses a possibly empty list of operands separated by commas.
    pub fn parse_operands(&mut self) -> ParseResult<Operands> {
        let at = self.offset();
        Ok(Operands::new(self.parse_operand_list(Delimiter::None)?, at))
    }

    /// Parses a possibly empty list of operands separated by commas. Result numbers (`%0#1`) are not accepted.
    pub fn parse_operands_without_numbers(&mut self) -> ParseResult<Operands> {
        let at = self.offset();
        Ok(Operands::new(self.parse_operand_list_with(Delimiter::None, false)?, at))
    }

    /// Parses an optional operand.
    pub fn parse_optional_operands(&mut self) -> ParseResult<Operands> {
        let at = self.offset();
        Ok(Operands::new(self.parse_optional_operand()?, at))
    }

    /// Parses groups of operands: `(%a, %b), (), (%c)`.
    pub fn parse_operand_groups(&mut self) -> ParseResult<Vec<Operands>> {
        let mut groups = Vec::new();
        loop {
            let at = self.offset();
            if !self.parse_optional_l_paren()? {
                return Ok(groups);
            }
            let list = self.parse_operand_list(Delimiter::None)?;
            self.parse_r_paren()?;
            groups.push(Operands::new(list, at));
            if !self.parse_optional_comma()? {
                return Ok(groups);
            }
        }
    }

    /// Parses an optional attribute dictionary and checks the inherent attributes in it.
    pub fn parse_attr_dict(&mut self, state: &mut OpState) -> ParseResult {
        let at = self.offset();
        self.parse_optional_attr_dict(state)?;
        self.check_inherent_attrs(at, state)
    }

    /// Like [`parse_attr_dict`](Self::parse_attr_dict), after the keyword `attributes`.
    pub fn parse_attr_dict_with_keyword(&mut self, state: &mut OpState) -> ParseResult {
        let at = self.offset();
        self.parse_optional_attr_dict_with_keyword(state)?;
        self.check_inherent_attrs(at, state)
    }

    /// Checks the inherent attributes in the attribute dictionary at `at`.
    pub fn check_inherent_attrs(&self, at: u32, state: &OpState) -> ParseResult {
        crate::semantics::verify::verify_inherent_attrs(self.ctx(), state)
            .map_err(|error| self.custom_error_at(at, error.message()))
    }

    /// Parses `<{...}>`, the properties that the format does not bind. `bound` names those it does.
    pub fn parse_prop_dict(&mut self, bound: &[&str], state: &mut OpState) -> ParseResult {
        let dictionary = if self.parse_optional_less()? {
            let attr = self.parse_attribute(None)?;
            self.parse_greater()?;
            attr
        } else {
            crate::core::attrs::DictionaryAttr::get(self.ctx(), &[]).into()
        };
        let ctx = self.ctx();
        crate::core::properties::set_from_parsed(ctx, dictionary, bound, state).map_err(|reason| {
            let (attr, name) = (ctx.attr_ref(dictionary), ctx.op_name_ref(state.name));
            let error = Diagnostic::error(
                state.loc,
                format!("invalid properties {attr} for op {name}: {reason}"),
            );
            // The lexer has read the next token.
            if self.at(TokenKind::Error) { self.error("").followed_by(error) } else { error }
        })
    }

    /// Parses an optional type.
    pub fn parse_optional_types(&mut self) -> ParseResult<Types> {
        Ok(self.parse_optional_type()?.into_iter().collect())
    }

    /// Parses groups of types: `(i32, i32), (), (f32)`.
    pub fn parse_type_groups(&mut self) -> ParseResult<Vec<Types>> {
        let mut groups = Vec::new();
        while self.parse_optional_l_paren()? {
            let mut types = Types::default();
            if !self.parse_optional_r_paren()? {
                types = self.parse_type_list()?;
                self.parse_r_paren()?;
            }
            groups.push(types);
            if !self.parse_optional_comma()? {
                break;
            }
        }
        Ok(groups)
    }

    /// Parses a function type and returns its input and result types.
    pub fn parse_functional_types(&mut self) -> ParseResult<(Types, Types)> {
        let ty = self.parse_type_as::<crate::kinds::types::FunctionType<'a>>()?;
        Ok((ty.inputs().into(), ty.results().into()))
    }

    /// Parses a type of kind `T`, in its short form or with the dialect prefix.
    pub fn parse_custom_type<T>(&mut self) -> ParseResult<Type>
    where
        T: TypeCast<'a> + TypeName,
    {
        self.parse_type_parameter::<T>()
    }

    /// Parses an attribute of kind `T`, in its short form or with the dialect prefix. `ty` is the type of literals.
    pub fn parse_attr<T>(&mut self, ty: Option<Type>) -> ParseResult<Attribute>
    where
        T: AttrCast<'a> + ShortForm,
    {
        if let Some(parse) = T::short_form()
            && !self.at_attribute_alias()
        {
            return parse(self, ty);
        }
        let at = self.offset();
        let attr = self.parse_attribute(ty)?;
        self.attr_as::<T>(at, attr)?;
        Ok(attr)
    }

    /// The attribute of a property of the operation that is being parsed, if it is present and a `T`.
    pub fn property_as<T: AttrCast<'a>>(&self, state: &OpState, key: PropertyKey) -> Option<T> {
        self.ctx().attr_ref(state.property(key)?).dyn_cast()
    }

    /// Parses an attribute of kind `T` with the prefix of its dialect. `ty` is the type of literals.
    pub fn parse_qualified_attr<T>(&mut self, ty: Option<Type>) -> ParseResult<Attribute>
    where
        T: AttrCast<'a> + Into<Attribute>,
    {
        self.parse_attribute_as::<T>(ty).map(Into::into)
    }

    /// Parses an attribute of kind `T` that may be absent outside of a group. It is required if its short form may start
    /// with any token.
    pub fn parse_attr_if_present<T>(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>>
    where
        T: AttrCast<'a> + ShortForm,
    {
        if T::short_form().is_some() && T::OPEN.is_none() {
            return self.parse_attr::<T>(ty).map(Some);
        }
        self.parse_optional_attr::<T>(ty)
    }

    /// Parses an optional attribute, which must be a `T`.
    pub fn parse_optional_attr<T>(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>>
    where
        T: AttrCast<'a> + ShortForm,
    {
        if let Some(attr) = self.parse_optional_short_form::<T>(ty)? {
            return Ok(Some(attr));
        }
        let at = self.offset();
        let Some(attr) = self.parse_optional_attribute(ty)? else { return Ok(None) };
        self.attr_as::<T>(at, attr)?;
        Ok(Some(attr))
    }

    /// Parses an optional attribute: the short form of a `T`, or an attribute of any kind. If a `T` has a short form with
    /// a known first token, its full form begins with `#` or is that of a dense array.
    pub fn parse_optional_attr_like<T>(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>>
    where
        T: AttrCast<'a> + ShortForm,
    {
        match self.parse_optional_short_form::<T>(ty)? {
            Some(attr) => Ok(Some(attr)),
            None if T::OPEN.is_none()
                || self.at(TokenKind::HashIdentifier)
                || self.at_keyword("array") =>
            {
                self.parse_optional_attribute(ty)
            }
            None => Ok(None),
        }
    }

    /// Parses the short form of a `T`, if there is text that only such a form begins with.
    fn parse_optional_short_form<T: ShortForm>(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>> {
        match (T::short_form(), T::OPEN) {
            (Some(parse), Some(open)) if self.token_bytes() == open.as_bytes() => {
                parse(self, ty).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Parses an optional attribute of any kind.
    ///
    /// Unlike [`Parser::parse_optional_attribute`](crate::text::Parser::parse_optional_attribute), this allows `ty` to
    /// borrow the parser.
    pub fn parse_optional_any_attr(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>> {
        self.parse_optional_attribute(ty)
    }

    /// Parses an optional string attribute.
    pub fn parse_optional_string_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>> {
        self.parse_optional_attr_at::<StringAttr<'_>>(TokenKind::String, ty)
    }

    /// Parses an optional array attribute.
    pub fn parse_optional_array_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>> {
        self.parse_optional_attr_at::<ArrayAttr<'_>>(TokenKind::LSquare, ty)
    }

    /// Parses an optional symbol reference.
    pub fn parse_optional_symbol_ref_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>> {
        self.parse_optional_attr_at::<SymbolRefAttr<'_>>(TokenKind::AtIdentifier, ty)
    }

    fn parse_optional_attr_at<T>(
        &mut self,
        first: TokenKind,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>>
    where
        T: AttrCast<'a> + ShortForm,
    {
        if self.at(first) { self.parse_optional_attr::<T>(ty) } else { Ok(None) }
    }

    fn at_attribute_alias(&self) -> bool {
        self.at(TokenKind::HashIdentifier)
    }

    /// Parses a possibly empty list of regions separated by commas.
    pub fn parse_regions(&mut self) -> ParseResult<Vec<Region>> {
        let mut regions = Vec::new();
        if !self.at(TokenKind::LBrace) {
            return Ok(regions);
        }
        loop {
            regions.push(self.parse_region(&[])?);
            if !self.parse_optional_comma()? {
                return Ok(regions);
            }
        }
    }

    /// Parses the optional first region of a group. Returns whether the group is present: whether the region has a
    /// block.
    pub fn parse_first_region(&mut self) -> ParseResult<(Region, bool)> {
        let (region, _) = self.parse_optional_region(&[])?;
        let is_empty = self.ir().region(region).is_empty();
        Ok((region, !is_empty))
    }

    /// Creates a region without blocks.
    pub fn new_region(&mut self) -> Region {
        self.ir().add_region()
    }

    /// Adds a block to the region if it has none.
    pub fn ensure_block(&mut self, region: Region) {
        let ir = self.ir();
        if ir.region(region).is_empty() {
            let block = ir.add_block();
            ir.append_block(region, block);
        }
    }

    /// Adds the missing block and the missing terminator `T` to the region.
    pub fn ensure_terminator<T: OpView<'static>>(&mut self, region: Region) {
        self.ensure_block(region);
        let loc = self.location(self.name_loc());
        let ir = self.ir();
        let Some(block) = ir.region(region).blocks().last().map(|block| block.handle()) else {
            return;
        };
        let needs = ir
            .block(block)
            .back()
            .is_none_or(|last| !last.has_trait::<crate::semantics::traits::IsTerminator>());
        if needs {
            let state = OpState::new(T::DEF.op_name(), loc);
            let op = ir.create(&state);
            ir.insert(crate::core::ir::InsertPoint::End(block), op);
        }
    }

    /// Parses a possibly empty list of successors separated by commas.
    pub fn parse_successors(&mut self) -> ParseResult<Vec<Block>> {
        let mut blocks = Vec::new();
        if !self.at(TokenKind::CaretIdentifier) {
            return Ok(blocks);
        }
        loop {
            blocks.push(self.parse_successor()?);
            if !self.parse_optional_comma()? {
                return Ok(blocks);
            }
        }
    }

    /// Resolves `operand` with type `ty` and adds it to `state`.
    pub fn add_operand(
        &mut self,
        operand: UnresolvedOperand,
        ty: impl Into<Type>,
        state: &mut OpState,
    ) -> ParseResult {
        let value = self.resolve_operand(operand, ty)?;
        state.add_operand(value);
        Ok(())
    }

    /// Resolves `operands` with one type each and adds them to `state`.
    pub fn add_operands(
        &mut self,
        operands: &Operands,
        types: &[Type],
        state: &mut OpState,
    ) -> ParseResult {
        // The operands of an absent group have no place.
        let at = if operands.at == Operands::ABSENT { self.name_loc() } else { operands.at };
        self.resolve_operands_typed(&operands.list, types, at, state)
    }

    /// Concatenates operand groups. Errors about the whole list are reported at the operation name.
    pub fn concat_operands<const N: usize>(&self, groups: [Operands; N]) -> Operands {
        Operands::new(groups.iter().flat_map(Operands::iter), self.name_loc())
    }

    /// Resolves `operands` with one common type and adds them to `state`.
    pub fn add_operands_as(
        &mut self,
        operands: &Operands,
        ty: impl Into<Type>,
        state: &mut OpState,
    ) -> ParseResult {
        self.resolve_operands(&operands.list, ty, state)
    }

    /// Resolves operand groups with one common type and adds them to `state`.
    pub fn add_operand_groups_as(
        &mut self,
        groups: &[Operands],
        ty: impl Into<Type>,
        state: &mut OpState,
    ) -> ParseResult {
        self.add_operands_as(&flat_operands(groups), ty, state)
    }

    /// Resolves operand groups with one type per operand and adds them to `state`.
    pub fn add_operand_groups(
        &mut self,
        groups: &[Operands],
        types: &[Type],
        state: &mut OpState,
    ) -> ParseResult {
        self.add_operands(&flat_operands(groups), types, state)
    }

    /// The first of `types`, those of the variable `name`, from which another type is inferred.
    pub fn first_type(&self, types: &[Type], name: &str) -> ParseResult<Type> {
        types.first().copied().ok_or_else(|| {
            let text = format!("requires '{name}', because another type is inferred from its type");
            self.custom_error_at(self.name_loc(), text)
        })
    }

    /// As [`constrained_type`](Self::constrained_type), for the types of a variadic variable.
    pub fn constrained_types(
        &self,
        types: &[Type],
        name: &str,
        constraint: &TypeConstraint,
    ) -> ParseResult<TypeRefs<'a>> {
        let types = types.iter().map(|ty| self.constrained_type(*ty, name, constraint));
        Ok(types.collect::<ParseResult<Vec<_>>>()?.into_iter())
    }

    /// The view of `ty`. Checks first that it satisfies the constraint of the variable `name`, before other types are
    /// derived from it.
    pub fn constrained_type(
        &self,
        ty: impl Into<Type>,
        name: &str,
        constraint: &TypeConstraint,
    ) -> ParseResult<TypeRef<'a>> {
        let ty = self.ctx().type_ref(ty);
        if (constraint.accepts)(ty) {
            return Ok(ty);
        }
        Err(self.custom_error_at(
            self.name_loc(),
            format!("'{name}' must be {}, but got '{ty}'", constraint.summary),
        ))
    }

    /// Adds the result types that the operation infers through its interface.
    pub fn infer_result_types(&mut self, state: &mut OpState) -> ParseResult {
        match crate::semantics::infer::by_interface(self.ir(), state) {
            Some(Ok(types)) => {
                state.types.extend(types);
                Ok(())
            }
            Some(Err(error)) => Err(error),
            None => Err(self.custom_error("cannot infer its result types")),
        }
    }

    /// The type of a typed attribute.
    pub fn type_of(&self, attr: impl Into<Attribute>) -> ParseResult<TypeRef<'a>> {
        let attr = self.ctx().attr_ref(attr);
        match crate::semantics::infer::type_of(attr) {
            Some(ty) => Ok(self.ctx().type_ref(ty)),
            None => Err(self.custom_error("invalid kind of attribute specified")),
        }
    }

    /// The type of the attribute of a property that may not have been parsed.
    pub fn type_of_property(&self, st: &OpState, key: PropertyKey) -> ParseResult<TypeRef<'a>> {
        let given = || st.attr(self.ctx().ident(key.name));
        match st.property(key).or_else(given) {
            Some(attr) => self.type_of(attr),
            None => Err(self.custom_error(format!(
                "requires attribute '{}', which determines a type",
                key.name
            ))),
        }
    }

    /// Records that an `oilist` clause was parsed. It is an error if `seen` was already set.
    pub fn check_clause(&self, seen: &mut bool, keyword: &str) -> ParseResult {
        if std::mem::replace(seen, true) {
            return Err(self.custom_error_at(self.name_loc(), format!(
                "`{keyword}` clause can appear at most once in the expansion of the oilist directive"
            )));
        }
        Ok(())
    }
}

impl<'ir> OpPrinter<'ir> {
    /// Prints groups of operands: `(%a, %b), ()`.
    pub fn print_operand_groups(&mut self, groups: impl IntoIterator<Item = OperandRange<'ir>>) {
        for (i, group) in groups.into_iter().enumerate() {
            self.write(if i > 0 { ", (" } else { "(" });
            self.print_operands(group);
            self.write(")");
        }
    }

    /// Prints ` : ` and a type. [`Parser::parse_colon_type`](crate::text::Parser::parse_colon_type) parses it.
    pub fn print_colon_type(&mut self, ty: TypeRef<'ir>) {
        self.write(" : ");
        self.print_type(ty);
    }

    /// Prints types, separated by commas.
    pub fn print_type_list(&mut self, types: impl IntoIterator<Item = TypeRef<'ir>>) {
        for (i, ty) in types.into_iter().enumerate() {
            self.write(if i > 0 { ", " } else { "" });
            self.print_type(ty);
        }
    }

    /// Prints the types of the values, separated by commas.
    pub fn print_types(&mut self, values: impl IntoIterator<Item = ValueRef<'ir>>) {
        self.print_type_list(values.into_iter().map(ValueRef::ty));
    }

    /// Prints ` -> i32` for one type, ` -> (i32, f32)` for several types or one function type, and nothing without
    /// values. Corresponds to `OpAsmPrinter::printOptionalArrowTypeList`.
    pub fn print_optional_arrow_type_list(&mut self, values: impl Iterator<Item = ValueRef<'ir>>) {
        let values: Vec<_> = values.collect();
        let bare = match values[..] {
            [] => return,
            [value] => !value.ty().isa::<crate::kinds::types::FunctionType<'_>>(),
            _ => false,
        };
        self.write(if bare { " -> " } else { " -> (" });
        self.print_types(values);
        self.write(if bare { "" } else { ")" });
    }

    /// Prints the types of groups of values: `(i32, i32), ()`.
    pub fn print_type_groups(&mut self, groups: impl IntoIterator<Item = OperandRange<'ir>>) {
        for (i, group) in groups.into_iter().enumerate() {
            self.write(if i > 0 { ", (" } else { "(" });
            self.print_types(group);
            self.write(")");
        }
    }

    /// Prints the function type from the types of `inputs` to the types of `results`.
    pub fn print_functional_types(
        &mut self,
        inputs: impl IntoIterator<Item = ValueRef<'ir>>,
        results: impl IntoIterator<Item = ValueRef<'ir>>,
    ) {
        self.write("(");
        self.print_types(inputs);
        self.write(") -> ");
        let results: Types = results.into_iter().map(|value| value.ty().handle()).collect();
        self.print_arrow_results(&results);
    }

    /// Prints the short form of a type, for use where its kind is known.
    pub fn print_stripped_type(&mut self, ty: TypeRef<'ir>) {
        self.print_short_type(ty);
    }

    /// Prints the short form of an attribute, for use where its kind is known.
    pub fn print_stripped_attr(&mut self, attr: impl Into<Attribute>) {
        let attr = self.ctx().attr_ref(attr);
        if self.is_collecting() {
            return self.print_attribute(attr);
        }
        if let Some(array) = attr.dyn_cast::<DenseArrayAttr<'_>>() {
            if !self.print_attribute_alias(attr) {
                self.write("[");
                self.print_dense_array_elements(array);
                self.write("]");
            }
            return;
        }
        match attr.def().short_printer() {
            Some(print) if !self.print_attribute_alias(attr) => print(attr, self),
            Some(_) => {}
            None => self.print_attribute(attr),
        }
    }

    /// Prints a string attribute as the symbol name `@name`.
    pub fn print_symbol_attr(&mut self, attr: impl Into<Attribute>) {
        let attr = self.ctx().attr_ref(attr);
        match attr.dyn_cast::<StringAttr<'_>>() {
            Some(name) => self.print_symbol_name(name),
            None => self.print_attribute(attr),
        }
    }

    /// Prints a region with its entry block arguments and terminators.
    pub fn print_plain_region(&mut self, region: RegionRef<'ir>) {
        self.print_region(region);
    }

    /// Prints a region. Omits a terminator without operands, results and attributes.
    pub fn print_region_without_terminator(&mut self, region: RegionRef<'ir>) {
        let last = region.first_block().and_then(|block| block.back());
        let keep_terminator = last.is_none_or(|op| {
            !op.discardable_attr_list().is_empty() || op.num_operands() > 0 || op.num_results() > 0
        });
        self.print_region_with(region, RegionParts::all().terminators(keep_terminator));
    }

    /// Prints regions separated by commas.
    pub fn print_regions(&mut self, regions: impl IntoIterator<Item = RegionRef<'ir>>) {
        self.print_each_region(regions, Self::print_plain_region);
    }

    /// Prints regions separated by commas. Omits terminators without operands, results and attributes.
    pub fn print_regions_without_terminators(
        &mut self,
        regions: impl IntoIterator<Item = RegionRef<'ir>>,
    ) {
        self.print_each_region(regions, Self::print_region_without_terminator);
    }

    fn print_each_region(
        &mut self,
        regions: impl IntoIterator<Item = RegionRef<'ir>>,
        print: impl Fn(&mut Self, RegionRef<'ir>),
    ) {
        for (i, region) in regions.into_iter().enumerate() {
            if i > 0 {
                self.write(", ");
            }
            print(self, region);
        }
    }

    /// Prints successors separated by commas.
    pub fn print_successors(&mut self, blocks: impl IntoIterator<Item = BlockRef<'ir>>) {
        for (i, block) in blocks.into_iter().enumerate() {
            if i > 0 {
                self.write(", ");
            }
            self.print_successor(block.handle());
        }
    }

    /// Prints the attribute dictionary without the attributes in `elided` and attributes with their default value.
    pub fn print_attr_dict(&mut self, op: OpRef<'ir>, elided: &[&str]) {
        self.print_dictionary(op, elided, " {");
    }

    /// Like [`print_attr_dict`](Self::print_attr_dict), after the keyword `attributes`.
    pub fn print_attr_dict_with_keyword(&mut self, op: OpRef<'ir>, elided: &[&str]) {
        self.print_dictionary(op, elided, " attributes {");
    }

    /// Prints `<{...}>` without the properties in `elided` and properties with their default value.
    pub fn print_prop_dict(&mut self, op: OpRef<'ir>, elided: &[&str]) {
        let mut index = 0;
        let mut shown: SmallVec<[&str; 8]> = SmallVec::new();
        for property in op.def().map_or(&[][..], |def| def.property_list()) {
            let has_default =
                property.default.is_some() || property.value.is_some_and(|value| value.has_default);
            let by_default = has_default && op.property_at_is_default(index);
            if !by_default && !elided.contains(&property.name) {
                shown.push(property.name);
            }
            index += usize::from(property.words);
        }
        let attrs = op.property_attrs(|property| shown.contains(&property.name));
        self.write(" ");
        if !attrs.is_empty() {
            let dictionary = crate::core::attrs::DictionaryAttr::get(op.ctx(), &attrs);
            self.write("<");
            self.print_attribute(*dictionary);
            self.write(">");
        }
    }

    /// Prints `<{...}>` with all properties, unless there are none.
    pub fn print_all_properties(&mut self, op: OpRef<'ir>) {
        self.write(" ");
        if let Some(properties) = op.properties_as_attr() {
            self.write("<");
            self.print_attribute(properties);
            self.write(">");
        }
    }

    /// Prints the discardable attributes. For formats that print properties in a separate dictionary.
    pub fn print_discardable_attr_dict(&mut self, op: OpRef<'ir>) {
        self.print_attr_list(op.discardable_attr_list(), &[]);
    }

    /// Like [`print_discardable_attr_dict`](Self::print_discardable_attr_dict), after the keyword `attributes`.
    pub fn print_discardable_attr_dict_with_keyword(&mut self, op: OpRef<'ir>) {
        self.print_attr_list_with_keyword(op.discardable_attr_list(), &[]);
    }

    fn print_dictionary(&mut self, op: OpRef<'ir>, elided: &[&str], start: &str) {
        let discardable = op.discardable_attr_list();
        let properties = op.def().map_or(&[][..], |def| def.property_list());
        let implied = |property: &Property, word: usize| {
            property.default.is_some() && op.property_at_is_default(word)
        };
        let is_there = |property: &Property, word: usize| match property.kind {
            PropertyKind::Attr => op.property_word(word) != 0,
            PropertyKind::Segments => true,
            PropertyKind::Value => false,
        };
        let mut inherent = false;
        let mut word = 0;
        for property in properties {
            inherent |= is_there(property, word)
                && !elided.contains(&property.name)
                && !implied(property, word);
            word += usize::from(property.words);
        }
        if !inherent && discardable.is_empty() {
            return;
        }
        let mut elided: SmallVec<[&str; 8]> = elided.into();
        let mut word = 0;
        for property in properties {
            if implied(property, word) {
                elided.push(property.name);
            }
            word += usize::from(property.words);
        }
        // Fast path: most operations have no inherent attribute left to print, and the discardable ones are a list
        // already.
        if inherent {
            let attrs = op.attrs();
            self.print_attrs(&attrs, &elided, start);
        } else {
            self.print_attrs(discardable, &elided, start);
        }
    }
}

impl OpState {
    /// Sets the attribute of a property if `attr` is present.
    pub fn set_optional_property(&mut self, key: PropertyKey, attr: Option<impl Into<Attribute>>) {
        if let Some(attr) = attr {
            self.set_property(key, attr);
        }
    }

    /// Adds operand groups, and stores their sizes as the attribute of a property.
    pub fn add_operand_groups(&mut self, ctx: &Context, key: PropertyKey, groups: &[&[Value]]) {
        let sizes: Vec<i32> =
            groups.iter().map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX)).collect();
        self.set_property(key, DenseI32ArrayAttr::get(ctx, &sizes));
        self.operands.extend(groups.iter().copied().flatten().copied());
    }
}

/// The types of the values in each group.
pub fn types_of_groups<'ir>(
    groups: impl IntoIterator<Item = OperandRange<'ir>>,
) -> Vec<Vec<TypeRef<'ir>>> {
    groups.into_iter().map(|group| group.map(ValueRef::ty).collect()).collect()
}
