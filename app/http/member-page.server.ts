import { href, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";

import { servicesContext, typedContext, viewerContext, type Viewer } from "~/context";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { isFetched } from "./answer-form.server";
import { keepTyped } from "./keep-typed.server";
import { page } from "./page.server";
import { withRedirect } from "./redirect-to";

/** The arguments of the loader or action of a page for members. */
export type MemberArgs<Args> = Args & { services: Services; viewer: Viewer };

/**
 * Wraps the loader or action of a page for members: a visitor is sent to sign in, and comes back afterwards to where they
 * were (specification, section 2); an action comes back to its page. Error: `unauthenticated` for a form whose page stays, or that
 * has fields.
 */
export const memberPage = <Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: MemberArgs<Args>) => Promise<Result>,
): ((args: Args) => Promise<Result>) =>
  page<Args, Result>(async (args) => {
    const viewer = args.context.get(viewerContext);
    if (!viewer) {
      if (args.request.method !== "GET" && (isFetched(args.request) || (await hasFields(args))))
        throw new AppError("unauthenticated");
      throw signInFirst(args.url);
    }
    return handle({ ...args, services: args.context.get(servicesContext), viewer });
  });

/** The form is more than its button: one that was emptied says something too. The error page sends it again. */
async function hasFields(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<boolean> {
  await keepTyped(args);
  return Object.keys(args.context.get(typedContext) ?? {}).length > 0;
}

/** The redirect to the sign-in page that leads back to `url`. */
const signInFirst = ({ pathname, search }: URL): Response =>
  redirect(withRedirect(href("/auth"), pathname + search), 303);
