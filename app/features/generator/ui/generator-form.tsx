import { Icon } from "~/ui/icon";
import { lazy, useEffect, useEffectEvent, useState, type FormEvent } from "react";

import type { Composition } from "~/domain/composition";
import { countCharacters } from "~/features/text/visible-text";
import { ErrorText } from "~/client/error-text";
import type { RefusedForm } from "~/errors";
import { purposeLimit } from "~/features/prompts/limits";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/input";
import { joinClasses } from "~/ui/join-classes";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { onSubmitKeys, submitKeys } from "~/ui/submit-keys";
import { Switch } from "~/ui/switch";

import type { GenerationInput } from "../schema";
import { ExamplePurposes } from "./example-purposes";
import { useAsks } from "~/features/prompts/ui/asks-switch";
import { statedFacts } from "../composing/stated-facts";
import { inputWith, inputWithFacts, withGiven } from "./given";
import { LastResultLink } from "./last-result-link";
import { previewId } from "./preview-id";
import { inputFromForm } from "./input-fields";
import { FailureNotice } from "./failure-notice";
import { PromptUsePicker, StepHeading } from "./prompt-use-picker";
import { draftRoute, useGenerateAddress } from "./use-generation";
import { useShownField } from "./use-shown-field";
import { useTypedInput } from "./use-typed-input";

/** The purpose box grows from 100 to 250 px (specification, section 2). */
const purposeHeight = { min: 100, max: 250 };

const purposeId = "purpose";

// Rendered on the server too; a visitor, who has picked none, loads nothing of it.
const PickedFacts = lazy(async () => ({ default: (await import("./picked-facts")).PickedFacts }));
const LineNotice = lazyPart(async () => (await import("./line-notice")).LineNotice);
const QuestionsPanel = lazyPart(async () => (await import("./questions-panel")).QuestionsPanel);

/** Whether a line has no two letters, which say nothing of what to make. */
const isBare = (line: string) => !/\p{L}\P{L}*\p{L}/u.test(line);

interface GeneratorFormProps {
  input: GenerationInput;
  refused?: RefusedForm;
  working: boolean;
  /** Why its last generation failed. Null if it did not. */
  failure: string | null;
  /** There is no result yet: shows example purposes, and stores the form's values. */
  fresh: boolean;
  onSubmit: (input: GenerationInput) => void;
  /** The prompt of the form as it is. Null if there is no line. */
  onPreview: (composition: Composition | null) => void;
}

/** Steps 1 to 3 as one form; works without scripts. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { input, refused, working, failure, fresh, onSubmit, onPreview } = props;
  const { t } = useTranslation("generator");
  const start = refused ? inputFromForm(refused.values) : input;
  const typed = useTypedInput({ start, isKept: fresh, isRefused: refused !== undefined });
  const { form, use, setUse, purpose, setPurpose, deepThinking, setDeepThinking, given, setGiven, ready } =
    typed;
  const [questions, setQuestions] = useState<Composition | null>();
  const [asksRest] = useAsks();
  const [composing, setComposing] = useState(false);
  // The result's page, prefetched only for people who type.
  usePrefetchRoutes(purpose ? draftRoute : null);

  const length = countCharacters(purpose);
  const tooLong = length > purposeLimit;
  // The questions of a generated line are next to its result.
  const mayAsk = !tooLong && (fresh || purpose.trim() !== input.purpose || use !== input.use);
  const asks = ready && mayAsk && purpose.trim() !== "";
  // The questions of another use do not fit; those of the line before stay until the next arrive.
  const asked = asks && questions?.use === use ? withGiven(questions, given, asksRest) : null;
  const show = useEffectEvent(() => onPreview(asked));
  // Everything that changes the prompt; the prompt itself is made again at each rendering.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => show(), [asks, questions, given, asksRest, use]);

  const picked = fresh ? statedFacts(start.answers ?? {}) : [];

  const showField = useShownField(form, asks);
  const fieldError = tooLong ? { code: "too_long" as const, limit: purposeLimit } : refused?.fields.purpose;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!purpose.trim() || tooLong || working) return;
    const fault = form.current!.querySelector<HTMLElement>("[data-questions] [aria-invalid=true]");
    fault?.closest("details")?.setAttribute("open", "");
    if (fault) return fault.focus();
    typed.keep();
    const ofQuestions = asked ? inputWith(asked, given) : mayAsk && inputWithFacts(given);
    onSubmit({ purpose, use, deepThinking, asks: asksRest, ...ofQuestions });
  };

  return (
    <form
      ref={form}
      method="post"
      action={useGenerateAddress()}
      onSubmit={submit}
      className="generator-form group/form"
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
        hint={t(
          asked?.certain === false && asked.kinds[1] && isBare(purpose)
            ? "kind.unsure"
            : `purpose.hint.${use}`,
        )}
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
            className={asks && use === "text" ? "scroll-mb-60" : "scroll-mb-24"}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- A refused form opens at its first error.
            autoFocus={refused?.fields.purpose !== undefined}
            value={purpose}
            onChange={(event) => {
              setPurpose(event.target.value);
              // Another line may be of another kind.
              if (event.target.value.trim() === "") setGiven({ ...given, kind: undefined });
            }}
            onKeyDown={onSubmitKeys((area: HTMLTextAreaElement) => area.form!.requestSubmit())}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            placeholder={t(`purpose.placeholder.${use}`)}
            minHeight={purposeHeight.min}
            maxHeight={purposeHeight.max}
          />
        )}
      </Field>
      <FailureNotice failure={failure} className="scroll-mb-24" />
      {picked.length > 0 && <PickedFacts facts={picked} given={given} onGive={setGiven} />}
      <div
        className={joinClasses(
          "flex flex-wrap items-center justify-between gap-4",
          mayAsk && "with-line:contents",
        )}
      >
        <Switch
          name="deepThinking"
          label={t("deepThinking.label")}
          description={t("deepThinking.description")}
          className="min-w-44 flex-1"
          checked={deepThinking}
          onChange={(event) => setDeepThinking(event.target.checked)}
        />
        {(ready ? asks : mayAsk) && (
          // Before hydration the styles know of a line: the button must not move under a click.
          <div
            className={joinClasses(
              "hidden with-line:block",
              questions !== null && !questions?.enough && "min-h-100",
            )}
          >
            {asks && (
              <QuestionsPanel
                input={{ purpose, use, deepThinking, kind: given.kind }}
                composing={composing}
                questions={asked ?? (questions === null ? null : undefined)}
                onQuestions={setQuestions}
                given={given}
                shown={picked.map(({ name }) => name)}
                onGive={setGiven}
              />
            )}
          </div>
        )}
        <div
          className={
            mayAsk
              ? "with-line:sticky with-line:bottom-0 with-line:-mx-4 with-line:rounded-b-card with-line:border-t with-line:border-line with-line:bg-surface with-line:px-4 with-line:py-3 sm:with-line:-mx-6 sm:with-line:px-6"
              : undefined
          }
        >
          <LineNotice
            open={asks && use === "text"}
            line={use === "text" ? purpose : ""}
            onChoose={setUse}
            onShow={showField}
            className="mb-3"
          />
          <div className="flex items-center justify-end gap-3 max-sm:flex-wrap with-line:flex-nowrap!">
            <p className="needs-script text-sm text-ink-soft max-sm:w-full max-sm:text-center with-line:hidden">
              {t("purpose.needed")}
            </p>
            {asked && (
              <a
                href={`#${previewId}`}
                className="phrases text-link inline-flex min-h-11 min-w-0 items-center text-sm leading-tight max-[22.5rem]:hidden lg:hidden"
              >
                {t("preview.see")}
              </a>
            )}
            <Button
              type="submit"
              size="lg"
              className="shrink-0 scripted:group-has-[textarea[name=purpose]:placeholder-shown]/form:looks-disabled max-sm:grow max-sm:px-4"
              icon={<Icon name="sparkles" />}
              title={t("submitKeys")}
              aria-keyshortcuts={submitKeys}
              pending={working}
              disabled={ready && (tooLong || purpose.trim() === "")}
            >
              {working ? t("generating") : t("generate")}
            </Button>
          </div>
        </div>
      </div>
      {!asks && fresh && (
        <>
          <LastResultLink />
          <ExamplePurposes use={use} onChoose={setPurpose} />
        </>
      )}
    </form>
  );
}
