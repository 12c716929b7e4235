import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { ask } from "./ask";
import { FaultNote } from "./fault-note";
import { putIn, usePanel } from "./panel";
import { moveByArrows } from "./prompt-list";
import { useWords } from "./translations";
import { useCall } from "./use-call";

/** One's facts: a press puts one into the text box. */
export function FactList({ search }: { search: string }) {
  const words = useWords();
  const { facts, signIn, box } = usePanel();
  const { run, pending, fault, fail } = useCall();
  const signInAgain = () => void run(signIn);
  if (facts === null)
    return (
      <div className="flex flex-col items-start gap-3 py-2">
        <p className="phrases text-ink-soft">{words.factsOff.lead}</p>
        <FaultNote fault={fault} onRetry={signInAgain} onSignIn={signInAgain} />
        <Button variant="secondary" pending={pending} onClick={signInAgain}>
          {words.factsOff.button}
        </Button>
      </div>
    );
  const wanted = search.toLocaleLowerCase();
  const found = facts.filter(({ name, text, subject }) =>
    [name, text, subject].some((part) => part.toLocaleLowerCase().includes(wanted)),
  );
  const put = async (id: string, text: string) => {
    const inTheWay = await run(() => putIn({ text, whole: false }));
    if (inTheWay) return fail(inTheWay);
    // A use that is not counted is missed by nobody.
    ask("noteFacts", { uses: [{ id }] }).catch(() => undefined);
  };
  return (
    <section aria-label={words.tabs.facts} className="flex flex-col gap-3">
      <FaultNote fault={fault} />
      {found.length === 0 && (
        <p role="status" className="phrases py-6 text-center text-ink-soft">
          {words.empty.facts}
        </p>
      )}
      {/* The keys move between buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="flex flex-col gap-2 empty:hidden" onKeyDown={moveByArrows}>
        {found.map(({ id, name, text }) => (
          <li key={id}>
            <button
              type="button"
              data-row
              disabled={!box.hasBox}
              className="panel-row"
              onClick={() => void put(id, text)}
            >
              <span className="flex items-center gap-2 text-sm text-ink-soft">
                <Icon name="bookmark" className="size-4 shrink-0 text-accent-text" />
                <bdi className="truncate">{name}</bdi>
              </span>
              <bdi className="line-clamp-3">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
