import { useRef } from "react";

import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";

import type { Listed, ListQuery, Made, Template } from "../messages";
import { ask } from "./ask";
import { FactList } from "./fact-list";
import { FaultNote } from "./fault-note";
import { LineCard } from "./line-card";
import { usePanel } from "./panel";
import { moveByArrows, PromptList } from "./prompt-list";
import { SignInCard } from "./sign-in-card";
import { useWords } from "./translations";
import { useCall } from "./use-call";

export const tabs = ["library", "shelf", "town", "facts"] as const;

export type Tab = (typeof tabs)[number];

const readers = {
  library: (query: ListQuery) => ask("library", query),
  shelf: (query: ListQuery) => ask("shelf", query),
  town: (query: ListQuery) => ask("town", query),
};

interface HomeViewProps {
  tab: Tab;
  search: string;
  onChange: (next: { tab: Tab; search: string }) => void;
  onChoose: (prompt: Template) => void;
  onAnswer: (made: Made) => void;
  onExample: () => void;
}

/** What a panel opens with: the line that is typed, and the places to choose a prompt from. */
export function HomeView({ tab, search, onChange, onChoose, onAnswer, onExample }: HomeViewProps) {
  const words = useWords();
  const { box, isSignedIn, signIn } = usePanel();
  const { run, fault } = useCall();
  const focused = useRef(false);
  const choose = async ({ id, prompt }: Listed) => {
    const chosen = prompt ?? (await run(() => ask("shared", { shareId: id })));
    if (chosen) onChoose(chosen);
  };
  const needsSignIn = !isSignedIn && tab !== "town";
  return (
    <>
      {box.hasBox && box.line !== "" && <LineCard onAnswer={onAnswer} />}
      {box.selected !== "" && isSignedIn && (
        <button type="button" className="panel-row flex-row! items-center gap-2" onClick={onExample}>
          <Icon name="images" className="size-5 shrink-0 text-accent-text" />
          <span className="font-semibold">{words.selected.title}</span>
        </button>
      )}
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          className="pl-10"
          autoComplete="off"
          maxLength={200}
          ref={(input: HTMLInputElement | null) => {
            if (input && !focused.current) input.focus();
            focused.current = true;
          }}
          onKeyDown={moveByArrows}
          onChange={({ currentTarget }) => onChange({ tab, search: currentTarget.value })}
        />
      </div>
      <nav aria-label={words.places} className="panel-tabs">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-current={name === tab ? "true" : undefined}
            onClick={() => onChange({ tab: name, search })}
          >
            {words.tabs[name]}
          </button>
        ))}
      </nav>
      <FaultNote fault={fault} onSignIn={() => void signIn()} />
      {needsSignIn && <SignInCard />}
      {!needsSignIn && tab === "facts" && <FactList search={search} />}
      {!needsSignIn && tab !== "facts" && (
        <PromptList
          key={tab}
          search={search}
          read={readers[tab]}
          empty={words.empty[tab]}
          label={words.tabs[tab]}
          onChoose={(item) => void choose(item)}
        />
      )}
    </>
  );
}
