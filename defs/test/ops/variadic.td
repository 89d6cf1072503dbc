// variadic
