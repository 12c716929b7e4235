import { useRouteLoaderData } from "react-router";

import type { Done } from "~/http/flash";
import type { Language } from "~/domain/languages";
import { isSceneUse, typeTagUse } from "~/domain/prompt-use";
import type { Theme } from "~/domain/themes";

/** Data of the root route: facts about the request for every page. */
export interface RootData {
  language: Language;
  /** Null for the device's. */
  theme: Theme | null;
  /** The reader's time zone. Null if it is not known. */
  zone: string | null;
  /** Scheme and host, e.g. `https://prompt.example`. */
  origin: string;
  year: number;
  requestId: string;
  viewer: { email: string } | null;
  /** The flash of the last form, shown once. */
  flash: Done | null;
  /** A model is configured: it translates people's texts, and runs prompts. */
  hasModel: boolean;
}

/** The root's data; undefined on an error page without it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** Whether the site's model runs prompts of this type: other services make pictures and videos. */
export function useRunsHere(type: string): boolean {
  const hasModel = useRootData()?.hasModel ?? false;
  return hasModel && !isSceneUse(typeTagUse(type));
}
