// NegOfNeg
%0 = "test.value"() : () -> i32
%1 = "rules.neg"(%0) : (i32) -> i32
%2 = "rules.neg"(%1) : (i32) -> i32
"test.use"(%2) : (i32) -> ()
// -----
// FirstOfAdd
%0:3 = "test.values"() : () -> (i32, i32, i32)
%1 = "rules.add"(%0#0, %0#1) : (i32, i32) -> i32 loc("add")
%2 = "rules.sub"(%1, %0#2) : (i32, i32) -> i32 loc("sub")
"test.use"(%2) : (i32) -> ()
// -----
// SubOfSame
%0:2 = "test.values"() : () -> (i32, i32)
%1 = "rules.sub"(%0#0, %0#1) : (i32, i32) -> i32
%2 = "rules.sub"(%0#1, %0#1) : (i32, i32) -> i32
"test.use"(%2) : (i32) -> ()
// -----
// AddConstants
%0 = "test.value"() : () -> i32
%1 = "rules.const"() <{value = 3 : i32}> : () -> i32 loc("three")
%2 = "rules.const"() <{value = 4 : i32}> : () -> i32 loc("four")
%3 = "rules.const"() <{value = "text" : i32}> : () -> i32
%4 = "rules.add"(%0, %1) : (i32, i32) -> i32 loc("inner")
%5 = "rules.add"(%4, %2) : (i32, i32) -> i32 loc("outer")
%6 = "rules.add"(%0, %3) : (i32, i32) -> i32
%7 = "rules.add"(%6, %2) : (i32, i32) -> i32
%8 = "rules.add"(%4, %3) : (i32, i32) -> i32
"test.use"(%5) : (i32) -> ()
// -----
// CastOfCast
%0:2 = "test.values"() : () -> (i32, i64)
%1 = "rules.cast"(%0#0) : (i32) -> i32
%2 = "rules.cast"(%0#0) : (i32) -> i64
%3 = "rules.cast"(%0#1) : (i64) -> i64
"test.use"(%1, %2, %3) : (i32, i64, i64) -> ()
// -----
// CastWithoutUse
%0 = "test.value"() : () -> i32
%1 = "rules.neg"(%0) : (i32) -> i32
%2 = "rules.cast"(%1) : (i32) -> i64
%3 = "rules.cast"(%1) : (i32) -> i64
"test.use"(%3) : (i64) -> ()
// -----
// CastOfI1
%0:2 = "test.values"() : () -> (i1, i32)
%1 = "rules.cast"(%0#0) : (i1) -> i64
%2 = "rules.cast"(%0#1) : (i32) -> i64
"test.use"(%1, %2) : (i64, i64) -> ()
// -----
// TagTwice
%0 = "test.value"() : () -> i32
%1 = "rules.tag"(%0) <{number = 5 : i32, name = "a", size = 6 : i64}> : (i32) -> i32 loc("first")
%2 = "rules.tag"(%1) <{number = 1 : i32, flag}> : (i32) -> i32 loc("second")
%3 = "rules.tag"(%1) <{number = 2 : i32, flag}> : (i32) -> i32
%4 = "rules.tag"(%1) <{number = 1 : i32}> : (i32) -> i32
"test.use"(%2, %3, %4) : (i32, i32, i32) -> ()
// -----
// TagNumbers
%0 = "test.value"() : () -> i32
%1 = "rules.tag"(%0) <{number = 2 : i32, name = "a", size = 6 : i64}> : (i32) -> i32
%2 = "rules.tag"(%0) <{number = 2 : i32}> : (i32) -> i32
"test.use"(%1, %2) : (i32, i32) -> ()
// -----
// PaintRed
%0 = "test.value"() : () -> i32
%1 = "rules.paint"(%0) <{color = 1 : i32}> : (i32) -> i32
%2 = "rules.paint"(%0) <{color = 2 : i32}> : (i32) -> i32
"test.use"(%1, %2) : (i32, i32) -> ()
// -----
// AddOfNeg
%0:2 = "test.values"() : () -> (i32, i32)
%1 = "rules.neg"(%0#1) : (i32) -> i32
%2 = "rules.add"(%0#0, %1) : (i32, i32) -> i32
%3 = "rules.add"(%1, %0#0) : (i32, i32) -> i32
%4 = "rules.add"(%0#0, %0#1) : (i32, i32) -> i32
"test.use"(%2, %3, %4) : (i32, i32, i32) -> ()
// -----
// PairOfNeg
%0 = "test.value"() : () -> i32
%1 = "rules.neg"(%0) : (i32) -> i32
%2:2 = "rules.pair"(%1) : (i32) -> (i32, i32)
"test.use"(%2#0, %2#1) : (i32, i32) -> ()
// -----
// PairIsTwo
%0 = "test.value"() : () -> i32
%1:2 = "rules.pair"(%0) : (i32) -> (i32, i32)
"test.use"(%1#0, %1#1) : (i32, i32) -> ()
// -----
// ListOfTwo
%0:2 = "test.values"() : () -> (i32, i32)
%1 = "rules.neg"(%0#1) : (i32) -> i32
%2 = "rules.list"(%0#0, %1) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
%3 = "rules.list"(%0#0, %1, %0#1) <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i32, i32) -> i32
%4 = "rules.list"(%0#0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
%5 = "rules.list"(%0#1, %1) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
"test.use"(%2, %3, %4, %5) : (i32, i32, i32, i32) -> ()
// -----
// ManyIsMany
%0:2 = "test.values"() : () -> (i32, i64)
%1:3 = "rules.many"(%0#0, %0#1) : (i32, i64) -> (i32, i64, i8)
"test.use"(%1#0, %1#1, %1#2) : (i32, i64, i8) -> ()
// -----
// SinkOfNeg
%0 = "test.value"() : () -> i32
%1 = "rules.neg"(%0) : (i32) -> i32
"rules.sink"(%1) : (i32) -> ()
// -----
// Located
%0 = "test.value"() : () -> i32 loc("value")
%1:2 = "rules.pair"(%0) : (i32) -> (i32, i32) loc("pair")
%2 = "rules.cast"(%1#0) : (i32) -> i16 loc("cast")
"test.use"(%2) : (i16) -> ()
// -----
// AddOfBoth
%0:3 = "test.values"() : () -> (i32, i32, i32)
%1 = "rules.neg"(%0#1) : (i32) -> i32 loc("inner neg")
%2 = "rules.sub"(%0#0, %1) : (i32, i32) -> i32 loc("sub")
%3 = "rules.neg"(%0#2) : (i32) -> i32 loc("neg")
%4 = "rules.add"(%2, %3) : (i32, i32) -> i32 loc("add")
%5 = "rules.add"(%3, %2) : (i32, i32) -> i32 loc("add")
%6 = "rules.add"(%3, %3) : (i32, i32) -> i32
"test.use"(%4, %5, %6) : (i32, i32, i32) -> ()
// -----
// CastOfInfer
%0 = "test.value"() : () -> i8
%1 = "rules.infer"(%0) : (i8) -> i8
%2 = "rules.cast"(%1) : (i8) -> i64
"test.use"(%2) : (i64) -> ()
// -----
// InferOfInfer
%0 = "test.value"() : () -> i8
%1 = "rules.infer"(%0) : (i8) -> i8
%2 = "rules.infer"(%1) : (i8) -> i8
"test.use"(%2) : (i8) -> ()
// -----
// ListOfNone
%0 = "test.value"() : () -> i32
%1 = "rules.list"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> i32
%2 = "rules.list"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
%3 = "rules.list"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
"test.use"(%1, %2, %3) : (i32, i32, i32) -> ()
// -----
// ListsOfOne
%0:3 = "test.values"() : () -> (i1, i2, i3)
%1:2 = "rules.lists"(%0#0, %0#1, %0#2, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i2, i3, i3) -> (i2, i1)
%2:2 = "rules.lists"(%0#0, %0#1, %0#2, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i2, i3, i2) -> (i2, i1)
"test.use"(%1#0, %1#1) : (i2, i1) -> ()
// -----
// ManyOfAdd
%0:3 = "test.values"() : () -> (i32, i32, i64)
%1 = "rules.add"(%0#0, %0#1) : (i32, i32) -> i32
%2:2 = "rules.many"(%1, %0#2) : (i32, i64) -> (i32, i64)
%3:2 = "rules.many"(%0#2, %1) : (i64, i32) -> (i32, i64)
"test.use"(%2#0, %2#1, %3#0) : (i32, i64, i32) -> ()
// -----
// NegOfParts
%0:2 = "test.values"() : () -> (i32, i64)
%1 = "rules.tag"(%0#0) <{number = 5 : i32}> : (i32) -> i32
%2 = "rules.neg"(%1) : (i32) -> i32
%3 = "rules.tag"(%0#1) <{number = 5 : i32}> : (i64) -> i64
%4 = "rules.neg"(%3) : (i64) -> i64
%5 = "rules.neg"(%4) : (i64) -> i64
"test.use"(%2, %5) : (i32, i64) -> ()
// -----
// NumberTwice
%0 = "test.value"() : () -> i32
%1 = "rules.number"(%0) <{number = 4 : i64}> : (i32) -> i32
%2 = "rules.number"(%1) <{number = 1 : i64}> : (i32) -> i32
%3 = "rules.number"(%2) <{number = 2 : i64}> : (i32) -> i32
"test.use"(%2, %3) : (i32, i32) -> ()
// -----
// NumberTwo
%0 = "test.value"() : () -> i32
%1 = "rules.number"(%0) <{number = 2 : i64}> : (i32) -> i32
%2 = "rules.number"(%1) <{number = 1 : i64}> : (i32) -> i32
"test.use"(%2) : (i32) -> ()
// -----
// PairOfPair
%0 = "test.value"() : () -> i32
%1:2 = "rules.pair"(%0) : (i32) -> (i32, i32) loc("inner")
%2:2 = "rules.pair"(%1#1) : (i32) -> (i32, i32) loc("outer")
"test.use"(%2#0, %2#1) : (i32, i32) -> ()
// -----
// PairTwice
%0:2 = "test.values"() : () -> (i32, i32) loc("values")
%1 = "rules.add"(%0#0, %0#1) : (i32, i32) -> i32
%2:2 = "rules.pair"(%1) : (i32) -> (i32, i32)
"test.use"(%2#0, %2#1) : (i32, i32) -> ()
// -----
// SinkOf
%0 = "test.value"() : () -> i32
%1 = "rules.add"(%0, %0) : (i32, i32) -> i32
"rules.sink"(%1) : (i32) -> ()
// -----
// SubOfPair
%0 = "test.value"() : () -> i32
%1:2 = "rules.pair"(%0) : (i32) -> (i32, i32)
%2 = "rules.sub"(%1#0, %0) : (i32, i32) -> i32
"test.use"(%2) : (i32) -> ()
// -----
// SubOfTag
%0 = "test.value"() : () -> i32
%1 = "rules.tag"(%0) <{number = 5 : i32}> : (i32) -> i32
%2 = "rules.sub"(%1, %0) : (i32, i32) -> i32
"test.use"(%2) : (i32) -> ()
// -----
// GeneratedConvert0
%0 = "test.value"() : () -> i32
%1 = "rules.sub"(%0, %0) : (i32, i32) -> i32
"rules.sink"(%1) : (i32) -> ()
// -----
// NegOfBuilt
%0 = "test.value"() : () -> i32
%1 = "rules.built"(%0, %0) <{number = 5 : i32}> : (i32, i32) -> i32
%2 = "rules.neg"(%1) : (i32) -> i32
"test.use"(%2) : (i32) -> ()
// -----
// ListOfThree
%0:2 = "test.values"() : () -> (i32, i32)
%1 = "rules.list"(%0#0, %0#0, %0#1) <{operandSegmentSizes = array<i32: 3, 0>}> : (i32, i32, i32) -> i32
%2 = "rules.list"(%0#0, %0#0, %0#0) <{operandSegmentSizes = array<i32: 3, 0>}> : (i32, i32, i32) -> i32
%3 = "rules.list"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
"test.use"(%1, %2, %3) : (i32, i32, i32) -> ()
// -----
// SizedTwice
%0 = "test.value"() : () -> i32
%1 = "rules.sized"(%0) : (i32) -> i32
%2 = "rules.sized"(%1) <{size = 8 : i64}> : (i32) -> i32
%3 = "rules.sized"(%1) <{size = 7 : i64}> : (i32) -> i32
%4 = "rules.sized"(%2) : (i32) -> i32
"test.use"(%3, %4) : (i32, i32) -> ()
// -----
// PaintGreen
%0 = "test.value"() : () -> i32
%1 = "rules.paint"(%0) <{color = 1 : i32}> : (i32) -> i32
%2 = "rules.paint"(%0) <{color = 2 : i32}> : (i32) -> i32
"test.use"(%1, %2) : (i32, i32) -> ()
// -----
// TextTwice
%0 = "test.value"() : () -> i32
%1 = "rules.text"(%0) <{text = "ab", list = [1, 2], note = ["c"], number = 1 : i64}> : (i32) -> i32
%2 = "rules.text"(%1) <{text = "a", list = [1, 2], number = 1 : i64}> : (i32) -> i32
%3 = "rules.text"(%1) <{text = "", list = [], number = 1 : i64}> : (i32) -> i32
"test.use"(%2, %3) : (i32, i32) -> ()
