import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { href, Link, useRevalidator } from "react-router";

import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";

interface NoPromptsProps {
  /** A filter is set: without it there may be prompts. */
  filtered: boolean;
  clearAddress: string;
}

/** Where there is nothing to list: says why, and leads on. */
export function NoPrompts({ filtered, clearAddress }: NoPromptsProps) {
  const { t } = useTranslation("library");
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      illustration={filtered ? undefined : <Street />}
      title={t("empty")}
      action={
        <>
          {filtered ? (
            <Button asChild>
              <Link to={clearAddress}>{t("clearFilters")}</Link>
            </Button>
          ) : (
            <Button asChild>
              <a href={href("/generate")}>{t("create")}</a>
            </Button>
          )}
          <Button
            variant="secondary"
            className="needs-script"
            icon={<RotateCw aria-hidden />}
            pending={state !== "idle"}
            onClick={() => void revalidate()}
          >
            {t("reload")}
          </Button>
        </>
      }
    >
      <p>{filtered ? t("emptyFiltered") : t("emptyHint")}</p>
    </EmptyState>
  );
}
