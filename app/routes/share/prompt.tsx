import { servicesContext, viewerContext } from "~/context";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { ShareHead } from "~/features/sharing/ui/share-head";
import { SharedPromptPage } from "~/features/sharing/ui/shared-prompt-page";
import { page } from "~/http/page.server";
import { publicOrigin } from "~/http/public-origin.server";
import type { PageHandle } from "~/shell/header";
import { keepTrying } from "~/client/client-loaders";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";

import type { Route } from "./+types/prompt";

export const handle: PageHandle = { back: {}, kept: true };

export const loader = page(async ({ request, context, params }: Route.LoaderArgs) => {
  const viewer = context.get(viewerContext);
  const view = await getSharedPrompt(context.get(servicesContext), viewer, params.shareId);
  return { view, origin: publicOrigin(request, context), signedIn: viewer !== null };
});

export const clientLoader = keepTrying<Awaited<ReturnType<typeof loader>>>();

/** A prompt by its link; it is asked for again as its reader comes back (specification, section 4). */
export default function SharedPrompt({ loaderData }: Route.ComponentProps) {
  const { view, origin } = loaderData;
  useRefetchOnFocus();
  return (
    <>
      <ShareHead prompt={view.prompt} origin={origin} author={view.creator?.displayName ?? null} />
      <SharedPromptPage {...loaderData} />
    </>
  );
}
