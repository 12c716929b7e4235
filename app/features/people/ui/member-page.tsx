import { Icon } from "~/ui/icon";
import { useMemo } from "react";
import { href } from "react-router";

import { ListPages } from "~/client/list-pages";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { ProfileLinks } from "~/features/profiles/ui/profile-links";
import { CreatorBadges } from "~/features/profiles/ui/creator-badges";
import { listLanguageParameter, type ListLanguage } from "~/domain/prompt-languages";
import { type CardPage, readCards } from "~/features/town/card-prompt";
import { LanguageSwitch } from "~/features/town/ui/language-switch";
import { PromptCards } from "~/features/town/ui/prompt-cards";
import { TownListHeader } from "~/features/town/ui/town-list";
import { useTranslation } from "~/i18n";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import { feedAddress } from "../feed-address";
import type { Member } from "../responses";
import { FollowForm } from "./follow-form";
import { MissingLanguage } from "./missing-language";

interface MemberPageProps {
  member: Member;
  name: string;
  view: CardPage;
  language: ListLanguage;
  /** The language without posts here, in place of which those of all are shown. */
  missing?: ListLanguage;
  /** The viewer's rights here. */
  viewer: { isSelf: boolean; follows: boolean } | null;
  /** The address of a page of the posts. */
  addressOf: (page: number) => string;
}

/** A member with a public profile, and their posts. */
export function MemberPage(props: MemberPageProps) {
  const { member, name, view, language, missing, viewer, addressOf } = props;
  const { t, language: own } = useTranslation(["people", "town"]);
  const addressIn = (chosen: ListLanguage) => `${addressOf(1)}?${listLanguageParameter}=${chosen}`;
  const cards = useMemo(() => readCards(view), [view]);
  useRefetchOnFocus();
  return (
    <div className="flex flex-col gap-5 py-6 sm:py-8">
      <Card asChild padding="lg">
        <header className="flex flex-col gap-4 sm:flex-row sm:items-start">
          <Avatar src={member.avatarUrl} className="size-20" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <h1 className="flex flex-wrap items-center gap-2 text-xl">
              <span dir="auto" className="min-w-0">
                {name}
              </span>
              <CreatorBadges creator={member} />
            </h1>
            {viewer?.isSelf && <p className="text-sm text-ink-soft">{t("own")}</p>}
            {member.profileBio && (
              <p dir="auto" className="prompt-text">
                {member.profileBio}
              </p>
            )}
            <ProfileLinks links={member} />
            <div className="flex flex-wrap items-center gap-2">
              {viewer?.isSelf || (
                <FollowForm kind="person" target={member.id} name={name} follows={viewer?.follows ?? false} />
              )}
              {viewer?.isSelf && (
                <LinkButton to={href("/profile")} variant="secondary">
                  <Icon name="pencil" />
                  {t("editOwn")}
                </LinkButton>
              )}
              <Button asChild variant="ghost">
                <a href={feedAddress(member.id, own)}>
                  <Icon name="rss" />
                  {t("feedLink")}
                </a>
              </Button>
            </div>
          </div>
        </header>
      </Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg">{t("posts")}</h2>
        {cards.length > 0 && <LanguageSwitch chosen={language} addressOf={addressIn} />}
      </div>
      {cards.length === 0 ? (
        <EmptyState
          illustration={<Street />}
          title={t("noPosts")}
          action={<LinkButton to={href("/town-prompts")}>{t("toTown")}</LinkButton>}
        >
          <p>{t("noPostsHint")}</p>
        </EmptyState>
      ) : (
        <>
          <MissingLanguage language={missing} />
          <TownListHeader view={view} />
          <PromptCards isWide cards={cards} />
        </>
      )}
      <ListPages current={view.page} pageCount={view.pageCount} hrefFor={addressOf} />
      {view.total < member.posts && language !== "all" && (
        <LinkButton to={addressIn("all")} variant="ghost" className="self-center">
          {t("town:language.all")}
        </LinkButton>
      )}
    </div>
  );
}
