import { useState, useSyncExternalStore } from "react";

import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import type * as ceremonies from "./ceremonies";

type Ceremonies = typeof ceremonies;
type CeremonyResult = ceremonies.CeremonyResult;

/** The browser's part of passkeys, loaded with its first use. */
export const loadCeremonies = (): Promise<Ceremonies> => import("./ceremonies");

const never = () => () => {};

/** Whether the browser has passkeys, and reads and writes them as JSON; a host that is a number has none. */
const isSupported = () =>
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname);

const unknown = () => null;

/** Whether this browser has passkeys for this site. Null on the server: the controls are there, and `needs-script` hides them. */
export const usePasskeySupport = (): boolean | null =>
  useSyncExternalStore<boolean | null>(never, isSupported, unknown);

/** Runs the browser's dialogs, one at a time; a toast says that one was cancelled. */
export function usePasskeyDialog() {
  const { t } = useTranslation("accounts");
  const [pending, setPending] = useState(false);

  async function run(ceremony: (loaded: Ceremonies) => Promise<CeremonyResult>): Promise<CeremonyResult> {
    setPending(true);
    try {
      const result = await ceremony(await loadCeremonies());
      if ("failure" in result)
        showToast({
          title: t(`passkey.${result.failure}`),
          description: t(`passkey.${result.failure}Hint`),
          variant: "info",
        });
      return result;
    } catch {
      // The code could not be loaded.
      return { refused: { values: {}, code: "unreachable", fields: {} } };
    } finally {
      setPending(false);
    }
  }

  return { pending, run };
}
