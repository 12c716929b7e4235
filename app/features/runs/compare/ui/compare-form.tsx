import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { Form } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { useRootData } from "~/client/root-data";
import { readAnswers } from "~/client/saved-answers";
import { valueErrors } from "~/domain/variable-values";
import type { Values } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { writeFields } from "~/features/prompts/filling/ui/write-fields";
import type { Prompt } from "~/features/prompts/prompt";
import type { Tries } from "~/features/runs/try/responses";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Spinner } from "~/ui/loading";
import { FormError } from "~/ui/notice";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";

import type { ComparedRival } from "../compared-rival";
import { trialField, trialsIn } from "../fields";
import { answersOf, answersTo, askedVariables, proposedValues, repliesTo } from "../trial-answers";
import { compareAddress } from "./comparison-address";
import { SetFields, SetLinks } from "./set-fields";
import { useComparison } from "./use-comparison";

interface PriceProps {
  /** Replies of the sets as they are filled in. */
  cost: number;
  sets: number;
  tries: Tries;
}

/** Most replies of a set: each side has two turns. */
const mostOfSet = 4;

/** The button that starts a comparison, with what it spends. Without scripts nothing follows the fields: the most is told. */
function Price({ cost, sets, tries: { left } }: PriceProps) {
  const { t } = useTranslation("comparisons");
  const isExact = useHydrated();
  const text = isExact ? t("cost", { cost, left }) : t("mostCost", { cost: sets * mostOfSet, left });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" icon={<Icon name="git-compare" />}>
        {t("start")}
      </Button>
      <span className="phrases min-w-0 text-sm text-ink-soft">
        {isExact && cost > left ? t("short") : text}
      </span>
    </div>
  );
}

interface CompareFormProps {
  prompt: Pick<Prompt, "id" | "shareId" | "variables">;
  rival: ComparedRival;
  tries: Tries;
  /** Sets of values at first. */
  sets: number;
  exampleValues: readonly Values[];
  refused?: RefusedForm;
}

/** The sets of values that both texts get, and the button that spends tries. */
export function CompareForm({ prompt, rival, tries, sets: first, exampleValues, refused }: CompareFormProps) {
  const { t } = useTranslation("comparisons");
  const { formError } = useFormErrors(refused);
  const { progress, error, start, stop } = useComparison(prompt.id);
  const given = trialsIn(refused?.values ?? {});
  const [sets, setSets] = useState(Math.max(first, given.length));
  const [typed, setTyped] = useState(given);
  const variables = askedVariables(prompt.variables, rival.variables);
  const startOf = (at: number) =>
    given[at] ?? { values: proposedValues(variables, at, exampleValues[at]), facts: "" };
  const trials = Array.from({ length: sets }, (_, at) => typed[at] ?? startOf(at));
  const body = {
    rival: rival.rival,
    ...(rival.number !== null && { version: rival.number }),
    ...(rival.rival === "proposal" && { text: rival.content }),
  };
  const addressOf = (count: number) => compareAddress(prompt.id, rival, count);
  const read = (form: HTMLFormElement) =>
    trialsIn(Object.fromEntries(new FormData(form)) as Record<string, string>);
  const form = useRef<HTMLFormElement>(null);
  const owner = useRootData()?.viewer?.email ?? null;
  const takeLastUsed = useEffectEvent(() => {
    const used = readAnswers(owner, prompt.id) ?? (prompt.shareId && readAnswers(owner, prompt.shareId));
    if (!used || refused) return;
    writeFields(form.current!, variables, used, { prefix: trialField(0) });
    setTyped(read(form.current!));
  });
  // The answers of the last use are the browser's.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => takeLastUsed(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const sent = read(event.currentTarget);
    // The server's response names the fields.
    if (sent.some(({ values }) => Object.keys(valueErrors(variables, values)).length > 0)) return;
    event.preventDefault();
    void start({ ...body, trials: sent });
  };
  return (
    <Form
      ref={form}
      method="post"
      action={addressOf(sets)}
      onSubmit={submit}
      onInput={(event) => setTyped(read(event.currentTarget))}
      className="flex flex-col gap-6"
    >
      <HiddenFields
        values={Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))}
      />
      {trials.map((_, at) => (
        <SetFields
          // A set has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          {...{ at, variables, refused }}
          isOnly={sets === 1}
          start={startOf(at)}
        />
      ))}
      <SetLinks
        sets={sets}
        addressOf={addressOf}
        needsScript={rival.rival === "proposal"}
        onChange={setSets}
      />
      <FormError>{error ?? formError}</FormError>
      {progress ? (
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="phrases flex items-center gap-2.5 font-semibold">
            <Spinner className="size-5 text-accent-text" />
            {progress.all > 0 ? t("progress", { ...progress }) : t("tries.writing")}
          </p>
          <Button variant="ghost" size="sm" onClick={stop}>
            {t("tries.stop")}
          </Button>
        </div>
      ) : (
        <Price
          cost={trials
            .map(({ values, facts }) => ({ values: answersTo(variables, values), facts: facts.trim() }))
            .reduce((sum, trial) => sum + repliesTo(answersOf(rival.rival, variables, trial)), 0)}
          {...{ sets, tries }}
        />
      )}
    </Form>
  );
}
