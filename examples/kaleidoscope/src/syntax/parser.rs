//! The parser: tokens to the syntax tree, by recursive descent, and by precedence for binary operators.

use std::collections::BTreeMap;

use super::lexer::{Keyword, Token, is_operator, tokenize};
use super::tree::{Expr, ExprKind, For, Function, Name, Operator, Program};
use super::{Place, SyntaxError};
use crate::inference::count;

/// Expressions that are nested more deeply are rejected, because passes visit them recursively.
const MAX_DEPTH: usize = 200;

/// The operators that a program has defined.
#[derive(Clone, Default, Debug)]
pub struct Operators {
    /// Binary operators with their precedences.
    binary: BTreeMap<char, u32>,
    unary: Vec<char>,
}

/// The precedence of assignments.
const ASSIGNMENT: u32 = 2;

/// The built-in operator with a name, and its precedence.
fn built_in(symbol: char) -> Option<(Operator, u32)> {
    Some(match symbol {
        '<' => (Operator::Less, 10),
        '+' => (Operator::Add, 20),
        '-' => (Operator::Sub, 20),
        '*' => (Operator::Mul, 40),
        '/' => (Operator::Div, 40),
        _ => return None,
    })
}

/// Parses a text. The operators that it defines are added to `operators`.
///
/// # Errors
///
/// The first error in the text.
pub fn parse(text: &str, operators: &mut Operators) -> Result<Program, SyntaxError> {
    let mut defined = operators.clone();
    let mut parser = Parser { tokens: tokenize(text)?, next: 0, operators: &mut defined, depth: 0 };
    let program = parser.program()?;
    *operators = defined;
    Ok(program)
}

struct Parser<'a> {
    tokens: Vec<(Token, Place)>,
    next: usize,
    operators: &'a mut Operators,
    depth: usize,
}

type Parsed<T> = Result<T, SyntaxError>;

impl Parser<'_> {
    fn token(&self) -> &Token {
        &self.tokens[self.next].0
    }

    fn place(&self) -> Place {
        self.tokens[self.next].1
    }

    /// The next token, which is consumed unless it is the end.
    fn advance(&mut self) -> Token {
        let token = self.token().clone();
        self.next = (self.next + 1).min(self.tokens.len() - 1);
        token
    }

    fn unexpected<T>(&self, expected: &str) -> Parsed<T> {
        Err(SyntaxError::new(self.place(), format!("expected {expected}, found {}", self.token())))
    }

    /// Whether the next token was `symbol`, which is consumed then.
    fn accept(&mut self, symbol: char) -> bool {
        let is_next = *self.token() == Token::Symbol(symbol);
        if is_next {
            self.advance();
        }
        is_next
    }

    fn accept_keyword(&mut self, keyword: Keyword) -> bool {
        let is_next = *self.token() == Token::Keyword(keyword);
        if is_next {
            self.advance();
        }
        is_next
    }

    fn expect(&mut self, symbol: char) -> Parsed<()> {
        if self.accept(symbol) { Ok(()) } else { self.unexpected(&format!("'{symbol}'")) }
    }

    fn expect_keyword(&mut self, keyword: Keyword) -> Parsed<()> {
        if self.accept_keyword(keyword) {
            return Ok(());
        }
        self.unexpected(&format!("'{}'", keyword.as_str()))
    }

    fn name(&mut self) -> Parsed<Name> {
        let place = self.place();
        let Token::Name(text) = self.token() else { return self.unexpected("a name") };
        let text = text.clone();
        self.advance();
        Ok(Name { text, place })
    }

    /// The elements of a list up to `end`, which follows it.
    fn list<T>(&mut self, end: char, element: fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut elements = Vec::new();
        if self.accept(end) {
            return Ok(elements);
        }
        loop {
            elements.push(element(self)?);
            if self.accept(end) {
                return Ok(elements);
            }
            if !self.accept(',') {
                return self.unexpected(&format!("',' or '{end}'"));
            }
        }
    }

    fn program(&mut self) -> Parsed<Program> {
        let mut program = Program::default();
        loop {
            match self.token() {
                Token::End => return Ok(program),
                Token::Symbol(';') => {
                    self.advance();
                    continue;
                }
                Token::Keyword(Keyword::Def) => {
                    self.advance();
                    program.functions.push(self.definition()?);
                }
                Token::Keyword(Keyword::Extern) => {
                    self.advance();
                    let name = self.name()?;
                    self.expect('(')?;
                    let parameters = self.list(')', Self::name)?;
                    program.functions.push(Function { name, parameters, body: None });
                }
                _ => program.expressions.push(self.expression()?),
            }
            if *self.token() != Token::End && !self.accept(';') {
                return self.unexpected("';'");
            }
        }
    }

    /// A function after `def`: its name or operator, parameters, body.
    fn definition(&mut self) -> Parsed<Function> {
        let place = self.place();
        let is_binary = self.accept_keyword(Keyword::Binary);
        let is_unary = !is_binary && self.accept_keyword(Keyword::Unary);
        let name =
            if is_binary || is_unary { self.operator(is_binary, place)? } else { self.name()? };
        self.expect('(')?;
        let parameters = self.list(')', Self::name)?;
        let expected = if is_binary { 2 } else { 1 };
        if (is_binary || is_unary) && parameters.len() != expected {
            let expected = count(expected, "parameter", "parameters");
            let text = format!("the operator must have {expected}, not {}", parameters.len());
            return Err(SyntaxError::new(name.place, text));
        }
        let body = self.expression()?;
        Ok(Function { name, parameters, body: Some(body) })
    }

    /// The symbol of an operator that is defined, and its precedence.
    fn operator(&mut self, is_binary: bool, place: Place) -> Parsed<Name> {
        let symbol = match *self.token() {
            Token::Symbol(symbol) if is_operator(symbol) && symbol != '=' => symbol,
            _ => return self.unexpected("an operator"),
        };
        let is_built_in = if is_binary { built_in(symbol).is_some() } else { symbol == '-' };
        if is_built_in {
            let text = format!("the operator '{symbol}' is built in");
            return Err(SyntaxError::new(self.place(), text));
        }
        self.advance();
        if !is_binary {
            self.operators.unary.push(symbol);
            return Ok(Name { text: format!("unary{symbol}"), place });
        }
        let precedence_place = self.place();
        let precedence = match *self.token() {
            Token::Number(number) => {
                self.advance();
                if number.fract() != 0.0 || !(1.0..=100.0).contains(&number) {
                    let text = "a precedence is an integer from 1 to 100";
                    return Err(SyntaxError::new(precedence_place, text));
                }
                number as u32
            }
            _ => 30,
        };
        self.operators.binary.insert(symbol, precedence);
        Ok(Name { text: format!("binary{symbol}"), place })
    }

    fn expression(&mut self) -> Parsed<Expr> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(SyntaxError::new(self.place(), "the expression is nested too deeply"));
        }
        let left = self.unary()?;
        let expr = self.binary(left, 1);
        self.depth -= 1;
        expr
    }

    fn boxed(&mut self) -> Parsed<Box<Expr>> {
        self.expression().map(Box::new)
    }

    /// The precedence of the next token, if it is a binary operator.
    fn precedence(&self) -> Option<(char, u32)> {
        let Token::Symbol(symbol) = *self.token() else { return None };
        let precedence = match symbol {
            '=' => ASSIGNMENT,
            _ => match built_in(symbol) {
                Some((_, precedence)) => precedence,
                None => *self.operators.binary.get(&symbol)?,
            },
        };
        Some((symbol, precedence))
    }

    /// The operators after `left` whose precedence is at least `lowest`.
    fn binary(&mut self, mut left: Expr, lowest: u32) -> Parsed<Expr> {
        // Each operator nests the tree once more.
        let mut operators = 0;
        while let Some((symbol, precedence)) = self.precedence().filter(|it| it.1 >= lowest) {
            let place = self.place();
            operators += 1;
            if operators + self.depth > MAX_DEPTH {
                return Err(SyntaxError::new(place, "the expression is nested too deeply"));
            }
            self.advance();
            if symbol == '=' {
                // `a = b = c` assigns to both.
                let value = self.unary()?;
                let value = self.binary(value, ASSIGNMENT)?;
                left = Self::assignment(left, Box::new(value), place)?;
                continue;
            }
            let mut right = self.unary()?;
            if self.precedence().is_some_and(|next| next.1 > precedence) {
                right = self.binary(right, precedence + 1)?;
            }
            let kind = match built_in(symbol) {
                Some((operator, _)) => ExprKind::Binary(operator, Box::new(left), Box::new(right)),
                None => ExprKind::Call(format!("binary{symbol}"), vec![left, right]),
            };
            left = Expr { kind, place };
        }
        Ok(left)
    }

    fn assignment(target: Expr, value: Box<Expr>, place: Place) -> Parsed<Expr> {
        let cannot = |place| SyntaxError::new(place, "cannot assign to this expression");
        let kind = match target.kind {
            ExprKind::Variable(text) => ExprKind::Assign(Name { text, place: target.place }, value),
            ExprKind::Element(array, indices) => match array.kind {
                ExprKind::Variable(text) => {
                    ExprKind::AssignElement(Name { text, place: array.place }, indices, value)
                }
                _ => return Err(cannot(array.place)),
            },
            _ => return Err(cannot(target.place)),
        };
        Ok(Expr { kind, place })
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let place = self.place();
        let symbol = match *self.token() {
            Token::Symbol(symbol) if symbol == '-' || self.operators.unary.contains(&symbol) => {
                symbol
            }
            _ => return self.postfix(),
        };
        self.advance();
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(SyntaxError::new(place, "the expression is nested too deeply"));
        }
        let operand = self.unary()?;
        self.depth -= 1;
        let kind = match symbol {
            '-' => ExprKind::Negate(Box::new(operand)),
            _ => ExprKind::Call(format!("unary{symbol}"), vec![operand]),
        };
        Ok(Expr { kind, place })
    }

    /// An expression, and the elements of it.
    fn postfix(&mut self) -> Parsed<Expr> {
        let expr = self.primary()?;
        let place = self.place();
        if !self.accept('[') {
            return Ok(expr);
        }
        let indices = self.list(']', Self::expression)?;
        Ok(Expr { kind: ExprKind::Element(Box::new(expr), indices), place })
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let place = self.place();
        let kind = match self.token().clone() {
            Token::Number(number) => {
                self.advance();
                ExprKind::Number(number)
            }
            Token::Name(name) => {
                self.advance();
                if self.accept('(') {
                    ExprKind::Call(name, self.list(')', Self::expression)?)
                } else {
                    ExprKind::Variable(name)
                }
            }
            Token::Symbol('(') => {
                self.advance();
                let expr = self.expression()?;
                self.expect(')')?;
                return Ok(expr);
            }
            Token::Symbol('{') => {
                self.advance();
                ExprKind::Block(self.block()?)
            }
            Token::Symbol('[') => {
                self.advance();
                self.array()?
            }
            Token::Keyword(Keyword::If) => {
                self.advance();
                let condition = self.boxed()?;
                self.expect_keyword(Keyword::Then)?;
                let then = self.boxed()?;
                self.expect_keyword(Keyword::Else)?;
                ExprKind::If(condition, then, self.boxed()?)
            }
            Token::Keyword(Keyword::For) => {
                self.advance();
                ExprKind::For(Box::new(self.for_loop()?))
            }
            Token::Keyword(Keyword::Var) => {
                self.advance();
                let mut variables = vec![self.variable()?];
                while self.accept(',') {
                    variables.push(self.variable()?);
                }
                self.expect_keyword(Keyword::In)?;
                ExprKind::Var(variables, self.boxed()?)
            }
            _ => return self.unexpected("an expression"),
        };
        Ok(Expr { kind, place })
    }

    fn block(&mut self) -> Parsed<Vec<Expr>> {
        let mut expressions = vec![self.expression()?];
        loop {
            let is_separated = self.accept(';');
            if self.accept('}') {
                return Ok(expressions);
            }
            if !is_separated {
                return self.unexpected("';' or '}'");
            }
            expressions.push(self.expression()?);
        }
    }

    /// An array after `[`.
    fn array(&mut self) -> Parsed<ExprKind> {
        let first = self.expression()?;
        if self.accept(';') {
            let place = self.place();
            let count = match *self.token() {
                Token::Number(number) if number.fract() == 0.0 && (1.0..=1e9).contains(&number) => {
                    number as u64
                }
                _ => {
                    let text = "the number of elements must be an integer from 1";
                    return Err(SyntaxError::new(place, text));
                }
            };
            self.advance();
            self.expect(']')?;
            return Ok(ExprKind::Fill(Box::new(first), count));
        }
        let mut elements = vec![first];
        if !self.accept(']') {
            if !self.accept(',') {
                return self.unexpected("',', ';' or ']'");
            }
            elements.extend(self.list(']', Self::expression)?);
        }
        Ok(ExprKind::Array(elements))
    }

    /// A variable after `var`, which is zero unless there is a value.
    fn variable(&mut self) -> Parsed<(Name, Expr)> {
        let name = self.name()?;
        let place = name.place;
        let zero = Expr { kind: ExprKind::Number(0.0), place };
        let value = if self.accept('=') { self.expression()? } else { zero };
        Ok((name, value))
    }

    /// A loop after `for`.
    fn for_loop(&mut self) -> Parsed<For> {
        let variable = self.name()?;
        self.expect('=')?;
        let start = self.expression()?;
        self.expect(',')?;
        let condition = self.expression()?;
        let place = self.place();
        let one = Expr { kind: ExprKind::Number(1.0), place };
        let step = if self.accept(',') { self.expression()? } else { one };
        self.expect_keyword(Keyword::In)?;
        Ok(For { variable, start, condition, step, body: self.expression()? })
    }
}
