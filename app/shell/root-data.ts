import { useRouteLoaderData } from "react-router";

import type { Language } from "~/languages";

/** What every page knows about its request. */
export interface RootData {
  language: Language;
  /** Scheme and host, e.g. `https://prompt.example`. */
  origin: string;
  requestId: string;
}

/** The root's data; on an error page that lost it, what the page can still say for itself. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
