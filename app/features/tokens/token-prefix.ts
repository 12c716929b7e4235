/** What every token begins with, so that scanners find one that was left in somebody's code. */
export const tokenPrefix = "pt_";
