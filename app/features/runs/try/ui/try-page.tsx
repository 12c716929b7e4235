import { useState } from "react";
import { href, useRevalidator } from "react-router";

import { useErrorTexts } from "~/client/error-text";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Textarea } from "~/ui/input";
import { Notice } from "~/ui/notice";

import { answerField, saidIn } from "../fields";
import type { Tries } from "../responses";
import type { Said } from "../said";
import { Written } from "./conversation";
import { Spent } from "./spent";
import { TryPanel } from "./try-panel";
import type { TryStart } from "./use-try";

/** The result of the page's form. */
export interface Tried {
  prompt: string;
  of: string | null;
  said: Said[];
  /** Only shown: nothing was run. */
  isOpened: boolean;
}

interface TryPageProps {
  /** Null on a site without a model. */
  tries: Tries | null;
  result: Tried | RefusedForm | undefined;
}

/** A prompt to run, with what that costs; then its conversation. */
export function TryPage({ tries, result }: TryPageProps) {
  const { t } = useTranslation("comparisons");
  const [asked, setAsked] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<string>();
  const { sentence, tried, answer } = useResult(result);
  if (!tries) return <Notice>{t("tries.absent")}</Notice>;
  const of = tried?.of ?? null;
  const prompt = asked ?? (tried && !tried.isOpened ? tried.prompt : null);
  if (prompt !== null) {
    const start: TryStart = { said: asked === null ? tried!.said : [], tries, error: sentence, answer };
    return (
      <>
        <Written>{prompt}</Written>
        {asked !== null && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon name="pencil" />}
            onClick={() => {
              setAsked(null);
              // Its runs are spent.
              void revalidate();
            }}
            className="self-start"
          >
            {t("tries.change")}
          </Button>
        )}
        <TryPanel
          // Each result of the form without scripts is a new page.
          key={asked ?? "posted"}
          {...{ prompt, of, start }}
          isAsked={asked !== null}
        />
      </>
    );
  }
  return (
    <>
      {sentence && <Notice tone="danger">{sentence}</Notice>}
      <p className="phrases text-sm text-ink-soft">{t("tries.engine", tries)}</p>
      {tries.left === 0 ? (
        <Spent />
      ) : (
        <form
          method="post"
          action={href("/try")}
          onSubmit={(event) => {
            const text = String(new FormData(event.currentTarget).get("prompt")).trim();
            event.preventDefault();
            if (text === "") return;
            setTyped(text);
            setAsked(text);
          }}
          className="flex flex-col gap-3"
        >
          {of && <HiddenFields values={{ of }} />}
          <Field label={t("tries.prompt")}>
            {(control) => (
              <Textarea
                {...control}
                name="prompt"
                required
                minHeight={140}
                maxHeight="60dvh"
                defaultValue={typed ?? tried?.prompt}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" icon={<Icon name="play" />}>
              {t("tries.run")}
            </Button>
            <span className="text-sm text-ink-soft">{t("tries.left", tries)}</span>
          </div>
        </form>
      )}
    </>
  );
}

/** What the form's result shows: a refused form keeps its conversation and its answer. */
function useResult(result: Tried | RefusedForm | undefined): {
  tried?: Tried;
  sentence?: string;
  answer?: string;
} {
  const { t } = useErrorTexts();
  if (!result || !("code" in result)) return { tried: result };
  const { values, code, fields } = result;
  const [field] = Object.values(fields);
  const sentence = field ? t(`errors:field.${field.code}`, { limit: field.limit }) : t(`errors:${code}`);
  const said = saidIn(values);
  const last = said.at(-1);
  const answer = last && values[answerField(said.length - 1)];
  return {
    tried: {
      prompt: values.prompt ?? "",
      of: values.of || null,
      said: said.map((turn) => (turn === last ? { ...turn, answer: null } : turn)),
      // The first run is refused at its own form.
      isOpened: said.length === 0,
    },
    sentence,
    answer,
  };
}
