import { servicesContext, viewerContext } from "~/context";
import { defaultOrder } from "~/features/generation/default-order";
import { GeneratorPage } from "~/features/generation/ui/generator-page";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { page } from "~/http/page.server";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/home";

export const loader = page(async ({ context }: Route.LoaderArgs) => ({
  total: await countPrompts(context.get(servicesContext)),
  signedIn: context.get(viewerContext) !== null,
}));

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead />
      <GeneratorPage {...loaderData} order={defaultOrder} />
    </>
  );
}
