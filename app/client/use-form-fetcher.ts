import { useEffect, useEffectEvent, useRef } from "react";
import { href, useFetcher, useLocation, useNavigate } from "react-router";

import type { RefusedForm } from "~/errors";
import type { Done } from "~/http/flash";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import { useErrorToast } from "./form-errors";
import { useRootData } from "./root-data";
import { storeUnsentForm } from "./unsent-form";

/** Time to read the reason before the redirect to the sign-in, in milliseconds (specification, section 9). */
const readingTime = 1_500;

export type { Done };

export interface FormFetcherOptions<Result extends object> {
  /** Called once for each accepted form, when the page has its new data. */
  onDone?: (result: Done) => void;
  /** Called at once with the result of a form that requests something. */
  onResult?: (received: Result) => void;
  /** The title of an error toast, for forms without room for a message. */
  failure?: string;
  /** The title in case of field errors; defaults to `failure`. */
  invalid?: string;
  /** Opens the form's page where facts in the texts refuse it: that asks about them. */
  asksOnPage?: boolean;
  /** Leaves out the toast of a conflict of two edits: the form shows both. */
  showsConflict?: boolean;
}

/**
 * A fetcher for a form that is submitted while its page stays, to a route whose `clientAction` is `keepPage`. After the
 * end of the session it shows a toast, stores the submitted values and navigates to the sign-in (specification, section
 * 8). `Result` is the result of a form that requests something. With unsubmitted text the browser asks before it leaves
 * the site.
 */
export function useFormFetcher<Result extends object = never>({
  onDone,
  onResult,
  failure,
  invalid,
  asksOnPage,
  showsConflict,
}: FormFetcherOptions<Result> = {}) {
  const { t } = useTranslation();
  useLeaveConfirmation();
  const fetcher = useFetcher<Done | RefusedForm | Result>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const root = useRootData();
  const received = fetcher.data as Done | RefusedForm | Result | undefined;
  const { state } = fetcher;
  const refused = received && "code" in received ? received : undefined;
  const isAsked = asksOnPage && refused?.code === "facts_in_texts";
  const isShown = showsConflict && refused?.code === "prompt_changed";
  const hasToast = failure && !isShown && !isAsked;
  useErrorToast(hasToast ? refused : undefined, { failure, invalid });
  const signedOut = refused?.code === "unauthenticated";

  const showReason = useEffectEvent(() => showToast({ title: t("signInAgain"), variant: "destructive" }));
  useEffect(() => {
    if (refused?.code === "unauthenticated") showReason();
  }, [refused]);

  const finish = useEffectEvent((result: object) => {
    if ("done" in result) onDone?.(result as Done);
  });
  useEffect(() => {
    if (received && state === "idle") finish(received);
  }, [received, state]);

  const receive = useEffectEvent((result: object) => {
    if (!("done" in result || "code" in result)) onResult?.(result as Result);
  });
  useEffect(() => {
    if (received) receive(received);
  }, [received]);

  const submitted = useRef<{ action: string; form: FormData }>(null);
  useEffect(() => {
    if (fetcher.formAction && fetcher.formData)
      submitted.current = { action: fetcher.formAction, form: fetcher.formData };
  }, [fetcher.formAction, fetcher.formData]);

  const signIn = useEffectEvent(() => {
    if (root?.viewer && submitted.current) {
      const { action, form } = submitted.current;
      storeUnsentForm({ owner: root.viewer.email, requestId: root.requestId, action }, form);
    }
    void navigate(`${href("/login")}?${new URLSearchParams({ redirectTo: pathname + search })}`);
  });
  useEffect(() => {
    if (!signedOut) return undefined;
    const timer = setTimeout(() => signIn(), readingTime);
    return () => clearTimeout(timer);
  }, [signedOut]);

  const ask = useEffectEvent(() => void navigate(submitted.current!.action));
  useEffect(() => {
    if (asksOnPage && refused?.code === "facts_in_texts") ask();
  }, [asksOnPage, refused]);

  return { fetcher, refused, pending: state !== "idle" };
}

const texts = "form[method=post] textarea";

let isSubmitting = false;

/** A form submitted by the browser itself leaves the page on purpose. */
function noteSubmit({ defaultPrevented }: Event): void {
  isSubmitting = !defaultPrevented;
}

/** True where the text is another than the form started with. `value` has normalized line ends, `defaultValue` has not. */
export const isEdited = ({ value, defaultValue }: HTMLTextAreaElement): boolean =>
  value !== defaultValue.replaceAll(/\r\n?/g, "\n");

function confirmLeaving(event: Event): void {
  if (!isSubmitting && [...document.querySelectorAll<HTMLTextAreaElement>(texts)].some(isEdited))
    event.preventDefault();
}

/** Lets the browser ask before it leaves or reloads a page with unsubmitted text. */
function useLeaveConfirmation(): void {
  useEffect(() => {
    // The same functions for every form of the page, so each is registered once; never removed.
    window.addEventListener("submit", noteSubmit);
    window.addEventListener("beforeunload", confirmLeaving);
  }, []);
}
