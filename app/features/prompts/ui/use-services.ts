import { useMemo, useSyncExternalStore } from "react";

import { storageItem } from "~/client/browser-store";

import { aiServicesFor, lastUsedFirst, type AiService } from "./ai-services";

/** The names of the services used in this browser, the last one first, one a line. */
const usedServices = storageItem("localStorage", "services");

/** The number of names that this browser stores. */
const most = 20;

const namesOf = (stored: string | null) => stored?.split("\n") ?? [];

/** The services for a prompt's type tag, the one used last in this browser first. */
export function useServices(type: string): AiService[] {
  const used = useSyncExternalStore(usedServices.subscribe, usedServices.read, () => null);
  return useMemo(() => lastUsedFirst(aiServicesFor(type), namesOf(used)), [type, used]);
}

/** Remembers, in this browser only, that a service was used. */
export function noteUse({ name }: AiService): void {
  const others = namesOf(usedServices.read()).filter((other) => other !== name);
  usedServices.write([name, ...others].slice(0, most).join("\n"));
}
