import { servicesContext, viewerContext } from "~/context";
import { WelcomeDialog } from "~/features/accounts/ui/welcome-dialog";
import { defaultOrder } from "~/features/generation/default-order";
import { GeneratorPage } from "~/features/generation/ui/generator-page";
import { listPrompts } from "~/features/library/list-prompts.server";
import { libraryLength } from "~/features/library/limits";
import { Library } from "~/features/library/ui/library";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { page } from "~/http/page.server";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/home";

/** A member's library; the generator for everybody else (specification, section 2). */
export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  if (!viewer) return { member: false as const, total: await countPrompts(services) };
  const prompts = await listPrompts(services, viewer, libraryLength);
  return { member: true as const, prompts, promotion: services.welcomePromotion };
});

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead />
      {loaderData.member ? (
        <>
          <Library prompts={loaderData.prompts} />
          <WelcomeDialog promotion={loaderData.promotion} />
        </>
      ) : (
        <GeneratorPage total={loaderData.total} signedIn={false} order={defaultOrder} />
      )}
    </>
  );
}
