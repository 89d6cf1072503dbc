%0 = test.type_of_attr.group k 1 : i8
%1 = test.type_of_attr.group {k = 1 : i8}
// -----
%0 = test.type_of_attr.group
// -----
%0 = test.type_of_attr.list u k 1 : i8
// -----
%0 = test.type_of_attr.list u
// -----
%0 = test.type_of_attr.else k 1 : i8
// -----
%0 = test.type_of_attr.else u
// -----
%0 = test.type_of_attr.alone 1.0 : f32
// -----
%0 = test.type_of_attr.alone
// -----
%0 = test.type_of_attr.converted k 1 : i8
// -----
%0 = test.type_of_attr.converted k unit
