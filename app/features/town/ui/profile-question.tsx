import { useEffect } from "react";
import { href, useFetcher } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Switch } from "~/ui/switch";

interface ProfileQuestionProps {
  prompt: Pick<Prompt, "id" | "publishedAt">;
  /** Omitted: a dialog asks the page of the form. */
  asked?: boolean;
  /** The submitted values of a refused form. */
  values?: Readonly<Record<string, string>>;
}

/** Asks a member with a hidden profile, at the first publication, whether to show it; the default is no. */
export function ProfileQuestion({ prompt, asked, values }: ProfileQuestionProps) {
  const { t } = useTranslation("people");
  const { load, data } = useFetcher<{ asksProfile: boolean } | null>();
  const from =
    asked === undefined && !prompt.publishedAt
      ? href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id })
      : null;
  useEffect(() => {
    if (from) void load(from);
  }, [load, from]);
  if (!(asked ?? data?.asksProfile)) return null;
  return (
    <Switch
      name="openProfile"
      defaultChecked={values?.openProfile === "on"}
      label={t("openProfile")}
      description={t("openProfileHint")}
    />
  );
}
