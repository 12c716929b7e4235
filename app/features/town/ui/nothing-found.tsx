import { href } from "react-router";

import { isSceneUse } from "~/domain/prompt-use";
import { asLanguage, languageNames } from "~/domain/languages";
import type { ListLanguage } from "~/domain/prompt-languages";
import { isShownSort } from "~/domain/town-sorts";
import type { Place } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { ChipLink } from "~/ui/chip-link";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import { readCards } from "../card-prompt";
import type { TownQuery } from "../query";
import { PromptCards } from "./prompt-cards";
import { useCategoryNames } from "./use-category";

/** What is near a search that finds nothing, for the browser. */
export interface NearView {
  place: Place | null;
  /** Its prompts as JSON, for `readCards`. */
  cards: string;
  /** The same search finds something in another language. */
  isElsewhere: boolean;
}

interface NothingFoundProps {
  query: TownQuery;
  language: ListLanguage;
  /** Null without a search. */
  near: NearView | null;
  addressOf: (change: Partial<TownQuery>) => string;
}

/** The message of an empty list: nothing in its language, no match, nothing to show, or no publication yet; what leads on, and what is near a search. */
export function NothingFound({ query, language, near, addressOf }: NothingFoundProps) {
  const { t } = useTranslation(["town", "street", "examples"]);
  const { category, search, order } = query;
  const shown = search === "" && isShownSort(order) ? order : null;
  const spoken = asLanguage(language);
  const isWholeTown = !category && !search && !spoken && !shown;
  const title = spoken && !search ? t("language.noneHere", { language: languageNames[spoken] }) : t("empty");
  const isWider = search ? near?.isElsewhere : spoken;
  const wider = shown
    ? { to: addressOf({ order: "new" }), label: t("showAll") }
    : isWider
      ? { to: addressOf({ language: "all" }), label: t("language.all") }
      : { to: href("/town-prompts"), label: t("showAll") };
  const use = near?.place?.category ?? "";
  const wish = new URLSearchParams({ purpose: search, ...(isSceneUse(use) && { use }) });
  // With a category another one may have it; without one there is nothing else to choose.
  const hint = search && !category ? t("noneAbout", { search }) : t("emptyHint");
  return (
    <>
      <EmptyState
        illustration={!isWholeTown && !search && <Street scene="night" />}
        title={shown ? t(`examples:noneShown.${shown}`) : isWholeTown ? t("noneYet") : title}
        className={search && "py-4!"}
        action={
          <>
            {(isWholeTown || search) && (
              <LinkButton to={search ? `${href("/generate")}?${wish}` : href("/generate")} rel="nofollow">
                {search && <Icon name="sparkles" />}
                {t(search ? "street:makeThis" : "makeOne")}
              </LinkButton>
            )}
            {!isWholeTown && (!search || isWider) && (
              <LinkButton to={wider.to} variant={search ? "secondary" : "primary"}>
                {wider.label}
              </LinkButton>
            )}
          </>
        }
      >
        <p dir="auto" className="break-words">
          {shown ? t(`examples:noneShown.${shown}Hint`) : isWholeTown ? t("noneYetHint") : hint}
        </p>
      </EmptyState>
      {near && <NearBy near={near} addressOf={addressOf} />}
    </>
  );
}

/** The subcategory and prompts near a search. */
function NearBy({ near, addressOf }: { near: NearView } & Pick<NothingFoundProps, "addressOf">) {
  const { t } = useTranslation("street");
  const { nameOf, subcategoryName } = useCategoryNames();
  const cards = readCards(near);
  return (
    <>
      {near.place && (
        <section aria-labelledby="near-place" className="flex flex-wrap items-center gap-2">
          <h3 id="near-place" className="text-base">
            {t("nearPlace")}
          </h3>
          <ChipLink preventScrollReset={false} to={addressOf({ ...near.place, search: "" })}>
            {`${nameOf(near.place.category)} / ${subcategoryName(near.place.subcategory)}`}
          </ChipLink>
        </section>
      )}
      {cards.length > 0 && (
        <section aria-labelledby="near-prompts" className="flex flex-col gap-3">
          <h3 id="near-prompts" className="text-base">
            {t("nearPrompts")}
          </h3>
          <PromptCards cards={cards} />
        </section>
      )}
    </>
  );
}
