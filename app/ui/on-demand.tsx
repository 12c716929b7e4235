import { Suspense, useState, useSyncExternalStore, type ComponentType } from "react";

/**
 * A part of a page, such as a dialog, whose code is fetched before it is first opened and never with the page. `ahead` fetches
 * it, and fails where it cannot be had: `OpeningLink` calls it as soon as somebody seems to want the part.
 */
export function onDemand<Props extends { open?: boolean }>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const fetchOnce = async () => {
    try {
      part = await fetchPart();
      for (const listener of listeners) listener();
    } catch (failure) {
      coming = null;
      throw failure;
    }
  };
  const ahead = (): Promise<void> => (coming ??= fetchOnce());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  function OnDemand(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    // What nobody has opened yet is not drawn; a dialog that is closing still is.
    const [wanted, setWanted] = useState(false);
    if (props.open && !wanted) setWanted(true);
    return (
      wanted &&
      Part && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  }

  return Object.assign(OnDemand, { ahead });
}
