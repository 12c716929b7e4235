import { redirect, type ActionFunctionArgs } from "react-router";
import { z } from "zod";

import type { Viewer } from "~/context";
import type { Operation } from "~/operation";

import type { Upload, UploadedFile } from "./body.server";
import type { Done, Flash } from "./flash";
import { flashHeader } from "./flash.server";
import { memberPage, page, type MemberArgs, type PageArgs } from "./page.server";
import { callerKeyOf } from "./rate-limits.server";
import { isFetched } from "./request.server";
import { newSessionHeaders, withCookies } from "./session-cookie.server";
import { submitForm } from "./submit-form.server";

/** A form with nothing but its button. */
export const emptyForm = z.object({});

/** Arguments of a form's command besides the submitted value. */
export type FormCall<Args extends ActionFunctionArgs = ActionFunctionArgs, Who = Viewer | null> = PageArgs<
  Args,
  Who
> &
  UploadedFile & {
    /** The key of daily budgets: the member, or the network of a visitor. */
    callerKey(): Promise<string>;
  };

export type MemberCall<Args extends ActionFunctionArgs = ActionFunctionArgs> = FormCall<Args, Viewer>;

/**
 * The response to a form. `to`: scripts stay on their page and show the flash, a browser without scripts goes to `to`
 * and shows it there. `redirect`: both go there.
 */
type FormResult = ({ to: string; flash: Flash } & FlashDetails) | ({ redirect: string } & RedirectOptions);

type FlashDetails = Pick<Done, "undo" | "count" | "folder">;

interface FormRoute<Schema extends z.ZodType, Args extends ActionFunctionArgs, Who, Result> {
  form: Schema;
  /** The command's operation; a form uses its rate limit, the API description its errors as well. */
  operation: Operation;
  upload?: Upload;
  run: (value: z.output<Schema>, call: FormCall<Args, Who>) => Promise<Result>;
  done: FormResult | ((result: Result, call: FormCall<Args, Who>) => FormResult | Response);
}

/** The action of a form for members, the twin of `memberMethod`; a refusal draws the page again with the submitted values. */
export const memberForm = <
  Schema extends z.ZodType,
  Result,
  Args extends ActionFunctionArgs = ActionFunctionArgs,
>(
  route: FormRoute<Schema, Args, Viewer, Result>,
) => memberPage((args: MemberArgs<Args>) => handle(route, args));

/** The action of a form for members and visitors; a refusal draws the page again with the submitted values. */
export const pageForm = <
  Schema extends z.ZodType,
  Result,
  Args extends ActionFunctionArgs = ActionFunctionArgs,
>(
  route: FormRoute<Schema, Args, Viewer | null, Result>,
) => page((args: PageArgs<Args>) => handle(route, args));

function handle<Schema extends z.ZodType, Args extends ActionFunctionArgs, Who extends Viewer | null, Result>(
  { form, operation: { limit }, upload, run, done }: FormRoute<Schema, Args, Who, Result>,
  args: PageArgs<Args, Who>,
) {
  const { request, viewer } = args;
  const submit = async (value: z.output<Schema>, uploaded: UploadedFile): Promise<Response> => {
    const call = { ...args, ...uploaded, callerKey: () => callerKeyOf(request, viewer) };
    const result = await run(value, call);
    return respond(request, typeof done === "function" ? done(result, call) : done);
  };
  return submitForm(args, form, submit, { limit, upload });
}

function respond(request: Request, result: FormResult | Response): Response {
  if (result instanceof Response) return result;
  if ("redirect" in result) return redirectWith(request, result.redirect, result);
  const { to, flash, undo, count, folder } = result;
  if (isFetched(request)) return Response.json({ done: flash, undo, count, folder } satisfies Done);
  return redirectWith(request, to, result);
}

export interface RedirectOptions extends FlashDetails {
  /** Shown on the next page. */
  flash?: Flash;
  /** Null ends the session. */
  session?: null;
}

/** Responds to a form with 303 to a path of this site, with a flash, and the end of the session. */
export function redirectWith(
  request: Request,
  to: string,
  { flash, session, ...details }: RedirectOptions,
): Response {
  return withCookies(redirect(to, 303), [
    ...(flash ? [flashHeader(request, { done: flash, undo: details.undo, count: details.count })] : []),
    ...(session === undefined ? [] : newSessionHeaders(request, null)),
  ]);
}
