import { lazy, useState } from "react";
import { Link, useLocation } from "react-router";

import { defaultInput } from "~/features/generator/limits";
import { SignUpInvitation } from "~/features/generator/ui/sign-up-invitation";
import { GeneratorPage } from "~/features/generator/ui/generator-page";
import { getLibrary } from "~/features/library/get-library.server";
import { reworkAddress } from "~/features/prompts/ui/rework-address";
import { countToday } from "~/features/town/count-today.server";
import { listShowcase } from "~/features/town/list-showcase.server";
import { Showcase } from "~/features/town/ui/showcase";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { optional, page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import { PageHead } from "~/shell/page-head";
import { keepTrying } from "~/client/client-loaders";

import type { Route } from "./+types/home";

// A visitor's browser loads nothing of the library.
const LibraryPage = lazy(async () => {
  try {
    return { default: (await import("~/features/library/ui/library-page")).LibraryPage };
  } catch {
    // Like the router's own lazy routes: there may be a newer deployment.
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
});

/** A member's library; the generator for everybody else (specification, section 2). */
export const loader = page(
  async ({ services, viewer, request, context, url }: PageArgs<Route.LoaderArgs>) => {
    if (!viewer) {
      const [total, today, showcase] = await Promise.all([
        optional(countPrompts(services), { request, context }),
        optional(countToday(services), { request, context }),
        optional(listShowcase(services, getLanguage(context)), { request, context }),
      ]);
      return { member: false as const, total, today, showcase };
    }
    const view = await getLibrary(services, viewer, url.searchParams);
    return { member: true as const, view, promotion: services.welcomePromotion };
  },
);

export const clientLoader = keepTrying<Awaited<ReturnType<typeof loader>>>();

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={loaderData.member ? t("menu.library") : undefined} />
      <HomeContent data={loaderData} />
    </>
  );
}

function HomeContent({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { key } = useLocation();
  const { t } = useTranslation("generator");
  const [libraryAt, setLibraryAt] = useState<string>();
  if (data.member && libraryAt !== key) setLibraryAt(key);
  if (data.member) return <LibraryPage view={data.view} promotion={data.promotion} />;
  // Signed out elsewhere while the library was on the screen.
  if (libraryAt === key) return <LibraryPage view={null} promotion={null} />;
  return (
    <GeneratorPage total={data.total} today={data.today} signedIn={false} input={defaultInput}>
      <Link to={reworkAddress()} className="text-link mt-4 inline-flex min-h-11 items-center text-sm">
        {t("rework")}
      </Link>
      {data.showcase && <Showcase shop={data.showcase} />}
      <SignUpInvitation />
    </GeneratorPage>
  );
}
