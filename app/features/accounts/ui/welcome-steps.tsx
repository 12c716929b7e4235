import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";

export interface SavedPrompt {
  id: string;
  name: string;
  hasVariables: boolean;
}

/** What a new member has saved, and what to do with it next. */
export function WelcomeSteps({ saved }: { saved: SavedPrompt }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-3 rounded-card border border-success/35 bg-success-soft p-4">
        <Icon name="circle-check" className="mt-1 size-5 shrink-0 text-success" />
        <span className="min-w-0">
          <span className="phrases">{t("welcome.saved")}</span>
          <strong dir="auto" className="line-clamp-2 block break-words">
            {saved.name}
          </strong>
        </span>
      </p>
      <div className="flex flex-col gap-2 sm:flex-row sm:*:grow">
        <LinkButton to={href("/dashboard/prompts/:promptId/use", { promptId: saved.id })}>
          {t(saved.hasVariables ? "welcome.fill" : "welcome.use")}
        </LinkButton>
        <form method="post" action={href("/dashboard/selection")} className="flex">
          <HiddenFields values={{ id: saved.id, action: "move" }} />
          <Button type="submit" variant="secondary" icon={<Icon name="folder" />} className="grow">
            {t("welcome.move")}
          </Button>
        </form>
      </div>
    </div>
  );
}

export interface Promotion {
  name: string;
  url: string;
}

/** The offer of the official account. */
export function WelcomeOffer({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-lamp-soft p-4 text-lamp-text">
      <p className="flex items-start gap-3">
        <Icon name="gift" className="mt-1 size-5 shrink-0" />
        <span className="phrases">{t("welcome.promotion", { name: promotion.name })}</span>
      </p>
      <Button asChild variant="secondary" size="sm" className="self-end">
        <a href={promotion.url} target="_blank" rel="noreferrer">
          {t("welcome.open", { name: promotion.name })}
        </a>
      </Button>
    </div>
  );
}
