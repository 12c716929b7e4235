import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Textarea } from "~/ui/input";

import type { Draft } from "../get-draft.server";

/** The editor for browsers without scripts: submitting saves the edit. */
export function EditByHand({ draft, content }: { draft: Draft; content: string }) {
  const { t } = useTranslation("generator");
  return (
    <details className="without-script mt-3">
      <summary className="min-h-11 cursor-pointer py-2 text-accent-text">{t("result.edit")}</summary>
      <form
        method="post"
        action={href("/generate/:draftId", { draftId: draft.id })}
        className="mb-4 flex flex-col items-start gap-3"
      >
        <Textarea name="content" aria-label={t("result.editLabel")} defaultValue={content} minHeight={320} />
        <Button type="submit">{t("result.saveEdit")}</Button>
      </form>
    </details>
  );
}
