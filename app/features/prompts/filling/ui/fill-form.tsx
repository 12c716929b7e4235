import { useDeferredValue, useState, useSyncExternalStore } from "react";

import { asksFirst, withoutAsking } from "~/domain/asking-leads";
import { mostTaps, type Values, type Variable } from "~/domain/variables";
import { mayHaveFacts } from "~/client/kept-facts";
import { lazyPart } from "~/ui/lazy-part";
import { useTranslation } from "~/i18n";
import { AsksSwitch, useAsks } from "~/features/prompts/ui/asks-switch";
import { Notice } from "~/ui/notice";
import { onSubmitKeys } from "~/ui/submit-keys";

import { fillField, valuesOfFields } from "../fill-fields";
import { displayedFilled } from "./displayed-filled";
import { FillActions } from "./fill-actions";
import { FilledText } from "./filled-text";
import type { FillFormProps } from "./fill-form-props";
import { useAnswers } from "./use-answers";
import { ValueField } from "./value-field";

const FactChips = lazyPart(async () => (await import("~/features/facts/ui/fact-chips")).FactChips);
const RememberAnswer = lazyPart(
  async () => (await import("~/features/facts/ui/remember-answer")).RememberAnswer,
);
const LastTime = lazyPart(async () => (await import("~/features/facts/ui/last-time")).LastTime);

const never = () => () => {};

/** Whether its options are behind a list, where a fact saves the search; where they are to tap, they are a tap away. */
const isList = ({ kind, options }: Variable) => kind === "choice" && options.length > mostTaps;

/** The form of a prompt's variables, next to the text that they fill: then it is copied, or opened in a service. */
export function FillForm(props: FillFormProps) {
  const { owner, of, variables, type, action, sharePath, onUsed, renderTry, result } = props;
  const [asks, setAsks] = useAsks();
  const canAsk = asksFirst(props.content);
  const content = asks ? props.content : withoutAsking(props.content);
  const { t } = useTranslation("filling");
  const filled = result && !("code" in result) ? result : undefined;
  const refused = result && "code" in result ? result : undefined;
  const submitted = filled?.values ?? (refused && valuesOfFields(Object.entries(refused.values), variables));
  const answers = useAnswers({ owner, of, content, variables, submitted, refused: refused?.fields });
  const values = useDeferredValue(answers.values);
  const [isUsed, setUsed] = useState(false);
  const open = useSyncExternalStore(never, mayHaveFacts, () => false) || isUsed;
  const texts = variables.filter(({ kind }) => kind === "text" || kind === "long_text");
  const asked = variables
    .filter((variable) => texts.includes(variable) || variable.kind === "choice")
    .map((variable) => ({ ...variable, isClosed: variable.kind === "choice" }));
  const take = (at: Element) => {
    const given = answers.take();
    return given && displayedFilled({ content, variables }, given, at).text;
  };
  return (
    <>
      {/* The keys are a second way to the submit button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        {...answers.form}
        id="use"
        method="post"
        action={action}
        noValidate
        aria-label={t("title")}
        onFocus={() => setUsed(true)}
        onKeyDown={onSubmitKeys((form) => form.querySelector<HTMLElement>("[type=submit]")!.click())}
        className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-2"
      >
        {refused && (
          <Notice tone="danger" className="lg:col-span-2">
            {t("refused")}
          </Notice>
        )}
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap gap-2 empty:hidden">
            <LastTime
              open={open}
              questions={asked.filter(({ name }) => !answers.values[name])}
              onPick={(facts) =>
                answers.put(Object.fromEntries([...facts].map(([name, { text }]) => [name, text])))
              }
            />
          </div>
          {variables.map((variable, at) => (
            <div key={variable.name}>
              <ValueField
                id={`use-${at}`}
                variable={variable}
                start={startOf(variable, submitted)}
                error={answers.errors[fillField.value + variable.name]}
                corner={
                  <RememberAnswer open={open} asked={variable} typed={answers.values[variable.name] ?? ""} />
                }
              />
              {(texts.includes(variable) || isList(variable)) && (
                <FactChips
                  open={open}
                  asked={variable}
                  isClosed={isList(variable)}
                  isPrivate={sharePath !== null}
                  onPick={(text) => answers.put({ [variable.name]: text })}
                />
              )}
            </div>
          ))}
          {canAsk && <AsksSwitch asks={asks} onChange={setAsks} />}
        </div>
        <section aria-label={t("preview")} className={filled && "max-lg:order-first"}>
          <div className="lg:sticky lg:top-4">
            <h2 className="mb-1.5 text-base">{t("preview")}</h2>
            {filled && <p className="without-script phrases mb-2 text-ink-soft">{t("filled")}</p>}
            <FilledText {...{ content, variables, values }} exact={Boolean(filled)} />
          </div>
        </section>
        <FillActions answers={answers} {...{ content, variables, type, sharePath, onUsed }} />
      </form>
      {renderTry({ type, text: filled?.text ?? null, take, onUsed })}
    </>
  );
}

const startOf = ({ name, value }: Variable, submitted: Values | undefined): string =>
  submitted?.[name] ?? value ?? "";
