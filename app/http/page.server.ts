import { data, href, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";

import {
  requestIdContext,
  servicesContext,
  submittedValuesContext,
  viewerContext,
  type Viewer,
} from "~/context";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { asAppError, logFailure, sendRetryAfter, type RequestArgs } from "./errors.server";
import { withRedirect } from "./redirect-to";
import { isFetched } from "./request.server";
import { keepSubmittedValues } from "./submit-form.server";

/** What an error page is told; the root error boundary finds the words. */
export interface PageError {
  code: AppError["code"];
  /** Of the request that failed, which may be another than the one that the page came with. */
  requestId: string;
  /** What was typed into the form that failed with its page; it can be sent again. */
  typed: Record<string, string> | null;
}

/** What was thrown as what draws the error page of its status; failures of ours are logged. */
export function pageError(thrown: unknown, args: RequestArgs) {
  const error = asAppError(thrown);
  logFailure(error, args);
  sendRetryAfter(error, args);
  const { context } = args;
  const told: PageError = {
    code: error.code,
    requestId: context.get(requestIdContext),
    typed: context.get(submittedValuesContext),
  };
  return data(told, { status: error.status });
}

/** Wraps a page's loader or action: what it throws becomes the error page of its status. */
export function page<Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await handle(args);
    } catch (thrown) {
      throw thrown instanceof Response ? thrown : pageError(thrown, args);
    }
  };
}

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
  await keepSubmittedValues(args);
  return Object.keys(args.context.get(submittedValuesContext) ?? {}).length > 0;
}

/** The redirect to the sign-in page that leads back to `url`. */
const signInFirst = ({ pathname, search }: URL): Response =>
  redirect(withRedirect(href("/auth"), pathname + search), 303);

/** What a page can do without: null where it fails, which is logged. */
export const optional = <Value>(work: Promise<Value>, args: RequestArgs): Promise<Value | null> =>
  work.catch((thrown: unknown) => {
    logFailure(asAppError(thrown), args);
    return null;
  });
