/** The name of the engine where no model answered: the built-in composer. */
export const builtinEngine = "builtin";
