/** The name of the engine where no model answered: the one that asks and composes by plain code. */
export const builtinEngine = "builtin";
