// The part of a program that the C compiler of the machine compiles.
#include "types.h"
#include <stdarg.h>

struct bytes c_bytes(struct bytes v, int k) { v.a += k; v.b -= k; v.c ^= k; return v; }
struct single c_single(struct single v) { v.x *= 3; return v; }
struct singles c_singles(struct singles v, float k) { struct singles r = { v.z * k, v.x * k, v.y * k }; return r; }
struct number c_number(int i, struct number v) { v.a += i; v.b /= 2; return v; }
struct pair c_pair(struct pair v) { struct pair r = { v.b, -v.a }; return r; }
struct doubles c_doubles(struct doubles v, struct doubles w) { struct doubles r = { v.x + w.y, v.y - w.x }; return r; }
struct large c_large(struct large v, char c) { for (int i = 0; i < 3; i++) v.a[i] += c; v.b = -v.b; return v; }
struct nested c_nested(struct nested v) { v.inner.a++; v.inner.b *= 2; v.c = -v.c; return v; }
union either c_either(union either v) { v.l += 1; return v; }
signed char c_narrow(signed char a, unsigned char b, short c, unsigned short d, _Bool e) { return (signed char)(a + b + c + d + e); }
double c_many(int a, double b, long c, float d, char e, double f, int g, double h, long i, double j, int k, double l, double m, double n, float o) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m + 14 * n + 15 * o;
}
__int128 c_wide(long a, __int128 b, int c, __int128 d, __int128 e) { return a + b * c - d + e; }
// Adds `count` pairs of an integer and a float.
double c_sum(int count, ...) {
  va_list list; va_start(list, count); double sum = 0;
  for (int i = 0; i < count; i++) { sum += va_arg(list, int); sum += va_arg(list, double); }
  va_end(list);
  return sum;
}
// Calls functions that are compiled here.
struct bytes m_bytes(struct bytes v, int k);
struct singles m_singles(struct singles v, float k);
struct number m_number(int i, struct number v);
struct large m_large(struct large v, char c);
struct doubles m_doubles(struct doubles v, struct doubles w);
signed char m_narrow(signed char a, unsigned char b, short c, unsigned short d, _Bool e);
double c_back(struct bytes (*bytes)(struct bytes, int), struct singles (*singles)(struct singles, float), struct number (*number)(int, struct number), struct large (*large)(struct large, char), struct doubles (*doubles)(struct doubles, struct doubles), signed char (*narrow)(signed char, unsigned char, short, unsigned short, _Bool)) {
  struct bytes a = bytes((struct bytes){ 1, 2, 3 }, 40);
  struct singles b = singles((struct singles){ 1.5f, 2.5f, 3.5f }, 2);
  struct number c = number(7, (struct number){ 8, 9.5 });
  struct large d = large((struct large){ { 1, 2, 3 }, 4 }, 'a');
  struct doubles e = doubles((struct doubles){ 1, 2 }, (struct doubles){ 30, 40 });
  return a.a + a.b + a.c + b.x * 2 + b.y * 3 + b.z * 5 + c.a + c.b + d.a[0] + d.a[2] * 3 + d.b + e.x + e.y * 7 + narrow(-100, 200, -3, 60000, 1);
}
