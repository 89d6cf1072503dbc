target datalayout = "e-ni:7-i64:64"
// -----
target datalayout = "e-m-i64:64"
// -----
target datalayout = "e-m:q-i64:64"
// -----
target datalayout = "e-z-i64:64"
// -----
target datalayout = "E-A5-G1-P3-S32-p1:64:64-p2:32:32:32:16-i128:128-f16:16-n32:64-v128:64-a:8:64-Fi8"
// -----
target datalayout = "e-i64:64-n8:16:32:64-S128"
target triple = "aarch64-unknown-linux-gnu"
