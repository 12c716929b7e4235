import { useEffect } from "react";

import { newRegistration } from "./new-registration";

/** Remembers that somebody has just registered, until they have been welcomed (specification, section 4). */
export function useNewRegistration(flash: string | null): void {
  useEffect(() => {
    if (flash?.startsWith("registered")) newRegistration.set();
  }, [flash]);
}
