my.numbers -1 2 65535 true marked "text" maybe 4 three 5 6 [7, -8]
my.numbers 0 0 0 false "" 1 []
my.numbers 0 0 0 false "" maybe 0 three 3 1 []
// -----
my.numbers 0 0 0 false "" 0 []
// -----
my.numbers 0 0 70000 false "" 1 []
// -----
my.shown <{attr = 1 : i64, flag = true, gaps = [[1 : i32], []], marked, names = ["a", "b"], on = false, text = ["t"], low = [9 : i32], empty = [1]}> {other}
my.shown <{attr = 1 : i64, flag = false, gaps = [], names = []}>
// -----
my.shown <{attr = 1 : i64, flag = true, gaps = [], names = [], low = [10 : i32]}>
// -----
my.shown <{attr = 1 : i64, flag = "yes", gaps = [], names = []}>
// -----
my.shown <{flag = true, gaps = [], names = []}>
// -----
my.plank 1200 mm 20 mm wide {a}
my.plank 3 mm
"my.plank"() <{length = "1000000 um", width = "10000 um"}> : () -> ()
// -----
my.plank 5000 mm
// -----
my.plank 3 mm 20 wide
// -----
"my.plank"() <{length = "3000"}> : () -> ()
