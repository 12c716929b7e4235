import { keptStore, type Kept } from "../kept-store";
import { keptLifetime } from "../limits";
import { keptOwner, leaving } from "./kept-owner";

/** The owner's texts in this browser; null if there are none, or they are too old: then they are removed. */
export async function readKept(): Promise<Kept | null> {
  const kept = await keptStore.read("texts");
  if (!kept) return null;
  const isTheirs = kept.owner === keptOwner.read();
  if (isTheirs && Date.now() - kept.at < keptLifetime) return kept;
  await forgetKept();
  return null;
}

/** Keeps texts, unless their owner has left meanwhile, perhaps in another tab. */
export async function writeKept(kept: Kept): Promise<void> {
  if (kept.owner !== keptOwner.read()) return;
  await keptStore.write("texts", kept);
  if (kept.owner !== keptOwner.read()) await keptStore.remove("texts");
}

/** Removes what is kept of a person. Every tab sees it at once, and a failure is made good by the next page. */
export async function forgetKept(): Promise<void> {
  keptOwner.write(leaving);
  await keptStore.remove("texts", "shares");
  if (keptOwner.read() === leaving) keptOwner.write(null);
}
