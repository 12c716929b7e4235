import { useEffect } from "react";

import { storageItem } from "~/client/browser-store";

const note = storageItem("localStorage", "isNewRegistration");

/** The browser's flag of a new registration (specification, section 3); cleared when the welcome dialog opens. */
export const newRegistration = {
  isSet: (): boolean => note.read() === "true",
  set: (): void => note.write("true"),
  clear: (): void => note.write("false"),
};

/** Sets the flag of a new registration (specification, section 4). */
export function useNewRegistration(flash: { done: string; after?: string } | null): void {
  const isNew = isRegistration(flash);
  useEffect(() => {
    if (isNew) newRegistration.set();
  }, [isNew]);
}

/** Whether a result came with a registration. */
export const isRegistration = (flash: { done: string; after?: string } | null): boolean =>
  (flash?.after ?? flash?.done)?.startsWith("registered") ?? false;
