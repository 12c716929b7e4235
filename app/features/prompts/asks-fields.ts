/**
 * The switch "let the AI ask me the rest" in a form: `asksShown` tells an unchecked box from a form without the switch,
 * for which the result is undefined.
 */
export const asksIn = ({ asks, asksShown }: { asks?: string; asksShown?: string }): boolean | undefined =>
  asksShown === undefined && asks === undefined ? undefined : asks === "on";
