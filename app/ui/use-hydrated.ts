import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts have taken the page over; false on the server and until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
