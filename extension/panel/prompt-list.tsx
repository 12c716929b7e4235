import { useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";

import { Button } from "~/ui/button";
import { Spinner } from "~/ui/loading";

import type { Listed, ListPage, ListQuery } from "../messages";
import { FaultNote } from "./fault-note";
import { usePanel } from "./panel";
import { useWords } from "./translations";
import { useCall } from "./use-call";

interface PromptListProps {
  search: string;
  read: (query: ListQuery) => Promise<ListPage>;
  empty: string;
  label: string;
  onChoose: (item: Listed) => void;
}

/** Milliseconds after the last letter before a search is sent. */
const pause = 250;

/** Arrow keys move between the rows of a list, and from its first row to the search. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  (next ?? (step < 0 ? document.querySelector<HTMLElement>("[type=search]") : null))?.focus();
}

/** A list of prompts, read page by page. Mount it anew for another place. */
export function PromptList({ search, read, empty, label, onChoose }: PromptListProps) {
  const words = useWords();
  const { signIn } = usePanel();
  const [list, setList] = useState<ListPage | null>(null);
  const { run, pending, fault } = useCall();
  const load = async (page: number, earlier: Listed[]) => {
    const next = await run(() => read({ search, page }));
    if (next) setList({ ...next, items: [...earlier, ...next.items] });
  };
  const loadFirst = useEffectEvent(() => void load(1, []));
  useEffect(() => {
    const timer = setTimeout(() => loadFirst(), search === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [search]);
  const hasMore = list !== null && list.page < list.pages;
  return (
    <section aria-label={label} aria-busy={pending} className="flex flex-col gap-3">
      <FaultNote fault={fault} onRetry={() => void load(1, [])} onSignIn={() => void signIn()} />
      {list === null && pending && (
        <p className="py-6 text-center text-ink-soft">
          <Spinner label={words.loading} />
        </p>
      )}
      {list?.items.length === 0 && !fault && (
        <p role="status" className="phrases py-6 text-center text-ink-soft">
          {search === "" ? empty : words.empty.found}
        </p>
      )}
      {/* The keys move between buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="flex flex-col gap-2 empty:hidden" onKeyDown={moveByArrows}>
        {list?.items.map((item) => (
          <li key={item.id}>
            <button type="button" data-row className="panel-row" onClick={() => onChoose(item)}>
              <bdi className="line-clamp-2 font-semibold">{item.title}</bdi>
              {item.lead && <bdi className="line-clamp-1 text-sm text-ink-soft">{item.lead}</bdi>}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => void load(list.page + 1, list.items)}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}
