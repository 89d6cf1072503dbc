%two = calc.number 2
%three = calc.number 3
%five = calc.add %two, %three
%one = calc.div %three by %two {exact = false}
calc.print "results": %five, %one
calc.print %two
