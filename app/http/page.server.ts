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

/** The data of an error page; the root error boundary finds the texts. */
export interface PageError {
  code: AppError["code"];
  /** The id of the failed request, which may be another than that of the document. */
  requestId: string;
  /** The submitted values of the failed form, to send again. Null if there is none. */
  submitted: Record<string, string> | null;
}

/** The error page of a thrown value, with its status; failures of the server are logged. */
export function pageError(thrown: unknown, args: RequestArgs) {
  const error = asAppError(thrown);
  logFailure(error, args);
  sendRetryAfter(error, args);
  const { context } = args;
  const body: PageError = {
    code: error.code,
    requestId: context.get(requestIdContext),
    submitted: context.get(submittedValuesContext),
  };
  return data(body, { status: error.status });
}

/** The arguments of the loader or action of a page. */
export type PageArgs<Args, Who = Viewer | null> = Args & { services: Services; viewer: Who };

/** A page is read, and takes forms. */
const methodsOfPages = ["GET", "HEAD", "POST"];

/** Wraps a page's loader or action: a thrown error becomes the error page of its status. */
export function page<Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: PageArgs<Args>) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      const { context, request } = args;
      if (!methodsOfPages.includes(request.method)) throw new AppError("method_not_allowed");
      return await handle({
        ...args,
        services: context.get(servicesContext),
        viewer: context.get(viewerContext),
      });
    } catch (thrown) {
      throw thrown instanceof Response ? thrown : pageError(thrown, args);
    }
  };
}

/** The arguments of the loader or action of a page for members. */
export type MemberArgs<Args> = PageArgs<Args, Viewer>;

/**
 * Wraps the loader or action of a page for members: a visitor is redirected to sign in and back again (specification, section 2).
 * `at`: the tab of a page that people without an account ask for. Errors: `unauthenticated` for a form that scripts submit, or one
 * with fields.
 */
export const memberPage = <Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: MemberArgs<Args>) => Promise<Result>,
  at: "/auth" | "/auth/register" = "/auth",
): ((args: Args) => Promise<Result>) =>
  page<Args, Result>(async (args) => {
    const { viewer } = args;
    if (!viewer) {
      if (args.request.method !== "GET" && (isFetched(args.request) || (await hasFields(args))))
        throw new AppError("unauthenticated");
      const { pathname, search } = args.url;
      throw redirect(withRedirect(href(at), pathname + search), 303);
    }
    return handle({ ...args, viewer });
  });

/** Whether the form has more than its button; empty fields count. The error page offers to send them again. */
async function hasFields(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<boolean> {
  await keepSubmittedValues(args);
  return Object.keys(args.context.get(submittedValuesContext) ?? {}).length > 0;
}

/** Data that a page can do without: null where it fails; the failure is logged. */
export const optional = <Value>(work: Promise<Value>, args: RequestArgs): Promise<Value | null> =>
  work.catch((thrown: unknown) => {
    logFailure(asAppError(thrown), args);
    return null;
  });
