//! Translates short pieces of C++ to Rust, for help texts.

use std::str::FromStr as _;

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use super::Grammar;
use super::evidence::{CASTS, Evidence, is_getter};
use super::types::rust_type;
use crate::names::snake;

/// Namespaces that Rust omits.
const NAMESPACES: &[&str] = &["llvm", "mlir", "std"];

/// The maximum length of a translation.
const MAX_LEN: usize = 120;

type Tokens = Vec<TokenTree>;

/// Translates the statement, function or expression around `evidence` to Rust; `None` if that is not possible.
pub(super) fn fragment(
    tokens: TokenStream,
    evidence: &Evidence,
    grammar: Grammar,
) -> Option<String> {
    let part = match grammar {
        Grammar::Expr => tokens.into_iter().collect(),
        Grammar::Block | Grammar::Items => part_around(tokens, evidence.offset, grammar),
    };
    let text = match grammar {
        Grammar::Expr => spelled(expression(part)?)?,
        Grammar::Block => statement(part)?,
        Grammar::Items => signature(part)?,
    };
    (text.len() <= MAX_LEN && !text.contains('\n')).then_some(text)
}

/// The statement or item around the byte `offset`, without its terminator.
fn part_around(tokens: TokenStream, offset: usize, grammar: Grammar) -> Tokens {
    let mut part = Vec::new();
    for token in tokens {
        let range = token.span().byte_range();
        if is_punct(&token, ';') {
            if range.end > offset {
                break;
            }
            part.clear();
            continue;
        }
        match &token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                if range.end > offset {
                    if grammar == Grammar::Block && range.start < offset {
                        return part_around(group.stream(), offset, grammar);
                    }
                    break;
                }
                part.clear();
            }
            _ => part.push(token),
        }
    }
    part
}

/// Formats a translated expression with `prettyplease`.
fn spelled(tokens: TokenStream) -> Option<String> {
    let text = tokens.to_string().replace("$ ", "$");
    let marked = TokenStream::from_str(&text.replace('$', "__ods_dollar_")).ok()?;
    let expr: syn::Expr = syn::parse2(marked).ok()?;
    let mut expr = expr;
    while let syn::Expr::Paren(paren) = expr {
        expr = *paren.expr;
    }
    let file = syn::parse_quote!(const X: () = #expr;);
    let text = prettyplease::unparse(&file);
    let text = text.strip_prefix("const X: () = ")?.trim_end().strip_suffix(';')?;
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    let joined = lines.join(" ").replace(" .", ".").replace("( ", "(").replace(" )", ")");
    Some(joined.replace("__ods_dollar_", "$"))
}

fn statement(tokens: Tokens) -> Option<String> {
    let word = |index: usize| match tokens.get(index) {
        Some(TokenTree::Ident(word)) => word.to_string(),
        _ => String::new(),
    };
    if word(0) == "if"
        && let Some(TokenTree::Group(condition)) = tokens.get(1)
        && tokens.len() > 2
    {
        let condition = spelled(expression(condition.stream().into_iter().collect())?)?;
        let then = statement(tokens[2..].to_vec())?;
        return Some(format!("if {condition} {{ {then} }}"));
    }
    if word(0) == "return" {
        let value = tokens[1..].to_vec();
        if value.is_empty() {
            return Some("return;".to_owned());
        }
        return Some(format!("return {};", spelled(expression(value)?)?));
    }
    if let Some(at) = tokens.iter().position(|token| is_punct(token, '='))
        && at >= 2
        && let TokenTree::Ident(name) = &tokens[at - 1]
        && tokens.get(at + 1).is_some_and(|next| !is_punct(next, '='))
    {
        let value = spelled(expression(tokens[at + 1..].to_vec())?)?;
        return Some(format!("let {} = {value};", snake(&name.to_string())));
    }
    Some(format!("{};", spelled(expression(tokens)?)?))
}

/// The signature of a function.
fn signature(tokens: Tokens) -> Option<String> {
    let at = tokens.iter().position(
        |token| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis),
    )?;
    let (TokenTree::Group(params), TokenTree::Ident(name)) =
        (&tokens[at], &tokens[at.checked_sub(1)?])
    else {
        return None;
    };
    let is_modifier = |token: &TokenTree| {
        let text = token.to_string();
        ["static", "virtual", "inline", "constexpr", "const"].contains(&text.as_str())
    };
    let is_static = tokens.iter().any(|token| token.to_string() == "static");
    let mut returns: Tokens =
        tokens[..at - 1].iter().filter(|token| !is_modifier(token)).cloned().collect();
    // `Type Class::name`
    let is_member = returns.last().is_some_and(|last| is_punct(last, ':'));
    if is_member {
        let end = returns.iter().rposition(|token| matches!(token, TokenTree::Ident(_)))?;
        let has_dollar = end.checked_sub(1).is_some_and(|at| is_punct(&returns[at], '$'));
        returns.truncate(end - usize::from(has_dollar));
    }
    let mut list: Vec<String> = Vec::new();
    if !is_static {
        list.push("self".to_owned());
    }
    for param in split(params.stream(), ',') {
        let (TokenTree::Ident(name), ty) = param.split_last()? else { return None };
        list.push(format!("{}: {}", snake(&name.to_string()), ty_of(ty)?));
    }
    let returns = match ty_of(&returns)?.as_str() {
        "void" => String::new(),
        "&str" if list.is_empty() => " -> &'static str".to_owned(),
        ty => format!(" -> {ty}"),
    };
    let function =
        format!("pub fn {}({}){returns} {{ … }}", method(&name.to_string()), list.join(", "));
    Some(if is_member { format!("impl $cppClass<'_> {{ {function} }}") } else { function })
}

/// Splits a list.
fn split(tokens: TokenStream, separator: char) -> Vec<Tokens> {
    let (mut parts, mut depth) = (vec![Vec::new()], 0);
    for token in tokens {
        depth += i32::from(is_punct(&token, '<')) - i32::from(is_punct(&token, '>'));
        if is_punct(&token, separator) && depth == 0 {
            parts.push(Vec::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(token);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Translates a type.
fn ty_of(tokens: &[TokenTree]) -> Option<String> {
    let without: String = tokens
        .iter()
        .filter(|token| {
            !is_punct(token, '&') && !is_punct(token, '*') && token.to_string() != "const"
        })
        .map(ToString::to_string)
        .collect();
    let text = without.trim_start_matches("::");
    let short = NAMESPACES
        .iter()
        .find_map(|namespace| text.strip_prefix(namespace)?.strip_prefix("::"))
        .unwrap_or(text);
    (!short.is_empty()).then(|| rust_type(short).unwrap_or_else(|| short.to_owned()))
}

/// Translates the name of a method.
fn method(name: &str) -> String {
    match name {
        "getType" => "ty".to_owned(),
        "getTypes" => "types".to_owned(),
        "size" => "len".to_owned(),
        "empty" => "is_empty".to_owned(),
        _ => {
            let rest = name
                .strip_prefix("get")
                .filter(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
            snake(rest.unwrap_or(name))
        }
    }
}

fn is_punct(token: &TokenTree, char: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == char)
}

fn ident(name: &str) -> TokenTree {
    TokenTree::Ident(Ident::new(name, Span::call_site()))
}

/// Translates the tokens of an expression.
fn expression(tokens: Tokens) -> Option<TokenStream> {
    let is_colon = |at: usize| {
        is_punct(&tokens[at], ':')
            && !tokens.get(at + 1).is_some_and(|it| is_punct(it, ':'))
            && !at.checked_sub(1).is_some_and(|before| is_punct(&tokens[before], ':'))
    };
    if let Some(question) = tokens.iter().position(|token| is_punct(token, '?')) {
        let colon = (question..tokens.len()).find(|&at| is_colon(at))?;
        let condition = expression(tokens[..question].to_vec())?;
        let then = expression(tokens[question + 1..colon].to_vec())?;
        let otherwise = expression(tokens[colon + 1..].to_vec())?;
        return Some(quote!(if #condition { #then } else { #otherwise }));
    }
    let mut out = Tokens::new();
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                if let Some(TokenTree::Group(params)) = rest.peek().cloned()
                    && params.delimiter() == Delimiter::Parenthesis
                    && !follows_value(&out)
                {
                    rest.next();
                    let Some(TokenTree::Group(body)) = rest.next() else { return None };
                    out.extend(closure(params.stream(), body.stream())?);
                } else {
                    out.push(TokenTree::Group(group));
                }
            }
            TokenTree::Group(group) => {
                let inner: Option<Vec<_>> =
                    split(group.stream(), ',').into_iter().map(expression).collect();
                let inner = inner?;
                out.push(TokenTree::Group(Group::new(group.delimiter(), quote!(#(#inner),*))));
            }
            TokenTree::Ident(word) => {
                let name = word.to_string();
                let path_follows = rest.peek().is_some_and(|next| is_punct(next, ':'));
                if NAMESPACES.contains(&name.as_str()) && path_follows {
                    rest.next();
                    rest.next();
                    while out.last().is_some_and(|last| is_punct(last, ':')) {
                        out.pop();
                    }
                    continue;
                }
                if CASTS.contains(&name.as_str())
                    && rest.peek().is_some_and(|next| is_punct(next, '<'))
                {
                    rest.next();
                    let (mut types, mut depth) = (Tokens::new(), 1);
                    for token in rest.by_ref() {
                        depth +=
                            i32::from(is_punct(&token, '<')) - i32::from(is_punct(&token, '>'));
                        if depth == 0 {
                            break;
                        }
                        types.push(token);
                    }
                    let Some(TokenTree::Group(value)) = rest.next() else { return None };
                    out.extend(cast(&name, types, value)?);
                    continue;
                }
                let calls = matches!(rest.peek(), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
                let after_dot = out.last().is_some_and(|last| is_punct(last, '.'));
                let after_path = out.last().is_some_and(|last| is_punct(last, ':'));
                match name.as_str() {
                    "all_of" | "any_of" | "none_of" | "is_contained" if calls => {
                        let Some(TokenTree::Group(args)) = rest.next() else { return None };
                        out.extend(algorithm(&name, args.stream())?);
                    }
                    "nullptr" => out.push(ident("None")),
                    _ if calls && after_dot => out.push(ident(&method(&name))),
                    _ if calls && !after_path && is_getter(&name) => {
                        let name = ident(&method(&name));
                        out.extend(quote!(self.#name));
                    }
                    _ => out.push(TokenTree::Ident(word)),
                }
            }
            TokenTree::Punct(punct)
                if punct.as_char() == '-'
                    && rest.peek().is_some_and(|next| is_punct(next, '>')) =>
            {
                rest.next();
                out.extend(quote_spanned!(punct.span()=> .));
            }
            other => out.push(other),
        }
    }
    Some(out.into_iter().collect())
}

/// Whether `[` starts an index and not a lambda.
fn follows_value(out: &[TokenTree]) -> bool {
    matches!(out.last(), Some(TokenTree::Ident(_) | TokenTree::Group(_)))
}

/// `[](T x) { return y; }`
fn closure(params: TokenStream, body: TokenStream) -> Option<TokenStream> {
    let mut names = Vec::new();
    for param in split(params, ',') {
        names.push(param.last()?.clone());
    }
    let mut body: Tokens = body.into_iter().collect();
    if !matches!(body.first(), Some(TokenTree::Ident(word)) if word == "return") {
        return None;
    }
    body.remove(0);
    if body.last().is_some_and(|last| is_punct(last, ';')) {
        body.pop();
    }
    let body = expression(body)?;
    Some(quote!(|#(#names),*| #body))
}

/// `isa<types>(value)`
fn cast(name: &str, types: Tokens, value: Group) -> Option<TokenStream> {
    let value = expression(value.stream().into_iter().collect())?;
    let types: Option<Vec<TokenStream>> = split(types.into_iter().collect(), ',')
        .iter()
        .map(|ty| TokenStream::from_str(&ty_of(ty)?).ok())
        .collect();
    let types = types?;
    let first = types.first()?;
    Some(match name {
        "static_cast" => quote!(#value as #first),
        "isa" | "isa_and_nonnull" | "isa_and_present" => {
            let tests = quote!(#(#value.isa::<#types>())||*);
            if types.len() > 1 { quote!((#tests)) } else { tests }
        }
        "cast" => quote!(#value.cast::<#first>()),
        "dyn_cast" | "dyn_cast_if_present" | "dyn_cast_or_null" => {
            quote!(#value.dyn_cast::<#first>())
        }
        _ => return None,
    })
}

/// `all_of(range, predicate)`
fn algorithm(name: &str, args: TokenStream) -> Option<TokenStream> {
    let args: Option<Vec<_>> = split(args, ',').into_iter().map(expression).collect();
    let args = args?;
    let [range, what] = args.as_slice() else { return None };
    Some(match name {
        "all_of" => quote!(#range.iter().all(#what)),
        "any_of" => quote!(#range.iter().any(#what)),
        "none_of" => quote!(!#range.iter().any(#what)),
        _ => quote!(#range.contains(&#what)),
    })
}
