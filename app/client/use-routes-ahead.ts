import { useEffect } from "react";

/** What the framework tells the browser of a route: where its code is, in up to four files. */
type RouteEntry = Partial<Record<(typeof parts)[number], string>>;

const parts = ["module", "clientActionModule", "clientLoaderModule", "clientMiddlewareModule"] as const;

/**
 * Loads the code of the routes whose names begin so. Fails where it cannot be had; in Firefox that lasts until the next document, as
 * it remembers a module that failed.
 */
export async function loadRoutes(beginning: string): Promise<void> {
  const { __reactRouterManifest: manifest } = window as typeof window & {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
  };
  const addresses = Object.entries(manifest?.routes ?? {})
    .filter(([name]) => name.startsWith(beginning))
    .flatMap(([, route]) => parts.map((part) => route[part]));
  await Promise.all(addresses.map((address) => address && import(/* @vite-ignore */ address)));
}

/**
 * Loads the code of the routes whose names begin so before their forms are sent from this page: a form of a route whose code
 * cannot be fetched any more would cost the reader the page and what is typed there. Null: no form is sent from here.
 */
export function useRoutesAhead(beginning: string | null) {
  useEffect(() => {
    // Where this fails, the form fetches it again.
    if (beginning !== null) loadRoutes(beginning).catch(() => undefined);
  }, [beginning]);
}
