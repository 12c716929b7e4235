import { RotateCw } from "lucide-react";
import { href, Link, useRevalidator } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";

interface NoPromptsProps {
  /** A filter is set: without it there may be prompts. */
  filtered: boolean;
  clearAddress: string;
}

/** The message of an empty list, with a link to go on. */
export function NoPrompts({ filtered, clearAddress }: NoPromptsProps) {
  const { t } = useTranslation("library");
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      illustration={filtered ? undefined : <Street />}
      title={t("empty")}
      action={
        <>
          <Button
            variant="secondary"
            className="needs-script"
            icon={<RotateCw aria-hidden />}
            pending={state !== "idle"}
            onClick={() => void revalidate()}
          >
            {t("reload")}
          </Button>
          <Button asChild>
            {filtered ? (
              <Link to={clearAddress}>{t("clearFilters")}</Link>
            ) : (
              <a href={href("/generate")}>{t("create")}</a>
            )}
          </Button>
        </>
      }
    >
      <p>{filtered ? t("emptyFiltered") : t("emptyHint")}</p>
    </EmptyState>
  );
}
