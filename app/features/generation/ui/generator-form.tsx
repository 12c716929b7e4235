import { Icon } from "~/ui/icon";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { href, useLocation } from "react-router";

import { historyItem } from "~/client/browser-store";
import { useRootData } from "~/client/root-data";
import { countCharacters } from "~/features/texts/visible-text";
import { promptUses } from "~/domain/prompt-use";
import { ErrorText } from "~/client/error-text";
import type { RefusedForm } from "~/errors";
import { purposeLimit } from "~/features/prompts/limits";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/input";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { onSubmitKeys, submitKeys } from "~/ui/submit-keys";
import { Switch } from "~/ui/switch";

import { defaultOrder } from "../limits";
import type { GenerationOrder } from "../schema";
import { ExamplePurposes } from "./example-purposes";
import { givenWith, orderedWith, type Given, type Questions } from "./given";
import { PromptUsePicker, StepHeading } from "./prompt-use-picker";
import { draftRoute } from "./use-generation";

/** The purpose box grows from 100 to 250 px (specification, section 2). */
const purposeHeight = { min: 100, max: 250 };

const purposeId = "purpose";

const QuestionsPanel = lazyPart(async () => (await import("./questions-panel")).QuestionsPanel);

/** The form's values and answers, restored after a reload and after going back from the result. */
const keptOrder = historyItem<GenerationOrder & { given?: Given }>("order");

/** Debounce of the store, in ms: browsers allow 100 history changes in 30 seconds. */
const keepAfter = 500;

interface GeneratorFormProps {
  order: GenerationOrder;
  refused?: RefusedForm;
  working: boolean;
  /** There is no result yet: shows example purposes, and stores the form's values. */
  fresh: boolean;
  onSubmit: (order: GenerationOrder) => void;
}

/** The order in the form's fields. */
const orderFromForm = (values: Record<string, FormDataEntryValue>): GenerationOrder => ({
  purpose: String(values.purpose ?? ""),
  use: promptUses.find((use) => use === values.use) ?? defaultOrder.use,
  deepThinking: values.deepThinking === "on",
});

/** Steps 1 and 2 as one form; works without scripts. */
export function GeneratorForm({ order, refused, working, fresh, onSubmit }: GeneratorFormProps) {
  const { t } = useTranslation("generator");
  const start = refused ? orderFromForm(refused.values) : order;
  const [use, setUse] = useState(start.use);
  const [purpose, setPurpose] = useState(start.purpose);
  const [deepThinking, setDeepThinking] = useState(start.deepThinking);
  const [given, setGiven] = useState(() => givenWith(start));
  const [questions, setQuestions] = useState<Questions | null>();
  const [composing, setComposing] = useState(false);
  const [ready, setReady] = useState(false);
  const { key: place } = useLocation();
  const owner = useRootData()?.viewer?.email ?? null;
  const form = useRef<HTMLFormElement>(null);
  // The result's page, prefetched only for people who type.
  usePrefetchRoutes(purpose ? draftRoute : null);

  // Keeps values that were entered before hydration.
  const takeOver = useEffectEvent(() => {
    let typed = orderFromForm(Object.fromEntries(new FormData(form.current!)));
    const kept = keptOrder.read(owner);
    if (fresh && kept && typed.purpose === start.purpose) {
      typed = kept;
      setGiven(kept.given ?? given);
    }
    setUse(typed.use);
    setPurpose(typed.purpose);
    setDeepThinking(typed.deepThinking);
    setReady(true);
  });
  // In a layout effect, before any click could be undone by it.
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (!ready || !fresh) return undefined;
    const timer = setTimeout(() => keptOrder.write(owner, { purpose, use, deepThinking, given }), keepAfter);
    return () => clearTimeout(timer);
    // `place`: the history entry may change, as after a change of the language.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ready, fresh, purpose, use, deepThinking, given, owner, place]);

  const length = countCharacters(purpose);
  const tooLong = length > purposeLimit;
  // The questions of a generated line are below its result.
  const isNew = fresh || purpose.trim() !== order.purpose || use !== order.use;
  const asks = ready && isNew && !tooLong && purpose.trim() !== "";
  const fieldError = tooLong ? { code: "too_long" as const, limit: purposeLimit } : refused?.fields.purpose;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!purpose.trim() || tooLong || working) return;
    const fault = form.current!.querySelector<HTMLElement>("[data-questions] [aria-invalid=true]");
    if (fault) {
      fault.closest("details")?.setAttribute("open", "");
      return fault.focus();
    }
    const typed = { purpose, use, deepThinking };
    if (fresh) keptOrder.write(owner, { ...typed, given });
    onSubmit({ ...typed, ...(asks && orderedWith(questions, given, use)) });
  };

  return (
    <form
      ref={form}
      method="post"
      action={href("/generate")}
      onSubmit={submit}
      className="group/form flex flex-col gap-6"
    >
      {refused && (
        <Notice
          tone="danger"
          action={
            refused.fields.purpose && (
              <a href={`#${purposeId}`} className="text-link inline-flex min-h-11 items-center">
                {t("purpose.label")}
              </a>
            )
          }
        >
          <ErrorText form={refused.code} />
        </Notice>
      )}
      <PromptUsePicker value={use} onChange={setUse} />
      <Field
        id={purposeId}
        label={<StepHeading step={2}>{t("purpose.label")}</StepHeading>}
        hint={t(`purpose.hint.${use}`)}
        error={fieldError && <ErrorText {...fieldError} />}
        aside={
          length > purposeLimit * 0.8 && (
            <span className={tooLong ? "font-semibold text-danger" : undefined}>
              {t("purpose.length", { length, limit: purposeLimit })}
            </span>
          )
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name="purpose"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- A refused form opens at its first error.
            autoFocus={refused?.fields.purpose !== undefined}
            dir="auto"
            value={purpose}
            onChange={(event) => setPurpose(event.target.value)}
            onKeyDown={onSubmitKeys((area: HTMLTextAreaElement) => area.form!.requestSubmit())}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            placeholder={t(`purpose.placeholder.${use}`)}
            minHeight={purposeHeight.min}
            maxHeight={purposeHeight.max}
          />
        )}
      </Field>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <Switch
          name="deepThinking"
          label={t("deepThinking.label")}
          description={t("deepThinking.description")}
          checked={deepThinking}
          onChange={(event) => setDeepThinking(event.target.checked)}
        />
        <Button
          type="submit"
          size="lg"
          className="shrink-0 scripted:group-has-[textarea:placeholder-shown]/form:looks-disabled"
          icon={<Icon name="sparkles" />}
          title={t("submitKeys")}
          aria-keyshortcuts={submitKeys}
          pending={working}
          disabled={ready && (tooLong || purpose.trim() === "")}
        >
          {working ? t("generating") : t("generate")}
        </Button>
      </div>
      {asks ? (
        <div className={questions === null || questions?.enough ? undefined : "min-h-160"}>
          <QuestionsPanel
            order={{ purpose, use, deepThinking }}
            composing={composing}
            questions={questions}
            onQuestions={setQuestions}
            given={given}
            onGive={setGiven}
            working={working}
          />
        </div>
      ) : (
        fresh && <ExamplePurposes use={use} onChoose={setPurpose} />
      )}
    </form>
  );
}
