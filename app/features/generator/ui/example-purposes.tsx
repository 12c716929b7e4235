import { href, Link } from "react-router";

import type { PromptUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";

interface ExamplePurposesProps {
  use: PromptUse;
  onChoose: (purpose: string) => void;
}

/** Example purposes. Each is a link to the prefilled generator; with scripts it only fills the box. */
export function ExamplePurposes({ use, onChoose }: ExamplePurposesProps) {
  const { t } = useTranslation("generator");
  const examples = t.all(`examples.${use}`);
  return (
    <div className="with-line:hidden">
      <p className="text-sm text-ink-soft">{t("purpose.examples")}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Link
              to={`${href("/generate")}?${new URLSearchParams({ use, purpose: example })}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(example);
              }}
              // Fully round on one line, and no rounder on two.
              className="inline-flex min-h-9 items-center rounded-[1.375rem] border border-line bg-surface px-3.5 py-1.5 text-sm leading-snug no-underline hover:border-ink-soft pointer-coarse:min-h-11"
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
