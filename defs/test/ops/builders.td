// builders
