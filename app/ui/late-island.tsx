import { use, useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

import { TranslationsContext } from "~/i18n";

import { lazyPart } from "./lazy-part";
import { useHydrated } from "./use-hydrated";

/** The first signs that somebody is going to use a part of the page. */
const intents = ["pointerenter", "pointerdown", "focusin"] as const;

/**
 * A part of a page that the server renders, and whose code the browser loads at the first sign of use; until then it is plain HTML.
 * The loader of its route awaits `load`, so that the server has its code. It is a React root of its own: with translations, but
 * without the router. `awake`: the code is loaded with the page.
 */
export function lateIsland<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  const load = async () => (part ??= await importPart());
  const Lazy = lazyPart(load);

  function LateIsland({ awake, ...rest }: Props & { awake: boolean }) {
    const props = rest as unknown as Props;
    const hydrated = useHydrated();
    const [isServersPage] = useState(!hydrated);
    if (!isServersPage) return <Lazy {...props} />;
    if (!import.meta.env.SSR) return <Sleeping load={load} awake={awake} props={props} />;
    const Part = part;
    return <div>{Part && <Part {...props} />}</div>;
  }

  return Object.assign(LateIsland, { load });
}

interface SleepingProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  awake: boolean;
  props: Props;
}

interface Island {
  root: Root | null;
  isHydrated: boolean;
  /** What to show once it is hydrated: an earlier update would throw the server's HTML away, with what was typed into it. */
  next?: ReactNode;
}

/** The server's HTML, untouched until its code has come. */
function Sleeping<Props extends object>({ load, awake, props }: SleepingProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(null);
  const missed = useRef<HTMLElement>(null);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const translations = use(TranslationsContext);
  const wake = useEffectEvent(() => {
    load().then(
      (type) => setPart(() => type),
      // The server does it instead.
      () => missed.current?.closest("form")?.submit(),
    );
  });
  useEffect(() => {
    const box = place.current!;
    const sleep = new AbortController();
    const options = { capture: true, signal: sleep.signal };
    for (const type of intents) box.addEventListener(type, () => wake(), options);
    // A click before the code has come is done late rather than lost, or on a link of the unfinished part.
    const hold = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>("button:not([popovertarget]), a[href]");
      if (!button) return;
      event.preventDefault();
      missed.current = button;
      wake();
    };
    box.addEventListener("click", hold, options);
    if (Part) sleep.abort();
    return () => sleep.abort();
  }, [Part]);
  useEffect(() => {
    if (awake) wake();
  }, [awake]);
  useEffect(() => {
    if (!Part) return;
    const own = (island.current ??= { root: null, isHydrated: false });
    const element = (
      <TranslationsContext value={translations}>
        <Part {...props} />
        <Ready
          onReady={() => {
            own.isHydrated = true;
            if (own.next !== undefined) own.root!.render(own.next);
            if (own.next === null) return;
            const control = missed.current;
            missed.current = null;
            // Not inside an effect, where React defers what a click does at once.
            queueMicrotask(() => control?.click());
          }}
        />
      </TranslationsContext>
    );
    if (!own.root) own.root = hydrateRoot(place.current!, element);
    else if (own.isHydrated) own.root.render(element);
    else own.next = element;
  }, [Part, props, translations]);
  useEffect(
    () => () => {
      const left = island.current;
      island.current = null;
      // Not while React renders the page that follows.
      setTimeout(() => {
        if (left?.isHydrated) left.root!.unmount();
        else if (left) left.next = null;
      });
    },
    [],
  );
  // React leaves the content of such an element alone.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function Ready({ onReady }: { onReady: () => void }) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return null;
}
