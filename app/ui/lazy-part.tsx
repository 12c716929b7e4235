import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from "react";

/**
 * A part of a page, such as a dialog, whose code is loaded on demand: when it is first rendered open (`open` defaults to true), or
 * before, by `load`. It renders nothing until then. A failed load closes it, so that opening it again loads again, as does any other
 * render of an open part; `load` rejects then, and may be called again.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const loadOnce = async () => {
    try {
      part = await importPart();
      for (const listener of listeners) listener();
    } catch (failure) {
      loading = null;
      throw failure;
    }
  };
  const load = (): Promise<void> => (loading ??= loadOnce());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  function LazyPart(props: Props & { open?: boolean; onOpenChange?: (open: boolean) => void }) {
    const { open = true, onOpenChange } = props;
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    // Once opened it stays rendered, so that a dialog can animate its closing.
    const [opened, setOpened] = useState(open);
    if (open && !opened) setOpened(true);
    const close = useEffectEvent(() => onOpenChange?.(false));
    useEffect(() => {
      if (open && !Part) load().catch(close);
    });
    return (
      opened &&
      Part && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  }

  return Object.assign(LazyPart, { load });
}

/** A part that the server renders too, for browsers without scripts. A page with scripts can do without it where its code fails to load. */
export const plainPart = <Props extends object>(importPart: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await importPart() };
    } catch {
      return { default: () => null };
    }
  });
