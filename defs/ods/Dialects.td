#ifndef ODS_DIALECTS_TD
#define ODS_DIALECTS_TD

// What upstream's dialects say in C++ only.

// A dialect that has interfaces, beyond those of its operations, types and attributes. They are added when it is loaded: the
// dialect's type implements `hooks::DialectInterfaces`.
class DialectInterfaces;

#endif // ODS_DIALECTS_TD
