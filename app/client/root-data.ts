import { useRouteLoaderData } from "react-router";

import type { Flash } from "~/http/flash";
import type { Language } from "~/languages";

/** What every page knows about its request. */
export interface RootData {
  language: Language;
  /** Scheme and host, e.g. `https://prompt.example`. */
  origin: string;
  requestId: string;
  /** Who is signed in; null for visitors. */
  viewer: { email: string } | null;
  /** What was done just before, to be said once. */
  flash: Flash | null;
  /** A model is there that translates what people wrote. */
  translates: boolean;
}

/** The root's data; on an error page that lost it, what the page can still say for itself. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
