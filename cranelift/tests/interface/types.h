// Structures that C passes in different ways on x86-64.
struct bytes { char a, b, c; };
struct single { float x; };
struct singles { float x, y, z; };
struct number { int a; double b; };
struct pair { long a, b; };
struct doubles { double x, y; };
struct large { long a[3]; short b; };
struct nested { struct { short a; int b; } inner; float c; };
union either { double d; long l; };
