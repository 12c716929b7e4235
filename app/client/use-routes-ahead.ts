import { useEffect } from "react";

/** What the framework tells the browser of a route: where its code is, in up to four files. */
type RouteEntry = Partial<Record<(typeof parts)[number], string>>;

const parts = ["module", "clientActionModule", "clientLoaderModule", "clientMiddlewareModule"] as const;

/**
 * Loads the code of the routes whose names begin so before their forms are sent from this page: a form of a route whose code
 * cannot be fetched any more would cost the reader the page and what is typed there. Null: no form is sent from here.
 */
export function useRoutesAhead(beginning: string | null) {
  useEffect(() => {
    if (beginning === null) return;
    const { __reactRouterManifest: manifest } = window as typeof window & {
      __reactRouterManifest?: { routes: Record<string, RouteEntry> };
    };
    for (const [name, route] of Object.entries(manifest?.routes ?? {})) {
      if (!name.startsWith(beginning)) continue;
      for (const part of parts) {
        const address = route[part];
        // Where this fails, the form fetches it again.
        if (address) import(/* @vite-ignore */ address).catch(() => undefined);
      }
    }
  }, [beginning]);
}
