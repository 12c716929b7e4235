import { useEffect, useId, useRef, type FormEvent } from "react";
import { Form, href } from "react-router";

import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Textarea } from "~/ui/input";
import { Spinner } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { onSubmitKeys } from "~/ui/submit-keys";

import { answerField, conversationFields } from "../fields";
import { answeredLimit, answerLimit } from "../limits";
import { Conversation, Written } from "./conversation";
import { Spent } from "./spent";
import { useTry, type TryStart } from "./use-try";

export interface TryPanelProps {
  prompt: string;
  /** The reader's own published prompt, which may show the reply as an example. Null for any other. */
  of: string | null;
  start?: TryStart;
  /** Runs at once: its price was shown before. */
  isAsked?: boolean;
}

const nothing: TryStart = { said: [], tries: null };

/** Runs a prompt in its place, and goes on with the conversation; the same form works without scripts, at its own page. */
export function TryPanel({ prompt, of, start = nothing, isAsked = false }: TryPanelProps) {
  const { t } = useTranslation("comparisons");
  const { said, tries, live, error, unsent, run, stop, restart } = useTry(prompt, start);
  const box = useRef<HTMLElement>(null);
  const asked = useRef(false);
  const title = useId();
  useEffect(() => {
    if (!isAsked || asked.current) return;
    asked.current = true;
    void run(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once.
  }, []);
  const last = said.at(-1);
  const at = said.length - 1;
  const isOpen = live === null && at < answeredLimit;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get(answerField(at));
    // The pressed button disappears.
    box.current!.focus({ preventScroll: true });
    void run(last ? String(answer) : null);
  };
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={title} className="flex flex-col gap-4 outline-none">
      <div>
        <h3 id={title} className="sr-only">
          {t("tries.title")}
        </h3>
        {tries && <p className="phrases text-sm text-ink-soft">{t("tries.engine", tries)}</p>}
      </div>
      <Conversation said={said} engine={tries?.engine} />
      {/* A live region must exist before its first text. */}
      <p role="status" className="sr-only">
        {live !== null ? t("tries.writing") : last && t("tries.done")}
      </p>
      {live !== null && (
        <div className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-4">
            <p aria-hidden className="phrases flex items-center gap-2.5 font-semibold">
              <Spinner className="size-5 text-accent-text" />
              {t("tries.writing")}
            </p>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                box.current!.focus({ preventScroll: true });
                stop();
              }}
            >
              {t("tries.stop")}
            </Button>
          </div>
          {live && <Written>{live}</Written>}
        </div>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      {live === null && last && (
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={last.reply} variant="secondary" size="sm" />
          {of && (
            <Form method="post" action={href("/my-town-prompts/:promptId/examples/draft", { promptId: of })}>
              <HiddenFields values={{ text: last.reply }} />
              <Button type="submit" variant="secondary" size="sm" icon={<Icon name="images" />}>
                {t("tries.keep")}
              </Button>
            </Form>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon name="rotate-ccw" />}
            onClick={restart}
            className="needs-script"
          >
            {t("tries.again")}
          </Button>
        </div>
      )}
      {isOpen && tries && tries.left > 0 && (
        // The keys are a second way to the submit button.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <form
          // A failed answer is still there, and a sent one is not.
          key={`${at}${unsent}`}
          method="post"
          action={href("/try")}
          onSubmit={submit}
          onKeyDown={onSubmitKeys((form) => form.requestSubmit())}
          className="flex flex-col gap-3"
        >
          <HiddenFields values={{ prompt, ...(of && { of }), ...conversationFields(said) }} />
          {last && (
            <Field label={t("tries.answer")}>
              {(control) => (
                <Textarea
                  {...control}
                  name={answerField(at)}
                  required
                  maxLength={answerLimit}
                  minHeight={72}
                  maxHeight="40dvh"
                  defaultValue={unsent}
                />
              )}
            </Field>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" icon={last ? <Icon name="send" /> : <Icon name="play" />}>
              {last ? t("tries.send") : t("tries.run")}
            </Button>
            <span className="text-sm text-ink-soft">{t("tries.left", tries)}</span>
          </div>
        </form>
      )}
      {isOpen && tries?.left === 0 && <Spent />}
      {live === null && at >= answeredLimit && (
        <p className="phrases text-sm text-ink-soft">{t("tries.over")}</p>
      )}
    </section>
  );
}
