import { createContext, use } from "react";

import type { Fact } from "~/domain/fact";

import type { BoxContext, Calls } from "../messages";
import { ask } from "./ask";

/** What the views of an open panel share. */
export interface Panel {
  box: BoxContext;
  isSignedIn: boolean;
  /** The facts; null: the extension may not see them. */
  facts: readonly Fact[] | null;
  signIn(): Promise<void>;
}

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error("A view stands inside a PanelContext.");
  return panel;
}

/** Puts a text into the page's box and closes the panel. Returns the code of what is in the way, or null. */
export async function putIn(insertion: Calls["insert"]["takes"]): Promise<string | null> {
  const { done } = await ask("insert", insertion);
  return done ? null : "not_taken";
}
