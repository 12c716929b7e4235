import { href } from "react-router";

import { getFamily } from "~/features/people/get-family.server";
import { parsePageNumber } from "~/features/people/schema";
import { FamilyPage } from "~/features/people/ui/family-page";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/family";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = page(async ({ services, viewer, url, params }: PageArgs<Route.LoaderArgs>) => ({
  family: await getFamily(services, viewer, params.shareId, parsePageNumber(url.searchParams)),
}));

/** The page of a prompt's family: its sources and its remixes. */
export default function Remixes({ loaderData: { family } }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  const path = href("/prompts/:shareId/remixes", { shareId: family.prompt.shareId });
  return (
    <>
      <PageHead title={t("family.title", { title: family.prompt.title })} noIndex />
      <FamilyPage family={family} addressOf={(number) => (number === 1 ? path : `${path}?page=${number}`)} />
    </>
  );
}
