import { href, Link, useRevalidator } from "react-router";

import { useTranslation } from "~/i18n";
import { Button, type ButtonProps } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import type { LibraryView } from "../get-library.server";
import { reworkAddress } from "~/features/prompts/ui/rework-address";
import { ManualButton, type ManualButtonProps } from "./manual-creation";

interface NoPromptsProps {
  clearAddress: string | null;
  shelved: number;
  foundOnShelf: LibraryView["foundOnShelf"];
  hasTrash: boolean;
  manual: ManualButtonProps;
}

/**
 * The message of an empty list, with ways to go on; `clearAddress` is the list without its filters, and null where there
 * are none: then nothing is saved yet, but on the shelf there may be `shelved` prompts of others. A search names
 * those of them that it finds.
 */
export function NoPrompts({ clearAddress, shelved, foundOnShelf, hasTrash, manual }: NoPromptsProps) {
  const { t } = useTranslation("library");
  if (clearAddress === null)
    return (
      <EmptyState
        illustration={<Street scene="first" />}
        title={shelved > 0 ? t("nothingSaved.shelved", { count: shelved }) : t("nothingSaved.title")}
        action={
          <div className="flex flex-wrap justify-center gap-2 max-sm:*:grow">
            {shelved > 0 && (
              <LinkButton to={href("/dashboard/shelf")}>
                <Icon name="bookmark" />
                {t("nothingSaved.shelf")}
              </LinkButton>
            )}
            <Button asChild variant={shelved > 0 ? "secondary" : "primary"}>
              <a href={href("/generate")}>
                <Icon name="plus" />
                {t("create")}
              </a>
            </Button>
            {/* A wider screen has it above. */}
            <ManualButton {...manual} className="md:hidden" />
            <LinkButton to={reworkAddress()} variant="secondary">
              <Icon name="sparkles" />
              {t("nothingSaved.rework")}
            </LinkButton>
            <LinkButton to={href("/town-prompts")} variant="secondary">
              <Icon name="store" />
              {t("nothingSaved.town")}
            </LinkButton>
            <LinkButton to={href("/dashboard/import")} variant="secondary">
              <Icon name="arrow-down-up" />
              {t("nothingSaved.import")}
            </LinkButton>
            <Reload variant="ghost" />
          </div>
        }
      >
        <p>{t("nothingSaved.hint")}</p>
        {hasTrash && (
          <p>
            <Link className="text-link inline-flex min-h-11 items-center" to={href("/dashboard/trash")}>
              {t("nothingSaved.trash")}
            </Link>
          </p>
        )}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={<Street scene="night" />}
      title={t("empty")}
      action={
        <>
          <Reload />
          <LinkButton to={clearAddress}>{t("clearFilters")}</LinkButton>
        </>
      }
    >
      <p>{t(foundOnShelf.length > 0 ? "onShelf" : "emptyFiltered")}</p>
      {foundOnShelf.length > 0 && (
        <ul>
          {foundOnShelf.map(({ shareId, name }) => (
            <li key={shareId}>
              <Link
                to={href("/prompts/:shareId", { shareId })}
                dir="auto"
                className="text-link inline-flex min-h-11 items-center wrap-anywhere"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

function Reload({ variant = "secondary" }: Pick<ButtonProps, "variant">) {
  const { t } = useTranslation("library");
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      variant={variant}
      className="needs-script"
      icon={<Icon name="rotate-cw" />}
      pending={state !== "idle"}
      onClick={() => void revalidate()}
    >
      {t("reload")}
    </Button>
  );
}
