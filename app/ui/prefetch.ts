import { useEffect } from "react";

/** The files of a route's code in React Router's manifest. */
type RouteEntry = Partial<Record<(typeof modules)[number], string>>;

const modules = ["module", "clientActionModule", "clientLoaderModule", "clientMiddlewareModule"] as const;

/**
 * Loads the code of the routes whose IDs start with `prefix`, without their data (`PrefetchPageLinks` would run their loaders).
 * Rejects where a file cannot be had; Firefox remembers that until the next document.
 */
export async function loadRoutes(prefix: string): Promise<void> {
  const { __reactRouterManifest: manifest } = window as typeof window & {
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
  };
  const addresses = Object.entries(manifest?.routes ?? {})
    .filter(([id]) => id.startsWith(prefix))
    .flatMap(([, route]) => modules.map((name) => route[name]));
  await Promise.all(addresses.map((address) => address && import(/* @vite-ignore */ address)));
}

/**
 * Prefetches the code of the routes to which this page submits forms. Null if there is none. Without it a form
 * submitted after the network or the deployment is gone would cost the page and its field values.
 */
export function usePrefetchRoutes(prefix: string | null) {
  useEffect(() => {
    if (prefix !== null) loadRoutes(prefix).catch(() => undefined);
  }, [prefix]);
}

/** Event handlers for an element that prefetch on hover, press or focus, as `<Link prefetch="intent">` does. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => undefined);
  return { onPointerEnter: prefetch, onPointerDown: prefetch, onFocus: prefetch };
}
