import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import type { Made } from "../messages";
import { ask } from "./ask";
import { FaultNote } from "./fault-note";
import { putIn, usePanel } from "./panel";
import { useWords } from "./translations";
import { useCall } from "./use-call";

/** What is typed in the page's box, to be turned into a prompt there; it is sent to the site only by a press. */
export function LineCard({ onAnswer }: { onAnswer: (made: Made) => void }) {
  const words = useWords();
  const { box, signIn, isSignedIn } = usePanel();
  const { run, pending, fault, fail } = useCall();
  const make = async (signsIn = !isSignedIn) => {
    // Signed out, the first press signs in.
    if (signsIn) await signIn();
    return ask("make", { line: box.line, answers: {} });
  };
  const replace = async (signsIn?: boolean) => {
    const inTheWay = await run(async () => putIn({ text: (await make(signsIn)).content, whole: true }));
    if (inTheWay) fail(inTheWay);
  };
  const answer = async () => {
    const made = await run(() => make());
    if (made) onAnswer(made);
  };
  return (
    <section aria-labelledby="line" className="panel-line">
      <h2 id="line" className="flex items-center gap-2 text-base">
        <Icon name="sparkles" className="size-5 text-accent-text" />
        {words.line.title}
      </h2>
      <bdi className="line-clamp-2 text-sm text-ink-soft">{box.line}</bdi>
      <FaultNote fault={fault} onRetry={() => void replace()} onSignIn={() => void replace(true)} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={() => void replace()}>
          {pending ? words.line.making : words.line.make}
        </Button>
        <Button size="sm" variant="ghost" disabled={pending} onClick={() => void answer()}>
          {words.line.answer}
        </Button>
      </div>
      <p className="phrases text-sm text-ink-soft">{words.line.hint}</p>
    </section>
  );
}
