import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, Link } from "react-router";

import { FormButton } from "~/client/form-button";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";

import type { OwnExamples } from "../example";
import type { Example } from "../responses";
import { examplesLimit } from "../limits";
import { AddPicture, AddText } from "./add-forms";
import { ExampleResult } from "./example-result";
import { ExampleValues } from "./example-values";

interface OwnExamplesProps extends OwnExamples {
  /** The text of a new example, to begin with. */
  start?: string;
  refused?: RefusedForm;
}

/** The author's page of a prompt's examples: change, order, remove and add them. */
export function OwnExamplesPage({ prompt, examples, refused, ...drafted }: OwnExamplesProps) {
  const [before] = useState(examples.length);
  // Once it was added, the form is empty.
  const start = examples.length === before ? drafted.start : undefined;
  const { t } = useTranslation(["authoring", "examples"]);
  const { id: promptId, shareId, name, isPublic, variables } = prompt;
  const isFull = examples.length >= examplesLimit;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 py-6 sm:py-8">
      <div>
        <h1 dir="auto" className="phrases text-xl">
          {t("titleOf", { name })}
        </h1>
        <p className="phrases mt-1 text-ink-soft">{t("lead", { limit: examplesLimit })}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton to={href("/prompts/:shareId", { shareId })} variant="secondary" size="sm">
            {t("toPage")}
          </LinkButton>
          <LinkButton to={href("/my-town-prompts")} variant="ghost" size="sm">
            {t("toPosts")}
          </LinkButton>
        </div>
      </div>
      {!isPublic && <Notice>{t("examples:hidden")}</Notice>}
      {examples.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {examples.map((example, at) => (
            <li key={example.id}>
              <OwnExample prompt={prompt} example={example} position={at + 1} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <Notice>{t("full", { limit: examplesLimit })}</Notice>
      ) : (
        // A new key empties the forms after an example was added.
        <div key={examples.length} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <AddText promptId={promptId} variables={variables} start={start} refused={refused} />
          {start === undefined && <AddPicture promptId={promptId} variables={variables} refused={refused} />}
        </div>
      )}
    </div>
  );
}

interface OwnExampleProps {
  prompt: OwnExamples["prompt"];
  example: Example;
  /** Its position, from 1. */
  position: number;
}

function OwnExample({ prompt, example, position }: OwnExampleProps) {
  const { t } = useTranslation("authoring");
  const params = { promptId: prompt.id, exampleId: example.id };
  const name = t("position", { position });
  return (
    <Card asChild>
      <article aria-label={name} className="flex h-full flex-col gap-3">
        <h2 className="text-sm text-ink-soft">{name}</h2>
        <ExampleResult example={example} isPublic={prompt.isPublic} />
        <ExampleValues values={example.values} variables={prompt.variables} />
        <div className="mt-auto flex flex-wrap gap-1">
          <Button asChild variant="ghost" size="sm">
            <Link to={href("/my-town-prompts/:promptId/examples/:exampleId", params)}>
              <Icon name="pencil" />
              {t("change")}
            </Link>
          </Button>
          {position > 1 && (
            <FormButton
              action={href("/my-town-prompts/:promptId/examples/:exampleId/move", params)}
              fields={{ position: String(position - 1) }}
              failure={t("failed")}
              variant="ghost"
              size="sm"
              icon={<Icon name="move-left" />}
            >
              {t("forward")}
            </FormButton>
          )}
          <Button asChild variant="ghost" size="sm">
            <Link to={href("/my-town-prompts/:promptId/examples/:exampleId/remove", params)}>
              <Icon name="trash-2" />
              {t("remove")}
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  );
}
