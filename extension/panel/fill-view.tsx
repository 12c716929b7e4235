import { useState } from "react";

import { fillPieces, fillPrompt, type Values } from "~/domain/variables";

import type { Template } from "../messages";
import { ask } from "./ask";
import { FaultNote } from "./fault-note";
import { putIn } from "./panel";
import { PutActions } from "./put-actions";
import { useWords } from "./translations";
import { useCall } from "./use-call";
import { ValueForm } from "./value-form";

interface FillViewProps {
  prompt: Template;
  start: Values;
  onChange: (values: Values) => void;
}

/** A chosen prompt: its fields, its text as it will be, and the way into the box. Nothing typed leaves the browser. */
export function FillView({ prompt, start, onChange }: FillViewProps) {
  const words = useWords();
  const { id, content, variables, title } = prompt;
  const [values, setValues] = useState(start);
  const { run, pending, fault, fail } = useCall();
  const change = (next: Values) => {
    setValues(next);
    onChange(next);
  };
  const put = async (given: Values) => {
    const inTheWay = await run(() =>
      putIn({ text: fillPrompt(content, variables, given), whole: false, used: id }),
    );
    if (inTheWay) fail(inTheWay);
  };
  return (
    <section aria-labelledby="prompt" className="flex flex-col gap-4">
      <h2 id="prompt" className="text-base">
        <bdi>{title}</bdi>
      </h2>
      <ValueForm variables={variables} start={start} onChange={change} onSubmit={put} label={title}>
        <details>
          <summary className="min-h-9 text-sm text-ink-soft">{words.preview}</summary>
          <p className="prompt-text rounded-control border border-line bg-surface-sunken p-3 text-sm">
            {fillPieces(content, variables, values).map(({ text, name, isFilled }, at) =>
              name === null ? (
                text
              ) : (
                // Pieces have no other name than their position.
                // oxlint-disable-next-line react/no-array-index-key
                <mark key={at} className={isFilled ? "filled-place" : "open-place"}>
                  {text}
                </mark>
              ),
            )}
          </p>
        </details>
        <FaultNote fault={fault} />
        <PutActions
          label={words.put}
          pending={pending}
          take={() => fillPrompt(content, variables, values)}
          onCopied={() => void ask("noteUse", { id })}
        />
      </ValueForm>
    </section>
  );
}
