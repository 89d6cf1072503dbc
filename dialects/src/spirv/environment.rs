//! Versions, and environments that run modules.

use std::fmt::Display;
use std::str::FromStr;

use ods_runtime::hooks::{AttrAssembly, VerifyOpAttr};

use super::{
    Capability, ClientAPI, DeviceType, EntryPointABIAttr, Extension, ResourceLimitsAttr,
    SPIRVDialect, TargetEnvAttr, Vendor, VerCapExtAttr, Version,
};
use crate::prelude::*;

/// The case that a word is.
pub(super) fn case<E: FromStr>(p: &Parser<'_>, at: u32, noun: &str, word: &str) -> ParseResult<E> {
    word.parse().map_err(|_| p.custom_error_at(at, format!("unknown {noun}: {word}")))
}

/// Parses a case as a word.
pub(super) fn parse_case<E: FromStr>(p: &mut Parser<'_>, noun: &str) -> ParseResult<E> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    case(p, at, noun, word)
}

/// Parses cases in square brackets.
fn parse_cases<'c, E: FromStr + Display>(
    p: &mut Parser<'c>,
    noun: &str,
) -> ParseResult<ArrayAttr<'c>> {
    let mut cases = Vec::new();
    p.delimited(Delimiter::Square, "", |p| {
        let case: E = parse_case(p, noun)?;
        cases.push(StringAttr::get(p.ctx(), &case.to_string()).handle());
        Ok(())
    })?;
    Ok(ArrayAttr::get(p.ctx(), &cases))
}

fn print_cases(p: &mut AsmWriter<'_>, cases: ArrayAttr<'_>) {
    let words = cases.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>());
    let words: Vec<&str> = words.map(|it| it.value()).collect();
    p.write(&format!(", [{}]", words.join(", ")));
}

impl<'c> AttrAssembly<'c> for VerCapExtAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        p.parse_less()?;
        let version: Version = parse_case(p, "version")?;
        p.parse_comma()?;
        let capabilities = parse_cases::<Capability>(p, "capability")?;
        p.parse_comma()?;
        let extensions = parse_cases::<Extension>(p, "extension")?;
        p.parse_greater()?;
        Ok(Self::get(p.ctx(), version, capabilities, extensions))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write(&format!("<{}", self.version()));
        print_cases(p, self.capabilities());
        print_cases(p, self.extensions());
        p.write(">");
    }
}

/// Parses `Vendor:DeviceType:7`, of which the last parts may be missing.
fn parse_device(p: &mut Parser<'_>, vendor: Vendor) -> ParseResult<String> {
    let mut text = format!(", {vendor}");
    if p.parse_optional_colon()? {
        let ty: DeviceType = parse_case(p, "device type")?;
        if ty != DeviceType::Unknown {
            text += &format!(":{ty}");
        }
        if p.parse_optional_colon()? {
            text += &format!(":{}", p.parse_integer_as::<u32>()?);
        }
    }
    Ok(text)
}

/// Parses an attribute of a kind.
fn parse_attr<'c, T: ods_runtime::attrs::AttrCast<'c>>(
    p: &mut Parser<'c>,
) -> ParseResult<Attribute> {
    let at = p.offset();
    let attr = p.parse_attribute(None)?;
    match p.ctx().attr_ref(attr).isa::<T>() {
        true => Ok(attr),
        false => Err(p.custom_error_at(at, "invalid kind of attribute specified")),
    }
}

impl<'c> AttrAssembly<'c> for TargetEnvAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        p.parse_less()?;
        let triple = parse_attr::<VerCapExtAttr<'_>>(p)?;
        p.parse_comma()?;
        let mut device = String::new();
        if p.parse_optional_keyword("api")? {
            p.parse_equal()?;
            let client: ClientAPI = parse_case(p, "client API")?;
            if client != ClientAPI::Unknown {
                device += &format!(", api={client}");
            }
            p.parse_comma()?;
        }
        let at = p.offset();
        if let Some(word) = p.parse_optional_any_keyword()? {
            let vendor = case(p, at, "vendor", word)?;
            device += &parse_device(p, vendor)?;
            p.parse_comma()?;
        }
        let limits = parse_attr::<ResourceLimitsAttr<'_>>(p)?;
        p.parse_greater()?;
        Ok(Self::get(p.ctx(), triple, &device, limits))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.print_attribute(self.triple());
        p.write(&format!("{}, ", self.device()));
        p.print_attribute(self.limits());
        p.write(">");
    }
}

impl VerifyOpAttr for SPIRVDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let name = op.ctx().ident_str(attr.name);
        let value = op.ctx().attr_ref(attr.value);
        let message = match name {
            "spirv.entry_point_abi" if value.isa::<EntryPointABIAttr<'_>>() => return Ok(()),
            "spirv.entry_point_abi" => {
                format!("'{name}' attribute must be an entry point ABI attribute")
            }
            "spirv.target_env" if value.isa::<TargetEnvAttr<'_>>() => return Ok(()),
            "spirv.target_env" => format!("'{name}' must be a spirv::TargetEnvAttr"),
            _ => format!("found unsupported '{name}' attribute on operation"),
        };
        Err(op.error(message))
    }
}
