import { useState } from "react";

import type { Values } from "~/domain/variables";

import type { Made } from "../messages";
import { ask } from "./ask";
import { FaultNote } from "./fault-note";
import { putIn, usePanel } from "./panel";
import { PutActions } from "./put-actions";
import { useWords } from "./translations";
import { useCall } from "./use-call";
import { ValueForm } from "./value-form";

interface MakeViewProps {
  /** The prompt without an answer, with its open questions. */
  made: Made;
  start: Values;
  onChange: (values: Values) => void;
}

/** The questions of a line: what is answered stands in the prompt, the AI asks about the rest. */
export function MakeView({ made, start, onChange }: MakeViewProps) {
  const words = useWords();
  const { signIn } = usePanel();
  const [saves, setSaves] = useState(false);
  const { run, pending, fault, fail } = useCall();
  const put = async (answers: Values) => {
    const inTheWay = await run(async () => {
      const next = await ask("make", { line: made.input, answers });
      if (saves) await ask("save", next);
      return putIn({ text: next.content, whole: true });
    });
    if (inTheWay) fail(inTheWay);
  };
  return (
    <section aria-labelledby="line" className="flex flex-col gap-4">
      <h2 id="line" className="text-base">
        {words.line.title}
      </h2>
      <blockquote className="border-l-2 border-line pl-2.5 text-ink-soft">
        <bdi className="line-clamp-3">{made.input}</bdi>
      </blockquote>
      <p className="phrases text-sm text-ink-soft">{words.line.questions}</p>
      <ValueForm
        variables={made.variables.map((variable) => ({ ...variable, required: false }))}
        start={start}
        onChange={onChange}
        onSubmit={put}
        label={words.line.title}
      >
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={saves}
            onChange={({ currentTarget }) => setSaves(currentTarget.checked)}
          />
          {words.line.save}
        </label>
        <FaultNote fault={fault} onSignIn={() => void signIn()} />
        <PutActions label={words.line.put} pending={pending} />
      </ValueForm>
    </section>
  );
}
