import { lazy, type ComponentType } from "react";

/**
 * A part of a page whose code comes only where it is drawn. As for the code of a page: where it cannot be had, perhaps there is a
 * newer one.
 */
export const lazyPart = <Props>(fetchPart: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await fetchPart() };
    } catch {
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
