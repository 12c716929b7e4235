import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { historyItem } from "~/client/browser-store";
import { keepLine, unmadeLine, type Given } from "~/client/left-off";
import { useRootData } from "~/client/root-data";

import { statedFacts } from "../composing/stated-facts";
import type { GenerationInput } from "../schema";
import { givenWith } from "./given";
import { inputFromForm } from "./input-fields";

/** The form's values and answers, restored after a reload and after going back from the result, into the line `from` of the page. */
const savedInput = historyItem<GenerationInput & { given?: Given; from?: string }>("order");

/** Debounce of the store, in ms: browsers allow 100 history changes in 30 seconds. */
const saveDelay = 500;

interface Typing {
  /** The values of the page. */
  start: GenerationInput;
  /** The values are stored, and restored into an untouched form. */
  isKept: boolean;
  isRefused: boolean;
}

/** The values of the generator's form; `ready` once those from before the hydration, or stored ones, are taken over. */
export function useTypedInput({ start, isKept, isRefused }: Typing) {
  const form = useRef<HTMLFormElement>(null);
  const from = start.purpose;
  const [use, setUse] = useState(start.use);
  const [purpose, setPurpose] = useState(from);
  const [deepThinking, setDeepThinking] = useState(start.deepThinking);
  const [given, setGiven] = useState(() => givenWith(start));
  const [ready, setReady] = useState(false);
  const { key: place } = useLocation();
  const owner = useRootData()?.viewer?.email ?? null;
  const isChanged = useRef(false);

  // Keeps values that were entered before hydration.
  const takeOver = useEffectEvent(() => {
    const typed = inputFromForm(Object.fromEntries(new FormData(form.current!)));
    const isUntouched = isKept && typed.purpose === from;
    const kept = isUntouched ? savedInput.read(owner) : undefined;
    const isOfPage = kept?.from === from;
    const line = isUntouched && !isOfPage && from === "" && !isRefused ? unmadeLine.read(owner) : null;
    const {
      use: ofUse,
      purpose: ofPurpose,
      deepThinking: ofSwitch,
    } = isOfPage ? kept! : { ...typed, ...line };
    // A fact that is ticked no more is not among the fields.
    const ticks = isKept
      ? statedFacts(given.answers).map(({ name }) => [name, typed.answers![name] ?? ""])
      : [];
    const answers = { ...given.answers, ...Object.fromEntries(ticks) };
    // An unmade line takes the facts of the page's address.
    const ofLine = line?.given && { ...line.given, answers: { ...line.given.answers, ...answers } };
    setGiven((isOfPage ? kept!.given : ofLine) ?? { ...given, answers });
    setUse(ofUse);
    setPurpose(ofPurpose);
    setDeepThinking(ofSwitch);
    setReady(true);
  });
  // In a layout effect, before any click could be undone by it.
  useLayoutEffect(() => takeOver(), []);

  const keep = () => isKept && savedInput.write(owner, { purpose, use, deepThinking, given, from });
  const keepSoon = useEffectEvent(() => {
    keep();
    if (purpose !== from) isChanged.current = true;
    if (isChanged.current) keepLine(owner, { purpose, use, given });
  });
  useEffect(() => {
    if (!ready || !isKept) return undefined;
    const timer = setTimeout(() => keepSoon(), saveDelay);
    return () => clearTimeout(timer);
    // `place`: the history entry may change, as after a change of the language.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ready, isKept, purpose, use, deepThinking, given, owner, place, from]);

  return {
    form,
    use,
    setUse,
    purpose,
    setPurpose,
    deepThinking,
    setDeepThinking,
    given,
    setGiven,
    ready,
    keep,
  };
}
