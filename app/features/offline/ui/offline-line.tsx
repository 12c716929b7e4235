import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { href } from "react-router";

import { keepLine, unmadeLine } from "~/client/left-off";
import { promptUses, type PromptUse } from "~/domain/prompt-use";
import { purposeLimit } from "~/features/prompts/limits";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Select, Textarea } from "~/ui/input";
import { Notice } from "~/ui/notice";

import type { SharedTexts } from "../kept";
import { keptStore } from "../kept-store";
import { lineOfShare } from "../share-line";
import { ShareNote } from "./share-note";

interface OfflineLineProps {
  owner: string | null;
  isOnline: boolean;
}

/** A line that becomes a prompt once there is a network; until then it is what the generator restores. */
export function OfflineLine({ owner, isOnline }: OfflineLineProps) {
  const { t } = useTranslation(["offline", "generator"]);
  const form = useRef<HTMLFormElement>(null);
  const [purpose, setPurpose] = useState(() => unmadeLine.read(owner)?.purpose ?? "");
  const [use, setUse] = useState<PromptUse>(() => unmadeLine.read(owner)?.use ?? "text");
  const [isWaiting, setWaiting] = useState(false);
  const shared = useShared(owner, ({ purpose: line, use: ofLine }) => {
    setPurpose(line);
    setUse(ofLine);
  });
  useEffect(() => {
    if (isOnline && isWaiting) form.current?.submit();
  }, [isOnline, isWaiting]);

  const change = (next: { purpose: string; use: PromptUse }) => {
    setPurpose(next.purpose);
    setUse(next.use);
    setWaiting(false);
    keepLine(owner, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (purpose.trim() !== "") setWaiting(true);
  };
  return (
    <Card asChild>
      <section aria-label={t("line")}>
        <form
          ref={form}
          method="post"
          action={href("/generate")}
          onSubmit={submit}
          className="flex flex-col gap-4"
        >
          <div>
            <h2 className="text-lg">{t("line")}</h2>
            <p className="phrases mt-1 text-ink-soft">{t("lineHint")}</p>
          </div>
          {shared && (
            <>
              <Notice tone="success">{t("shared")}</Notice>
              <ShareNote {...shared} />
            </>
          )}
          <Field label={t("purpose")}>
            {(control) => (
              <Textarea
                {...control}
                name="purpose"
                required
                maxLength={purposeLimit}
                maxHeight={250}
                value={purpose}
                onChange={(event) => change({ purpose: event.target.value, use })}
              />
            )}
          </Field>
          <Field label={t("use")}>
            {(control) => (
              <Select
                {...control}
                name="use"
                value={use}
                onChange={(event) => change({ purpose, use: event.target.value as PromptUse })}
                options={promptUses.map((one) => [one, t(`generator:use.${one}.title`)])}
              />
            )}
          </Field>
          <input type="hidden" name="deepThinking" value="on" />
          <Button type="submit" className="self-start">
            {t(isOnline ? "makeNow" : "make")}
          </Button>
          {isWaiting && <Notice>{t("waiting")}</Notice>}
        </form>
      </section>
    </Card>
  );
}

/** The texts that other apps shared without a network, taken out of the store once; `onTake` receives the line with them. */
function useShared(owner: string | null, onTake: (line: { purpose: string; use: PromptUse }) => void) {
  const { t } = useTranslation("offline");
  const [shared, setShared] = useState<ReturnType<typeof lineOfShare> | null>(null);
  const read = useEffectEvent(async () => {
    let taken: SharedTexts[] = [];
    await keptStore.change("shares", (now = []) => {
      taken = now;
      return [];
    });
    const [first, ...others] = taken;
    if (!first) return;
    const waiting = unmadeLine.read(owner);
    let line = lineOfShare(first, t("share.request"), waiting?.purpose.trim());
    for (const texts of others) line = lineOfShare(texts, "", line.purpose);
    const next = { ...waiting, purpose: line.purpose, use: waiting?.use ?? "text" };
    keepLine(owner, next);
    setShared(line);
    onTake(next);
  });
  // The store is the browser's.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => void read().catch(() => undefined), []);
  return shared;
}
