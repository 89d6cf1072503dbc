//! The syntax tree to IR: functions of `func`, control flow of `scf`, all else of `ks`. Types are not known yet.

use std::collections::BTreeMap;
use std::sync::Arc;

use ods::arith::ConstantOp;
use ods::func::{CallOp, FuncOp, ReturnOp};
use ods::scf::{ConditionOp, IfOp, WhileOp, YieldOp};
use ods_runtime::prelude::*;
use ods_runtime::types::FunctionType;

use crate::inference::{count, number};
use crate::ks::{
    AddOp, ArrayOp, DivOp, ElementOp, FillOp, LengthOp, LessOp, LoadElementOp, LoadOp, MulOp,
    NegateOp, NumberOp, PrintOp, PutOp, RefType, StoreElementOp, StoreOp, SubOp, TruthOp, ValueOp,
    ValueType, VariableOp,
};
use crate::syntax::tree::{Expr, ExprKind, For, Function, Name, Operator, Program};
use crate::syntax::{Place, SyntaxError};

/// The functions that are operations.
const BUILT_IN: [&str; 3] = ["length", "print", "put"];

/// The function that evaluates the expressions of a program.
pub const MAIN: &str = "main";

/// What becomes of the values of the expressions of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// They are not used.
    Discard,
    /// Each is written as a line.
    Print,
}

/// Creates the module of a program, whose text is the file `file`.
///
/// # Errors
///
/// If a name is unknown or defined twice, or a call does not fit a function.
pub fn generate(
    ctx: &Arc<Context>,
    file: &str,
    program: &Program,
    values: Values,
) -> Result<Ir, SyntaxError> {
    let mut functions = BTreeMap::new();
    for function in &program.functions {
        let name = function.name.text.as_str();
        if BUILT_IN.contains(&name) || name == MAIN {
            let text = format!("the name '{name}' is reserved");
            return Err(SyntaxError::new(function.name.place, text));
        }
        if functions.insert(name, function).is_some() {
            let text = format!("the function '{name}' is defined twice");
            return Err(SyntaxError::new(function.name.place, text));
        }
    }
    let mut ir = ModuleOp::create(ctx);
    let module = ir.root().expect("a module").handle();
    ir.set_loc(module, Location::file_line_col(ctx, file, 1, 1));
    let mut b = OpBuilder::in_root(&mut ir);
    for function in &program.functions {
        Generator { b: b.reborrow(), file, functions: &functions, scope: Vec::new() }
            .function(function)?;
    }
    Generator { b, file, functions: &functions, scope: Vec::new() }.main(program, values)?;
    Ok(ir)
}

/// What a name stands for.
#[derive(Clone, Copy)]
enum Binding {
    /// A parameter that is never assigned.
    Value(Value),
    Variable(Value),
}

struct Generator<'a> {
    b: OpBuilder<'a>,
    file: &'a str,
    functions: &'a BTreeMap<&'a str, &'a Function>,
    /// The names in scope, the innermost ones last.
    scope: Vec<(&'a str, Binding)>,
}

impl<'a> Generator<'a> {
    fn set_place(&mut self, place: Place) {
        let loc = Location::file_line_col(self.b.ctx(), self.file, place.line, place.column);
        self.b.set_loc(loc);
    }

    fn value_type(&self) -> Type {
        ValueType::get(self.b.ctx()).handle()
    }

    fn ref_type(&self) -> Type {
        RefType::get(self.b.ctx(), self.value_type()).handle()
    }

    fn number(&mut self, value: f64) -> Value {
        let ctx = Arc::clone(self.b.ctx());
        let attr = FloatAttr::get(&ctx, number(&ctx), value);
        ConstantOp::build(&mut self.b, attr).into()
    }

    fn function(&mut self, function: &'a Function) -> Result<(), SyntaxError> {
        self.set_place(function.name.place);
        let ctx = Arc::clone(self.b.ctx());
        let ty = if function.body.is_some() { self.value_type() } else { number(&ctx) };
        let parameters = vec![ty; function.parameters.len()];
        let ty = FunctionType::get(&ctx, &parameters, &[ty]);
        let op = FuncOp::build(&mut self.b, &function.name.text, ty);
        self.b.ir_mut().edit::<FuncOp<'_>>(op).set_sym_visibility(Some("private"));
        let Some(body) = &function.body else { return Ok(()) };
        let outside = self.b.insert_point();
        let region = self.b.get(op).body().handle();
        let entry = self.b.create_block(region, parameters);
        let arguments = self.b.block(entry).argument_handles().to_vec();
        for (parameter, argument) in function.parameters.iter().zip(arguments) {
            if self.scope.iter().any(|(name, _)| *name == parameter.text) {
                let text = format!("the parameter '{}' exists twice", parameter.text);
                return Err(SyntaxError::new(parameter.place, text));
            }
            self.set_place(parameter.place);
            let binding = match is_assigned(&parameter.text, body) {
                true => {
                    let ty = self.ref_type();
                    Binding::Variable(VariableOp::build(&mut self.b, ty, argument).into())
                }
                false => Binding::Value(argument),
            };
            self.scope.push((&parameter.text, binding));
        }
        let result = self.expr(body)?;
        self.set_place(function.name.place);
        let result = self.untyped(result);
        ReturnOp::build(&mut self.b, &[result]);
        self.b.set_insert_point(outside);
        Ok(())
    }

    fn main(&mut self, program: &'a Program, values: Values) -> Result<(), SyntaxError> {
        self.set_place(
            program.expressions.first().map_or(Place { line: 1, column: 1 }, |it| it.place),
        );
        let ctx = Arc::clone(self.b.ctx());
        let i32 = IntegerType::get(&ctx, 32).handle();
        let op = FuncOp::build(&mut self.b, MAIN, FunctionType::get(&ctx, &[], &[i32]));
        let region = self.b.get(op).body().handle();
        self.b.create_block(region, NO_ARGS);
        for expr in &program.expressions {
            let value = self.expr(expr)?;
            if values == Values::Print {
                self.set_place(expr.place);
                PrintOp::build(&mut self.b, value);
            }
        }
        let zero = IntegerAttr::get(&ctx, ctx.type_ref(i32).cast::<IntegerType<'_>>(), 0);
        let zero = ConstantOp::build(&mut self.b, zero).into();
        ReturnOp::build(&mut self.b, &[zero]);
        Ok(())
    }

    fn binding(&self, name: &str, place: Place) -> Result<Binding, SyntaxError> {
        let found = self.scope.iter().rev().find(|(known, _)| *known == name);
        let unknown = || SyntaxError::new(place, format!("unknown variable '{name}'"));
        found.map(|(_, binding)| *binding).ok_or_else(unknown)
    }

    /// The variable with a name; parameters that are assigned are variables.
    fn variable(&self, name: &Name) -> Result<Value, SyntaxError> {
        match self.binding(&name.text, name.place)? {
            Binding::Variable(variable) | Binding::Value(variable) => Ok(variable),
        }
    }

    fn exprs(&mut self, exprs: &'a [Expr]) -> Result<Vec<Value>, SyntaxError> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    /// An expression that must be a number.
    fn number_of(&mut self, expr: &'a Expr) -> Result<Value, SyntaxError> {
        let value = self.expr(expr)?;
        self.set_place(expr.place);
        Ok(NumberOp::build(&mut self.b, value).into())
    }

    fn numbers(&mut self, exprs: &'a [Expr]) -> Result<Vec<Value>, SyntaxError> {
        exprs.iter().map(|expr| self.number_of(expr)).collect()
    }

    /// A value as functions and branches take it, whose types are not known.
    fn untyped(&mut self, value: Value) -> Value {
        let ty = self.value_type();
        if self.b.value(value).ty().handle() == ty {
            return value;
        }
        ValueOp::build(&mut self.b, ty, value).into()
    }

    fn condition(&mut self, expr: &'a Expr) -> Result<Value, SyntaxError> {
        let number = self.number_of(expr)?;
        Ok(TruthOp::build(&mut self.b, number).into())
    }

    fn expr(&mut self, expr: &'a Expr) -> Result<Value, SyntaxError> {
        let ty = self.value_type();
        Ok(match &expr.kind {
            ExprKind::Number(value) => {
                self.set_place(expr.place);
                self.number(*value)
            }
            ExprKind::Variable(name) => {
                self.set_place(expr.place);
                match self.binding(name, expr.place)? {
                    Binding::Value(value) => value,
                    Binding::Variable(variable) => LoadOp::build(&mut self.b, ty, variable).into(),
                }
            }
            ExprKind::Array(elements) => {
                let elements = self.exprs(elements)?;
                self.set_place(expr.place);
                ArrayOp::build(&mut self.b, ty, &elements).into()
            }
            ExprKind::Fill(element, count) => {
                let element = self.expr(element)?;
                self.set_place(expr.place);
                FillOp::build(&mut self.b, ty, element, *count).into()
            }
            ExprKind::Negate(operand) => {
                let operand = self.expr(operand)?;
                self.set_place(expr.place);
                NegateOp::build(&mut self.b, ty, operand).into()
            }
            ExprKind::Binary(operator, lhs, rhs) => {
                let (lhs, rhs) = (self.expr(lhs)?, self.expr(rhs)?);
                self.set_place(expr.place);
                let b = &mut self.b;
                match operator {
                    Operator::Less => LessOp::build(b, ty, lhs, rhs).into(),
                    Operator::Add => AddOp::build(b, ty, lhs, rhs).into(),
                    Operator::Sub => SubOp::build(b, ty, lhs, rhs).into(),
                    Operator::Mul => MulOp::build(b, ty, lhs, rhs).into(),
                    Operator::Div => DivOp::build(b, ty, lhs, rhs).into(),
                }
            }
            ExprKind::Call(name, arguments) => self.call(name, arguments, expr.place)?,
            ExprKind::Element(array, indices) => self.element(array, indices, expr.place)?,
            ExprKind::Assign(name, value) => {
                let value = self.expr(value)?;
                let variable = self.variable(name)?;
                self.set_place(expr.place);
                StoreOp::build(&mut self.b, value, variable);
                value
            }
            ExprKind::AssignElement(name, indices, value) => {
                let indices = self.numbers(indices)?;
                let value = self.number_of(value)?;
                let variable = self.variable(name)?;
                self.set_place(expr.place);
                StoreElementOp::build(&mut self.b, value, variable, &indices);
                value
            }
            ExprKind::If(condition, then, otherwise) => {
                let condition = self.condition(condition)?;
                self.set_place(expr.place);
                let op = IfOp::build(&mut self.b, &[ty], condition);
                for (region, branch) in [(0, then), (1, otherwise)] {
                    self.region(op.op(), region, |this| {
                        let value = this.expr(branch)?;
                        let value = this.untyped(value);
                        YieldOp::build(&mut this.b, &[value]);
                        Ok(())
                    })?;
                }
                self.b.result(op, 0)
            }
            ExprKind::For(statement) => self.for_loop(statement, expr.place)?,
            ExprKind::Var(variables, body) => {
                let outer = self.scope.len();
                for (name, value) in variables {
                    let value = self.expr(value)?;
                    self.add_variable(name, value);
                }
                let value = self.expr(body)?;
                self.scope.truncate(outer);
                value
            }
            ExprKind::Block(exprs) => {
                let values = self.exprs(exprs)?;
                // The parser rejects a block without expressions.
                values[values.len() - 1]
            }
        })
    }

    /// Adds a block to a region, which `body` fills.
    fn region(
        &mut self,
        op: Op,
        index: usize,
        body: impl FnOnce(&mut Self) -> Result<(), SyntaxError>,
    ) -> Result<(), SyntaxError> {
        let outside = self.b.insert_point();
        let region = self.b.op(op).region(index).handle();
        self.b.create_block(region, NO_ARGS);
        body(self)?;
        self.b.set_insert_point(outside);
        Ok(())
    }

    fn add_variable(&mut self, name: &'a Name, value: Value) {
        self.set_place(name.place);
        let ty = self.ref_type();
        let variable = VariableOp::build(&mut self.b, ty, value).into();
        self.scope.push((&name.text, Binding::Variable(variable)));
    }

    fn call(
        &mut self,
        name: &'a str,
        arguments: &'a [Expr],
        place: Place,
    ) -> Result<Value, SyntaxError> {
        let ty = self.value_type();
        let function = self.functions.get(name);
        let expected = match function {
            Some(function) => function.parameters.len(),
            None if BUILT_IN.contains(&name) => 1,
            None => return Err(SyntaxError::new(place, format!("unknown function '{name}'"))),
        };
        if arguments.len() != expected {
            let expected = count(expected, "argument", "arguments");
            let text = format!("the function '{name}' takes {expected}, not {}", arguments.len());
            return Err(SyntaxError::new(place, text));
        }
        Ok(match (name, function) {
            ("length", _) => {
                let array = self.expr(&arguments[0])?;
                self.set_place(place);
                LengthOp::build(&mut self.b, ty, array).into()
            }
            ("print", _) => {
                let value = self.expr(&arguments[0])?;
                self.set_place(place);
                PrintOp::build(&mut self.b, value);
                value
            }
            ("put", _) => {
                let code = self.number_of(&arguments[0])?;
                self.set_place(place);
                PutOp::build(&mut self.b, code);
                code
            }
            (_, Some(Function { body: None, .. })) => {
                let arguments = self.numbers(arguments)?;
                self.set_place(place);
                let ty = number(self.b.ctx());
                CallOp::build(&mut self.b, name, &[ty], &arguments).result(0)
            }
            _ => {
                let mut arguments = self.exprs(arguments)?;
                self.set_place(place);
                for argument in &mut arguments {
                    *argument = self.untyped(*argument);
                }
                CallOp::build(&mut self.b, name, &[ty], &arguments).result(0)
            }
        })
    }

    /// Of a variable, only the element is read.
    fn element(
        &mut self,
        array: &'a Expr,
        indices: &'a [Expr],
        place: Place,
    ) -> Result<Value, SyntaxError> {
        let ty = self.value_type();
        if let ExprKind::Variable(name) = &array.kind
            && let Binding::Variable(variable) = self.binding(name, array.place)?
        {
            let indices = self.numbers(indices)?;
            self.set_place(place);
            return Ok(LoadElementOp::build(&mut self.b, ty, variable, &indices).into());
        }
        let array = self.expr(array)?;
        let indices = self.numbers(indices)?;
        self.set_place(place);
        Ok(ElementOp::build(&mut self.b, ty, array, &indices).into())
    }

    /// A loop, whose value is 0.
    fn for_loop(&mut self, statement: &'a For, place: Place) -> Result<Value, SyntaxError> {
        let outer = self.scope.len();
        let start = self.expr(&statement.start)?;
        self.add_variable(&statement.variable, start);
        let variable = self.variable(&statement.variable)?;
        self.set_place(place);
        let op = WhileOp::build(&mut self.b, &[], &[]);
        self.region(op.op(), 0, |this| {
            let condition = this.condition(&statement.condition)?;
            this.set_place(place);
            ConditionOp::build(&mut this.b, condition, &[]);
            Ok(())
        })?;
        self.region(op.op(), 1, |this| {
            this.expr(&statement.body)?;
            let step = this.expr(&statement.step)?;
            this.set_place(place);
            let ty = this.value_type();
            let old = LoadOp::build(&mut this.b, ty, variable);
            let new = AddOp::build(&mut this.b, ty, old, step);
            StoreOp::build(&mut this.b, new, variable);
            YieldOp::build(&mut this.b, &[]);
            Ok(())
        })?;
        self.scope.truncate(outer);
        self.set_place(place);
        Ok(self.number(0.0))
    }
}

/// Whether an expression assigns to a name, which may be that of another variable inside of it.
fn is_assigned(name: &str, expr: &Expr) -> bool {
    let any = |exprs: &[Expr]| exprs.iter().any(|expr| is_assigned(name, expr));
    let is = |expr: &Expr| is_assigned(name, expr);
    match &expr.kind {
        ExprKind::Number(_) | ExprKind::Variable(_) => false,
        ExprKind::Array(exprs) | ExprKind::Call(_, exprs) | ExprKind::Block(exprs) => any(exprs),
        ExprKind::Fill(operand, _) | ExprKind::Negate(operand) => is(operand),
        ExprKind::Binary(_, lhs, rhs) => is(lhs) || is(rhs),
        ExprKind::Element(array, indices) => is(array) || any(indices),
        ExprKind::Assign(target, value) => target.text == name || is(value),
        ExprKind::AssignElement(target, indices, value) => {
            target.text == name || any(indices) || is(value)
        }
        ExprKind::If(condition, then, otherwise) => is(condition) || is(then) || is(otherwise),
        ExprKind::For(it) => [&it.start, &it.condition, &it.step, &it.body].into_iter().any(is),
        ExprKind::Var(variables, body) => variables.iter().any(|(_, value)| is(value)) || is(body),
    }
}
