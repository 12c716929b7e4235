import { Fragment } from "react";
import { Form, href, useNavigation } from "react-router";

import { isSceneUse } from "~/domain/prompt-use";
import { asLanguage, languageNames } from "~/domain/languages";
import type { ListLanguage } from "~/domain/prompt-languages";
import { isShownSort } from "~/domain/town-sorts";
import { categoryNames, type Place } from "~/domain/categories";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip-link";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/field";
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
  /** Its prompts, or others, as JSON, for `readCards`. */
  cards: string;
  /** The order of the town whose first prompts are shown where none is near. Null if they are. */
  kind: "week" | "new" | null;
  /** How many prompts outside of the search's category it finds. */
  others: number;
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
  const { t } = useTranslation(["town", "examples"]);
  const { nameOf, subcategoryName } = useCategoryNames();
  const { category, subcategory, search, order } = query;
  const place = subcategory ? subcategoryName(subcategory) : category && nameOf(category);
  const shown = search === "" && isShownSort(order) ? order : null;
  const spoken = asLanguage(language);
  const isWholeTown = !category && !search && !spoken && !shown;
  const title = spoken && !search ? t("language.noneHere", { language: languageNames[spoken] }) : t("empty");
  const isWider = search ? near?.isElsewhere : spoken;
  const wider = shown
    ? {
        to: addressOf({ order: "new" }),
        label: place ? t("showAllOf", { category: place }) : t("showAll"),
      }
    : isWider
      ? { to: addressOf({ language: "all" }), label: t("language.all") }
      : { to: href("/town-prompts"), label: t("showAll") };
  const use = near?.place?.category ?? "";
  const others = category && near ? near.others : 0;
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
            {isWholeTown && <LinkButton to={href("/generate")}>{t("makeOne")}</LinkButton>}
            {search && <MakeThis purpose={search} use={isSceneUse(use) ? use : undefined} />}
            {category && others > 0 && (
              <LinkButton to={addressOf({ category: null, subcategory: null })} variant="secondary">
                {t("elsewhere", { category: nameOf(category), others })}
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

/** Makes a prompt of a search's words at once, as the generator's form does. */
function MakeThis({ purpose, use }: { purpose: string; use?: string }) {
  const { t } = useTranslation("street");
  const { state, formAction } = useNavigation();
  const action = href("/generate");
  return (
    <Form method="post" action={action}>
      <HiddenFields values={{ purpose, ...(use && { use }) }} />
      <Button
        type="submit"
        icon={<Icon name="sparkles" />}
        pending={state !== "idle" && formAction === action}
      >
        {t("makeThis")}
      </Button>
    </Form>
  );
}

/** The subcategory and prompts near a search; where there are none, all categories, and prompts that many use. */
function NearBy({ near, addressOf }: { near: NearView } & Pick<NothingFoundProps, "addressOf">) {
  const { t } = useTranslation(["street", "town", "shelf"]);
  const { nameOf, subcategoryName } = useCategoryNames();
  const { place, kind } = near;
  const cards = readCards(near);
  const chip = (to: Partial<TownQuery>, name: string) => (
    <Fragment key={name}>
      <ChipLink preventScrollReset={false} to={addressOf({ ...to, search: "" })}>
        {name}
      </ChipLink>{" "}
    </Fragment>
  );
  return (
    <>
      <section aria-labelledby="near-place" className="flex flex-wrap items-center gap-2">
        <h3 id="near-place" className="text-base">
          {t(place ? "nearPlace" : "town:place.category")}
        </h3>
        {place
          ? chip(place, `${nameOf(place.category)} / ${subcategoryName(place.subcategory)}`)
          : categoryNames.map((category) => chip({ category, subcategory: null }, nameOf(category)))}
      </section>
      {cards.length > 0 && (
        <section aria-labelledby="near-prompts" className="flex flex-col gap-3">
          <h3 id="near-prompts" className="text-base">
            {kind ? t(`shelf:orders.${kind}`) : t("nearPrompts")}
          </h3>
          <PromptCards cards={cards} />
        </section>
      )}
    </>
  );
}
