import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Switch } from "~/ui/switch";

interface CreditFieldProps {
  /** The share id of the prompt that the text is nearly a copy of. */
  original: string;
  /** The share id that was credited before. */
  chosen: string | undefined;
}

/** The choice to credit another member's prompt, with a link to it. */
export function CreditField({ original, chosen }: CreditFieldProps) {
  const { t } = useTranslation("moderation");
  return (
    <div className="flex flex-col gap-2">
      <Link
        to={href("/prompts/:shareId", { shareId: original })}
        target="_blank"
        className="text-link inline-flex min-h-11 items-center self-start"
      >
        {t("credit.original")}
      </Link>
      <Switch
        name="basedOn"
        value={original}
        defaultChecked={chosen === original}
        label={t("credit.label")}
        description={t("credit.hint")}
      />
    </div>
  );
}
