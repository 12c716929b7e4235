import { useEffect, useSyncExternalStore } from "react";
import { href } from "react-router";

import { memberHasFacts, visitorFacts } from "~/client/kept-facts";
import { callApi, Refusal } from "~/client/call-api";
import { useRootData } from "~/client/root-data";
import type { Fact } from "~/domain/fact";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import { factsLimit, fitsLimit } from "../limits";
import type { FactDraft } from "../schema";

const none: readonly Fact[] = [];

/** A visitor's facts, in this browser only. */
const ofVisitor = storedFacts();

/** A member's facts, read once a visit from the API: no page has them in its HTML. */
const ofMember = memberFacts();

function storedFacts() {
  let read: { text: string | null; facts: readonly Fact[] } = { text: null, facts: none };
  const facts = (): readonly Fact[] => {
    const text = visitorFacts.read();
    if (text !== read.text) read = { text, facts: parse(text) };
    return read.facts;
  };
  return {
    facts,
    subscribe: visitorFacts.subscribe,
    write: (next: readonly Fact[]) => visitorFacts.write(JSON.stringify(next)),
  };
}

/** Readable facts of the storage; anything odd counts as none. */
function parse(text: string | null): readonly Fact[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? (stored as Fact[]) : none;
  } catch {
    return none;
  }
}

function memberFacts() {
  let known: { owner: string; facts: readonly Fact[] } | null = null;
  const listeners = new Set<() => void>();
  return {
    facts: (owner: string): readonly Fact[] => (known?.owner === owner ? known.facts : none),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(owner: string, facts: readonly Fact[]) {
      known = { owner, facts };
      memberHasFacts.write(facts.length > 0 ? "yes" : null);
      for (const listener of listeners) listener();
    },
    async load(owner: string) {
      if (known?.owner === owner) return;
      const response = await fetch(href("/api/facts"));
      if (response.ok) this.write(owner, (await response.json()) as Fact[]);
    },
  };
}

const send = (path: string, method: string, body: unknown) =>
  callApi(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  });

/** The facts that a visitor kept in this browser; they stay when somebody signs in, until they are moved or cleared. */
export function useVisitorFacts() {
  const facts = useSyncExternalStore(ofVisitor.subscribe, ofVisitor.facts, () => none);
  return { facts, clear: () => ofVisitor.write(none) };
}

/** The reader's facts, the most used first, with what a tap does with them. Empty until they are there. */
export function useFacts() {
  const { t } = useTranslation("facts");
  const owner = useRootData()?.viewer?.email ?? null;
  const facts = useSyncExternalStore(
    owner === null ? ofVisitor.subscribe : ofMember.subscribe,
    () => (owner === null ? ofVisitor.facts() : ofMember.facts(owner)),
    () => none,
  );
  useEffect(() => {
    // A list that did not come is missed by nobody: the fields work without it.
    if (owner !== null) void ofMember.load(owner).catch(() => undefined);
  }, [owner]);
  const write = (next: readonly Fact[]) =>
    owner === null ? ofVisitor.write(next) : ofMember.write(owner, next);

  async function keep(draft: FactDraft): Promise<Fact> {
    if (owner !== null) return (await (await send(href("/api/facts"), "POST", draft)).json()) as Fact;
    if (facts.length >= factsLimit) throw new Refusal(t("full", { limit: factsLimit }));
    return { ...draft, id: crypto.randomUUID().replaceAll("-", "").slice(0, 22), useCount: 0 };
  }
  const forget = (fact: Fact) => {
    write(facts.filter(({ id }) => id !== fact.id));
    if (owner !== null)
      void send(href("/api/facts/:factId", { factId: fact.id }), "DELETE", {}).catch(() => undefined);
  };
  return {
    facts,
    isVisitor: owner === null,
    /** Keeps facts, and says so. */
    async remember(...drafts: readonly FactDraft[]): Promise<void> {
      try {
        const kept: Fact[] = [];
        for (const draft of drafts) kept.push(await keep(draft));
        const texts = new Set(kept.map(({ text }) => text));
        write([...facts.filter(({ text }) => !texts.has(text)), ...kept]);
        showToast({
          title: t("remembered"),
          description: owner === null ? t("rememberedHere") : undefined,
          variant: "success",
          action: { label: t("undo"), run: () => kept.forEach(forget) },
        });
      } catch (thrown) {
        showToast({
          title: t("notRemembered"),
          description: thrown instanceof Refusal ? thrown.message : undefined,
          variant: "destructive",
        });
      }
    },
    forget,
    /** Notes that facts were put in, each with what it answered, so that they come first the next time. */
    note(uses: readonly { fact: Fact; fit?: string }[]): void {
      const used = new Map(uses.map(({ fact, fit }) => [fact.id, fit]));
      const noted = facts.map((fact) => {
        if (!used.has(fact.id)) return fact;
        const fits = [used.get(fact.id) ?? "", ...fact.fits].filter(Boolean);
        return { ...fact, fits: [...new Set(fits)].slice(0, fitsLimit), useCount: fact.useCount + 1 };
      });
      write(noted);
      if (owner === null) return;
      const body = { uses: uses.map(({ fact, fit }) => ({ id: fact.id, ...(fit && { fit }) })) };
      void send(href("/api/facts/uses"), "POST", body).catch(() => undefined);
    },
  };
}
