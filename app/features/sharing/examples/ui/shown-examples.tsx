import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import type { Variable } from "~/domain/variables";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import type { Example } from "../responses";
import { ExampleResult } from "./example-result";
import { ExampleValues } from "./example-values";

export interface ShownExamplesProps {
  examples: readonly Example[];
  ownId: string | null;
  shareId: string;
  isPublic: boolean;
  variables: readonly Variable[];
}

/** The examples of a prompt on its page; its owner is led to add more. Nothing without any, unless the reader may add one. */
export function ShownExamples({ examples, ownId, shareId, isPublic, variables }: ShownExamplesProps) {
  const { t } = useTranslation("examples");
  if (examples.length === 0 && ownId === null) return null;
  return (
    <section aria-labelledby="examples" className="flex flex-col gap-4">
      <h2 id="examples" className="text-base">
        {t("shown")}
      </h2>
      {examples.length === 0 && <p className="phrases text-ink-soft">{t("none")}</p>}
      {!isPublic && examples.length > 0 && <p className="phrases text-ink-soft">{t("hidden")}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {examples.map((example) => (
          <li key={example.id} className={`flex flex-col gap-3 ${example.picture ? "" : "sm:col-span-2"}`}>
            {example.isSample && <p className="-mb-2 text-sm text-ink-soft">{t("sample")}</p>}
            <ExampleResult example={example} isPublic={isPublic} />
            <ExampleValues values={example.values} variables={variables} />
            {Object.keys(example.values).length > 0 && variables.length > 0 && (
              <div>
                <Button asChild variant="secondary" size="sm">
                  <Link to={`${href("/prompts/:shareId/use", { shareId })}?example=${example.id}#use`}>
                    <Icon name="play" />
                    {t("use")}
                  </Link>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {ownId && (
        <div>
          <Button asChild variant={examples.length === 0 ? "secondary" : "ghost"} size="sm">
            <Link to={href("/my-town-prompts/:promptId/examples", { promptId: ownId })}>
              <Icon name="images" />
              {t(examples.length === 0 ? "add" : "manage")}
            </Link>
          </Button>
        </div>
      )}
    </section>
  );
}
