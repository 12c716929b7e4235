import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { href, useLocation, useRevalidator } from "react-router";

import { historyItem } from "~/client/browser-store";
import { useRootData } from "~/client/root-data";
import type { RefusedForm } from "~/errors";
import { answerComposition } from "~/features/generator/composing/answer-composition";
import { beforeSwitch } from "~/features/generator/composing/asking-passage";
import { amend } from "~/features/generator/composing/compose";
import type { Block } from "~/domain/blocks";
import type { Composition } from "~/domain/composition";
import { useHydrated } from "~/ui/use-hydrated";
import { statedFacts } from "~/features/generator/composing/stated-facts";
import { answerField, answerText } from "~/features/generator/composing/answer-fields";

import { answeredBlocks } from "../answered-blocks";
import type { Draft } from "../get-draft.server";
import { sendLatest } from "./send-latest";

/** A draft as displayed. */
interface Shown {
  draftId: string;
  content: string;
  composition: Composition | null;
}

/** Answers by variable name, wishes switched on or off, and the switch of what the AI asks. */
export interface AnswerChange {
  answers?: Record<string, string>;
  wishes?: Record<string, boolean>;
  asks?: boolean;
}

/** The answers and edits of a draft. */
const savedResult = historyItem<Shown>("edit");

/** The interval between saves, in milliseconds. */
const saveDebounceMs = 400;

/** The longest body of a `keepalive` request, in characters. */
const maxKeepaliveBody = 60_000;

/** Saves the answers and the text of a draft. */
function saveAnswers({ draftId, content, composition }: Shown): Promise<Response> {
  const fields = new URLSearchParams({ content });
  for (const { name, value } of composition!.variables) if (value) fields.set(answerField.own + name, value);
  for (const { id, on } of composition!.wishes) if (on) fields.set(answerField.wish + id, "on");
  if (composition!.asking) fields.set("asks", composition!.asking.on ? "on" : "off");
  const body = fields.toString();
  return fetch(href("/generate/:draftId/answers", { draftId }), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
    // The page of the redirect is displayed already.
    redirect: "manual",
    keepalive: body.length < maxKeepaliveBody,
  });
}

interface LoadedResult {
  draft: Draft;
  /** The blocks of the draft's text. */
  blocks: readonly Block[] | null;
  refused?: RefusedForm;
}

/** The result as displayed: answers change its text at once, and edits by hand stay. */
export function useResult({ draft, blocks, refused }: LoadedResult) {
  const owner = useRootData()?.viewer?.email ?? null;
  const hydrated = useHydrated();
  const { id: draftId } = draft;
  // Read once: later changes are known here.
  const found = useMemo(() => (hydrated ? savedResult.read(owner) : undefined), [hydrated, owner]);
  const kept = useMemo(
    () =>
      found?.draftId === draftId
        ? // Older history entries have no composition.
          { ...found, composition: found.composition ?? draft.composition }
        : undefined,
    [found, draftId, draft.composition],
  );
  const loaded = useMemo(
    () => ({
      draftId,
      content: refused?.values.content ?? draft.content,
      composition: draft.composition,
    }),
    [draftId, refused, draft],
  );
  const [opened] = useState(loaded);
  const [changed, setChanged] = useState(refused?.values.content === undefined ? null : loaded);
  const shown = changed ?? kept ?? loaded;
  const [unkept, setUnkept] = useState<Shown | null>(null);

  const last = useRef<{ names: string; before: Shown }>(null);
  const known = useMemo(() => answeredBlocks(blocks, draft, shown), [blocks, draft, shown]);
  const [saves, setSaves] = useState(0);
  const [saver] = useState(() =>
    sendLatest(async (next: Shown) => {
      await saveAnswers(next);
      setSaves((count) => count + 1);
    }, saveDebounceMs),
  );
  const { revalidate } = useRevalidator();
  // The server reads a text that it has not read yet, once it is saved.
  const readSaved = useEffectEvent(() => known === undefined && void revalidate());
  useEffect(() => {
    if (saves > 0) readSaved();
  }, [saves]);
  useEffect(() => {
    addEventListener("pagehide", saver.flush);
    return () => {
      removeEventListener("pagehide", saver.flush);
      saver.hurry();
    };
  }, [saver]);

  const keep = (next: Shown) => {
    try {
      savedResult.write(owner, next);
      return true;
    } catch {
      // Browsers allow 100 history changes in 30 seconds.
      return false;
    }
  };
  const change = (next: Shown) => {
    setChanged(next);
    setUnkept(keep(next) ? null : next);
  };
  // A form of this page that failed leaves another history entry, and a network that was lost took the last answers with it.
  const { key } = useLocation();
  const keepAgain = useEffectEvent(() => changed && keep(changed));
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another entry has none of it.
  useEffect(() => void keepAgain(), [key]);
  const sendAgain = useEffectEvent(() => {
    if (changed?.composition) saver.send(changed);
    saver.hurry();
  });
  useEffect(() => {
    const online = () => sendAgain();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, []);
  const keepLate = useEffectEvent((next: Shown) => keep(next) && setUnkept(null));
  useEffect(() => {
    if (!unkept) return undefined;
    const timer = setInterval(() => keepLate(unkept), saveDebounceMs);
    return () => clearInterval(timer);
  }, [unkept]);

  return {
    ...shown,
    blocks: known ?? null,
    /** It differs from the server's rendering. */
    isKept: kept !== undefined,
    /** Saves what is not saved yet without the wait. */
    hurry: saver.hurry,
    /** Stores the text as it was opened, without the answers given since. */
    reopen: () => saveAnswers(opened).catch(() => undefined),
    edit(content: string) {
      last.current = null;
      const next = { ...shown, content };
      change(next);
      if (!next.composition) return;
      saver.send(next);
      saver.hurry();
    },
    /** Answers a question ("" clears the answer), or switches wishes; others stay. */
    answer({ answers = {}, wishes = {}, asks }: AnswerChange) {
      const names = Object.keys(answers).join();
      // While one field is edited, each change starts from the text before the first.
      const base = names && names === last.current?.names ? last.current.before : shown;
      last.current = { names, before: base };
      const { composition: whole, content } = base;
      if (!whole) return;
      const before = beforeSwitch(whole, content, asks);
      const given = before.variables.map(
        ({ name, kind, value }) => [name, answerText(answers[name] ?? value ?? "", kind)] as const,
      );
      for (const { name, value } of statedFacts(answers)) given.push([name, value!]);
      const on = before.wishes.filter((wish) => wishes[wish.id] ?? wish.on).map(({ id }) => id);
      const composition = answerComposition(before, Object.fromEntries(given), on, asks);
      const next = { draftId, composition, content: amend(content, before, composition) };
      change(next);
      saver.send(next);
    },
  };
}
