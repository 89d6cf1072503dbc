my.levels <low> high level<low> high level<low>
// -----
my.levels <none> high level<low> high level<low>
// -----
my.levels <low> none level<low> high level<low>
// -----
my.access <read,write> read access<write>
my.access <read> read,write
// -----
my.access <none> read
// -----
my.old_enums High "Read|Write"
my.old_enums Low Read
// -----
my.old_enums Medium Read
// -----
"my.old_enums"() {level = 5 : i32, access = 1 : i32} : () -> ()
// -----
"my.levels"() <{attr = #my<level <low>>, prop = 9 : i32, named = 1 : i32, formed = #my.level<low>, stored = #my.level<high>}> : () -> ()
// -----
"my.levels"() <{attr = #my.level<low>, prop = 2 : i32, named = 1 : i32, formed = #my.level<low>, stored = #my.level<high>}> : () -> ()
// -----
my.bits tagged|Bit3 None
my.bits None tagged|Bit1
// -----
my.bits tagged tagged|Bit9
