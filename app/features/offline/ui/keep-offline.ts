import { href } from "react-router";

import type { KeptTexts } from "../kept";
import { keptStore } from "../kept-store";
import { keptOwner } from "./kept-owner";
import { forgetKept, readKept, writeKept } from "./own-texts";

/** The shortest time between two requests, in milliseconds. */
const rest = 15_000;

let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes the site work without a network: the service worker is there, the member's texts are up to date, and those of others gone. Null for a
 * visitor: then nothing of a member stays. Errors: whatever the browser refuses.
 */
export async function keepOffline(owner: string | null): Promise<void> {
  clearTimeout(next);
  if (!("serviceWorker" in navigator)) return;
  if (keptOwner.read() !== owner) {
    await forgetKept();
    keptOwner.write(owner);
  }
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  const { lang: language, dataset } = document.documentElement;
  await keptStore.write("looks", { language, theme: dataset.theme ?? null });
  if (owner === null) return;
  const waits = ((await readKept())?.at ?? 0) + rest - Date.now();
  if (waits > 0) next = setTimeout(() => void refresh(owner).catch(() => undefined), waits);
  else await refresh(owner);
}

/** Asks the site whose session this is, on the page of what is kept, which knows of none; others' texts go. Errors: the network's. */
export async function askWhose(): Promise<void> {
  const owner = keptOwner.read();
  if (owner !== null) await refresh(owner);
}

async function refresh(owner: string): Promise<void> {
  const kept = await readKept();
  const at = Date.now();
  const response = await fetch(href("/dashboard/kept"), {
    headers: kept?.tag ? { "If-None-Match": kept.tag } : {},
    // A session that has ended leads to the sign-in.
    redirect: "manual",
    cache: "no-store",
  });
  if (response.type === "opaqueredirect") return forgetTheirs(owner);
  if (response.status === 304 && kept) return writeKept({ ...kept, at });
  if (!response.ok) return undefined;
  const texts = (await response.json()) as KeptTexts;
  if (texts.owner !== owner) return forgetTheirs(owner);
  return writeKept({ ...texts, at, tag: response.headers.get("ETag") });
}

/** Removes what is kept of a member who is gone, unless the next one has arrived meanwhile in another tab. */
const forgetTheirs = async (owner: string): Promise<void> =>
  keptOwner.read() === owner ? forgetKept() : undefined;
