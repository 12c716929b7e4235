import type { Done } from "~/http/flash";

type Listener = (done: Done["done"]) => void;

const listeners = new Set<Listener>();

/** Tells that a form was taken: the part of the page that sent it may be gone before it could say so. */
export function tellTaken({ done }: Done): void {
  for (const listener of listeners) listener(done);
}

/** Calls the listener for each form that was taken; answers how to stop. */
export function listenToTaken(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
