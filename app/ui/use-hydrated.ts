import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated; false on the server. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
