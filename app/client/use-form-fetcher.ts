import { useEffect, useEffectEvent, useRef } from "react";
import { href, useFetcher, useLocation, useNavigate } from "react-router";

import type { RefusedForm } from "~/errors";
import type { Done } from "~/http/answer-form.server";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import { useRefusalNotice } from "./form-errors";
import { useRootData } from "./root-data";
import { keepUnsentForm } from "./unsent-form";

/** How long one has to read why one is led to sign in, in milliseconds (specification, section 9). */
const readingTime = 1_500;

interface FormFetcherOptions {
  /** Called once for each form that was taken, when the page shows what it changed. */
  onDone?: () => void;
  /** The title of the notification of a refusal, for forms that have no room for a sentence. */
  failure?: string;
  /** The same where it was the fields that were refused; `failure` unless given. */
  invalid?: string;
}

/**
 * A form that is sent while its page stays, to a route whose `clientAction` is `keepPage`; a refusal is answered. Whose session has
 * ended is told so and led to sign in (specification, section 8), and finds what was typed when they are back. A form that asks
 * for something is answered with an `Answer`. Until it is sent, leaving the site asks first.
 */
export function useFormFetcher<Answer extends object = never>({
  onDone,
  failure,
  invalid,
}: FormFetcherOptions = {}) {
  const { t } = useTranslation();
  useLeaveQuestion();
  const fetcher = useFetcher<Done | RefusedForm | Answer>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const root = useRootData();
  const answer = fetcher.data as Done | RefusedForm | Answer | undefined;
  const { state } = fetcher;
  const refused = answer && "code" in answer ? answer : undefined;
  useRefusalNotice(failure ? refused : undefined, { failure, invalid });
  const signedOut = refused?.code === "unauthenticated";

  const sayWhy = useEffectEvent(() => showToast({ title: t("signInAgain"), variant: "destructive" }));
  useEffect(() => {
    if (refused?.code === "unauthenticated") sayWhy();
  }, [refused]);

  const finish = useEffectEvent((news: object) => {
    if ("done" in news) onDone?.();
  });
  useEffect(() => {
    if (answer && state === "idle") finish(answer);
  }, [answer, state]);

  const sent = useRef<{ action: string; form: FormData }>(null);
  useEffect(() => {
    if (fetcher.formAction && fetcher.formData)
      sent.current = { action: fetcher.formAction, form: fetcher.formData };
  }, [fetcher.formAction, fetcher.formData]);

  const signIn = useEffectEvent(() => {
    if (root?.viewer && sent.current) {
      const { action, form } = sent.current;
      keepUnsentForm({ owner: root.viewer.email, requestId: root.requestId, action }, form);
    }
    void navigate(`${href("/login")}?${new URLSearchParams({ redirectTo: pathname + search })}`);
  });
  useEffect(() => {
    if (!signedOut) return undefined;
    const timer = setTimeout(() => signIn(), readingTime);
    return () => clearTimeout(timer);
  }, [signedOut]);

  return { fetcher, refused, pending: state !== "idle" };
}

const texts = "form[method=post] textarea";

let isSending = false;

/** A form that no script takes over leaves the page itself. */
function noteSending({ defaultPrevented }: Event): void {
  isSending = !defaultPrevented;
}

/** Browsers count a line's end as one character in what is typed, and as they find it in what was there. */
const isTyped = ({ value, defaultValue }: HTMLTextAreaElement): boolean =>
  value !== defaultValue.replaceAll(/\r\n?/g, "\n");

function ask(event: Event): void {
  if (!isSending && [...document.querySelectorAll<HTMLTextAreaElement>(texts)].some(isTyped))
    event.preventDefault();
}

/** Has the browser ask, in its own words, before it leaves or reloads a page with a text that is typed and not sent. */
function useLeaveQuestion(): void {
  useEffect(() => {
    // However many forms the page has, each of these listens once, and looks at what is there then.
    window.addEventListener("submit", noteSending);
    window.addEventListener("beforeunload", ask);
  }, []);
}
