    /// `AddConstants`: peephole.td:14.
    pub fn add_constants(op: rt::OpOf<AddOp<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
        let root = r.get(op);
        let Some(add) = rt::defining_op(*root.lhs()) else {
            let reason = "There's no operation that defines operand 0 of castedOp0";
            return r.no_match(op, reason);
        };
        let Some(add) = add.dyn_cast::<AddOp<'_>>() else {
            return r.no_match(op, "castedOp1 is not ::rules::AddOp type");
        };
        if rt::repeats(r.op(op), *add) {
            return r.no_match(op, "the second operation uses its own result");
        }
        let x = *add.lhs();
        let Some(def) = rt::defining_op(*add.rhs()) else {
            let reason = "There's no operation that defines operand 1 of castedOp1";
            return r.no_match(op, reason);
        };
        let Some(a) = rt::matchers::constant_attr(def.result(0)) else {
            return r.no_match(op, "ConstantLikeMatcher return ::mlir::failure");
        };
        if !AP_INT_ATTR.accepts_attr(a) {
            let reason = "operand 0 of native code call 'ConstantLikeMatcher' failed to satisfy constraint: 'arbitrary integer attribute'";
            return r.no_match(op, reason);
        }
        if rt::repeats(r.op(op), def) {
            return r.no_match(op, "the second operation uses its own result");
        }
        let Some(def_2) = rt::defining_op(*root.rhs()) else {
            let reason = "There's no operation that defines operand 1 of castedOp0";
            return r.no_match(op, reason);
        };
        let Some(b) = rt::matchers::constant_attr(def_2.result(0)) else {
            return r.no_match(op, "ConstantLikeMatcher return ::mlir::failure");
        };
        if !AP_INT_ATTR.accepts_attr(b) {
            let reason = "operand 0 of native code call 'ConstantLikeMatcher' failed to satisfy constraint: 'arbitrary integer attribute'";
            return r.no_match(op, reason);
        }
        if rt::repeats(r.op(op), def_2) {
            return r.no_match(op, "the second operation uses its own result");
        }
        let locations = rt::locations([*root, def]);
        let ctx = r.ctx().clone();
        let (x, a, b) = (
            x.handle(),
            rt::attr_in::<rt::IntegerAttr<'_>>(&ctx, a),
            rt::attr_in::<rt::IntegerAttr<'_>>(&ctx, b),
        );
        let [x] = rt::remapped(r, op, [x])?;
        rt::fuse_locations(r, &locations);
        let made = crate::sum(r, a, b);
        let const_ = r.new_op::<ConstOp<'_>>().set_value(made).build();
        let add_2 = r.new_op::<AddOp<'_>>().set_lhs(x).set_rhs(const_).build();
        r.replace_op_with(op, add_2);
        Some(())
    }

    /// `AddOfNeg`: peephole.td:38.
    pub fn add_of_neg(op: rt::OpOf<AddOp<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
        let root = r.get(op);
        let found = rt::either(
            *root.lhs(),
            *root.rhs(),
            |first, second| {
                let x = first;
                let Some(neg) = rt::defining_op(second) else {
                    return Err("There's no operation that defines operand 1 of castedOp0");
                };
                let Some(neg) = neg.dyn_cast::<NegOp<'_>>() else {
                    return Err("castedOp1 is not ::rules::NegOp type");
                };
                let y = *neg.value();
                Ok((x, neg, y))
            },
        );
        let (x, neg, y) = match found {
            Ok(found) => found,
            Err(reasons) => return rt::neither(r, op, reasons),
        };
        let locations = rt::locations([*root, *neg]);
        let (x, y) = (x.handle(), y.handle());
        let [x, y] = rt::remapped(r, op, [x, y])?;
        rt::fuse_locations(r, &locations);
        let sub = r.new_op::<SubOp<'_>>().set_lhs(x).set_rhs(y).build();
        r.replace_op_with(op, sub);
        Some(())
    }

    /// `ListsOfOne`: peephole.td:94.
    pub fn lists_of_one(op: rt::OpOf<ListsOp<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
        let root = r.get(op);
        let first = root.first();
        if first.len() != 1 {
            return r.no_match(op, "operand 0 of op 'rules.lists' does not have 1 values");
        }
        let a = rt::element(&first, 0);
        let middle = *root.middle();
        let operands = root.last();
        if operands.len() != 2 {
            return r.no_match(op, "operand 2 of op 'rules.lists' does not have 2 values");
        }
        let b = rt::element(&operands, 0);
        let b_2 = rt::element(&operands, 1);
        if b != b_2 {
            return r.no_match(op, "Operands 'b' and 'b0' must be equal");
        }
        let (first, a, middle, b) = (first.handles(), a.handle(), middle.handle(), b.handle());
        let [a, middle, b] = rt::remapped(r, op, [a, middle, b])?;
        let first = rt::remapped_values(r, op, first)?;
        let neg = r.new_op::<NegOp<'_>>().set_value(b).build();
        let values: [rt::Value; 3] = [middle, neg.result(0), b];
        let ty = rt::type_of(r, middle);
        let ty_2 = rt::type_of(r, a);
        let lists = r
            .new_op::<ListsOp<'_>>()
            .set_first(&first)
            .set_middle(a)
            .set_last(&values)
            .with_types([ty, ty_2])
            .build();
        r.new_op::<SinkOp<'_>>().set_value(lists.result(0)).build();
        let results = rt::result_group(r, lists, 1);
        let values_2 = [&[middle][..], &results[..]].concat();
        r.replace_op(op, &values_2);
        Some(())
    }

    /// `Located`: peephole.td:55.
    pub fn located(op: rt::OpOf<CastOp<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
        let cast = r.get(op);
        let Some(pair) = rt::defining_op(cast.value()) else {
            let reason = "There's no operation that defines operand 0 of castedOp0";
            return r.no_match(op, reason);
        };
        let Some(pair) = pair.dyn_cast::<PairOp<'_>>() else {
            return r.no_match(op, "castedOp1 is not ::rules::PairOp type");
        };
        let x = *pair.value();
        let locations = rt::locations([*cast, *pair]);
        let ctx = r.ctx().clone();
        let (cast, pair, x) = (
            rt::op_handle::<CastOp<'static>>(*cast),
            rt::op_handle::<PairOp<'static>>(*pair),
            x.handle(),
        );
        let [x] = rt::remapped(r, op, [x])?;
        rt::fuse_locations(r, &locations);
        let loc = rt::named_location(r, "named");
        let sink = r.new_op::<SinkOp<'_>>().set_value(x).with_loc(loc).build();
        let loc_2 = rt::location_of(r, x);
        let sink_2 = r
            .new_op::<SinkOp<'_>>()
            .set_value(pair.result(0))
            .with_loc(loc_2)
            .build();
        let loc_3 = rt::fused_location(r, &[rt::location_of(r, cast), rt::location_of(r, x)], Some("both"));
        let sink_3 = r
            .new_op::<SinkOp<'_>>()
            .set_value(pair.result(1))
            .with_loc(loc_3)
            .build();
        let loc_4 = rt::location_of(r, cast);
        let Some(ty) = rt::constructed(|| rt::IntegerType::get(&ctx, 64)) else {
            return rt::undo(r, op, &[sink.into(), sink_2.into(), sink_3.into()], rt::CANNOT_EXIST);
        };
        let cast_2 = r.new_op::<CastOp<'_>>().set_value(x).with_types([ty]).build();
        let types = rt::result_types(r, op, 0..1)?;
        let cast_3 = r
            .new_op::<CastOp<'_>>()
            .set_value(cast_2)
            .with_types(types)
            .with_loc(loc_4)
            .build();
        r.replace_op_with(op, cast_3);
        Some(())
    }

    /// `NegOfBuilt`: peephole.td:113.
    pub fn neg_of_built(op: rt::OpOf<NegOp<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
        let root = r.get(op);
        let Some(built) = rt::defining_op(*root.value()) else {
            let reason = "There's no operation that defines operand 0 of castedOp0";
            return r.no_match(op, reason);
        };
        let Some(built) = built.dyn_cast::<BuiltOp<'_>>() else {
            return r.no_match(op, "castedOp1 is not ::rules::BuiltOp type");
        };
        let x = *built.value();
        let operands = built.others();
        if operands.len() != 1 {
            return r.no_match(op, "operand 1 of op 'rules.built' does not have 1 values");
        }
        let y = rt::element(&operands, 0);
        let n = built.number_attr();
        let locations = rt::locations([*root, *built]);
        let ctx = r.ctx().clone();
        let (x, y, n) = (x.handle(), y.handle(), n.handle());
        let [x, y] = rt::remapped(r, op, [x, y])?;
        rt::fuse_locations(r, &locations);
        let loc = rt::named_location(r, "built");
        let values: [rt::Value; 2] = [y, x];
        let attr = rt::IntegerAttr::get(&ctx, rt::IntegerType::get(&ctx, 32), 1 as i64);
        let built_2 = <BuiltOp<'_>>::build_from_value(r, x, &values, attr.into());
        let values_2: [rt::Value; 0] = [];
        let built_3 = rt::at_location(r, loc, |r| <BuiltOp<'_>>::build_from_value(r, built_2.result(0), &values_2, n));
        let types = rt::result_types(r, op, 0..1)?;
        let cast = r.new_op::<CastOp<'_>>().set_value(built_3).with_types(types).build();
        r.replace_op_with(op, cast);
        Some(())
    }

    /// `TagNumbers`: peephole.td:28.
    pub fn tag_numbers(op: rt::OpOf<TagOp<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
        let root = r.get(op);
        let x = *root.value();
        let n = root.number_attr();
        if !CONSTANT_ATTRIBUTE_2ATTR.accepts_attr(*n) {
            let reason = "op 'rules.tag' attribute 'number' failed to satisfy constraint: 'constant attribute 2'";
            return r.no_match(op, reason);
        }
        let name = root.name_attr();
        if !name.is_some_and(|it| STR_ATTR.accepts_attr(*it)) {
            let reason = "op 'rules.tag' attribute 'name' failed to satisfy constraint: 'string attribute'";
            return r.no_match(op, reason);
        }
        let size = root.size_attr();
        let ctx = r.ctx().clone();
        let (x, name, size) = (x.handle(), name.map(|it| rt::attr_in::<rt::StringAttr<'_>>(&ctx, it)), size.handle());
        let [x] = rt::remapped(r, op, [x])?;
        let made = crate::longer(&ctx, name);
        let tag = r
            .new_op::<TagOp<'_>>()
            .set_value(x)
            .set_number(3)
            .set_name_attr(Some(made.into()))
            .set_size_attr(size)
            .set_flag(true)
            .build();
        r.replace_op_with(op, tag);
        Some(())
    }
