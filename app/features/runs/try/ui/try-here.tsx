import { useState, type FormEvent } from "react";
import { href } from "react-router";

import { useRunsHere } from "~/client/root-data";
import { displayedText } from "~/client/site-translation";
import type { PromptToTry } from "~/features/prompts/filling/ui/fill-form-props";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";
import { lazyPart } from "~/ui/lazy-part";
import { prefetchOnIntent } from "~/ui/prefetch";

const TryPanel = lazyPart(async () => (await import("./try-panel")).TryPanel);

interface TryHereProps extends PromptToTry {
  /** The reader's own published prompt, which may show the reply as an example. Null for any other. */
  of?: string | null;
}

/**
 * Opens the place where the site's model runs a prompt; without scripts a page. Nothing on a site without a model, and for pictures
 * and films, which other services make.
 */
export function TryHere({ type, text, take, onUsed, of = null }: TryHereProps) {
  const { t } = useTranslation("prompts");
  const runsHere = useRunsHere(type);
  const [opened, setOpened] = useState<{ prompt: string; times: number } | null>(null);
  if (!runsHere) return null;
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const prompt = await (take ? take(form) : displayedText.pass(text ?? "", form).text);
    if (prompt === null) return;
    onUsed?.();
    try {
      await TryPanel.load();
      setOpened((last) => ({ prompt, times: (last?.times ?? 0) + 1 }));
    } catch {
      form.submit();
    }
  };
  return (
    <>
      <form
        method="post"
        action={href("/try")}
        onSubmit={(event) => void open(event)}
        className={joinClasses(text === null && "needs-script")}
        {...prefetchOnIntent(TryPanel.load)}
      >
        <HiddenFields values={{ step: "open", prompt: text ?? "", ...(of && { of }) }} />
        <Button type="submit" variant="secondary" icon={<Icon name="sparkles" />}>
          {t("tryHere")}
        </Button>
      </form>
      {opened && <TryPanel key={opened.times} prompt={opened.prompt} of={of} />}
    </>
  );
}
