import { lazy } from "react";
import { href } from "react-router";

import { shownName } from "~/domain/editors";
import { langOf } from "~/domain/prompt-languages";
import { versionInQuery, versionQuery } from "~/domain/version-number";
import { listShownExamples } from "~/features/sharing/examples/list-shown-examples.server";
import { getShownProof } from "~/features/runs/proof/get-shown-proof.server";
import { listSimilar } from "~/features/town/ranking/list-similar.server";
import { SimilarPrompts } from "~/features/town/ranking/ui/similar-prompts";
import { parseBlocks } from "~/features/text/markdown/parse-blocks.server";
import { noteFamily } from "~/features/people/note-family.server";
import { copySharedPromptOperation } from "~/features/sharing/copy-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { ShareHead } from "~/features/sharing/ui/share-head";
import { textsBelow } from "~/features/sharing/shown-texts";
import { SharedPromptPage } from "~/features/sharing/ui/shared-prompt-page";
import { getLanguage, getTranslate } from "~/i18n/middleware.server";
import { emptyForm, pageForm, type FormCall } from "~/http/form.server";
import { signUpFor } from "~/http/intent.server";
import { page, type PageArgs } from "~/http/page.server";
import { cameFrom } from "~/http/redirect-to";
import { publicOrigin } from "~/http/origin.server";
import type { PageHandle } from "~/shell/header";
import { keepTrying } from "~/client/client-loaders";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";

import type { Route } from "./+types/prompt";

// With their texts: few prompts have a family, and many no example.
const ShownExamples = lazy(async () => ({
  default: (await import("~/features/sharing/examples/ui/shown-examples")).ShownExamples,
}));
const FirstResult = lazy(async () => ({
  default: (await import("~/features/sharing/examples/ui/first-result")).FirstResult,
}));
const ShownProof = lazy(async () => ({
  default: (await import("~/features/runs/proof/ui/shown-proof")).ShownProof,
}));
const FamilyNote = lazy(async () => ({
  default: (await import("~/features/people/ui/family-note")).FamilyNote,
}));

export const handle: PageHandle = { back: { to: "/town-prompts", returns: true } };

/** Pages with lists of prompts, to which the back button leads. */
const lists = /^\/(?:town-prompts|my-town-prompts|people|dashboard)?(?:[/?]|$)/;

export const loader = page(
  async ({ services, viewer, url, request, context, params }: PageArgs<Route.LoaderArgs>) => {
    const version = versionInQuery(url.searchParams);
    const [view, similar, family, made, proof] = await Promise.all([
      // At the same time: the first byte waits for all of them.
      getSharedPrompt(services, viewer, params.shareId, version),
      listSimilar(services, params.shareId, getLanguage(context)),
      noteFamily(services, viewer, params.shareId),
      // Of the current text.
      version === undefined ? listShownExamples(services, viewer, params.shareId) : null,
      version === undefined ? getShownProof(services, viewer, params.shareId) : null,
    ]);
    const from = cameFrom(request);
    const { creator, creatorId } = view;
    const editors = getTranslate(context)("shell:creator.editors");
    return {
      author: creator && shownName({ id: creatorId, ...creator }, editors),
      from: from !== null && lists.test(from) ? from : null,
      view,
      below: textsBelow(view.prompt),
      family,
      made,
      proof,
      blocks: parseBlocks(view.prompt.content),
      origin: publicOrigin(request, context),
      signedIn: viewer !== null,
      similar,
    };
  },
);

/** The first step of saving a copy. The next page asks a member for the folder; a visitor signs up first. */
export const action = pageForm({
  form: emptyForm,
  operation: copySharedPromptOperation,
  run: (_, { services, viewer, url, params }: FormCall<Route.ActionArgs>) =>
    getSharedPrompt(services, viewer, params.shareId, versionInQuery(url.searchParams)),
  done: (_, { services, viewer, url, request, params }) => {
    const version = versionInQuery(url.searchParams);
    if (viewer) return { redirect: href("/prompts/:shareId/save", params) + versionQuery(version) };
    return signUpFor(request, { kind: "copy", ...params, version, promptId: services.ids.create() });
  },
});

export const clientLoader = keepTrying<Awaited<ReturnType<typeof loader>>>();

/** A prompt by its link, or a shared version of it (`?v=`), reloaded when its reader returns to the tab (specification, section 4). */
export default function SharedPrompt({ loaderData }: Route.ComponentProps) {
  const { made, proof, similar, family, author, from: _from, ...shared } = loaderData;
  const { view, origin } = shared;
  // Other sites show no drawing of a sample.
  const picture = made?.examples.find((example) => example.picture && !example.isSample)?.picture;
  const first = made?.examples.find((example) => !example.picture || view.prompt.isPublic);
  useRefetchOnFocus();
  return (
    <>
      <ShareHead prompt={view.prompt} origin={origin} author={author} picture={picture} />
      <SharedPromptPage
        {...shared}
        isProven={proof?.outcome === "better" && proof.isCurrent}
        examplesOf={made?.ownId ?? null}
        firstResult={first && <FirstResult example={first} lang={langOf(view.prompt.language)} />}
        examples={
          <>
            {made && (made.examples.length > 0 || made.ownId !== null) && (
              <ShownExamples key={view.prompt.shareId} {...made} {...view.prompt} />
            )}
            {proof && <ShownProof proof={proof} variables={view.prompt.variables} />}
          </>
        }
      >
        {(family.isRemix || family.remixes > 0) && <FamilyNote shareId={view.prompt.shareId} note={family} />}
        <SimilarPrompts prompts={similar} />
      </SharedPromptPage>
    </>
  );
}
