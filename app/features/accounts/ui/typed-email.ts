import { createContext } from "react";

/** The address that was typed on one tab of the sign-in page, for the other, and how to tell it. */
export const TypedEmail = createContext<readonly [string, (email: string) => void]>(["", () => {}]);
