import type { ReactNode } from "react";
import { href, isRouteErrorResponse, useLocation } from "react-router";

import type { ErrorCode } from "~/errors";
import type { PageError } from "~/http/page.server";
import { useErrorTexts } from "~/client/error-text";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/field";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import { PageHead } from "./page-head";
import { useRootData } from "~/client/root-data";

/** The server's data about a failed page; empty for other failures. */
const pageErrorOf = (error: unknown): Partial<PageError> =>
  isRouteErrorResponse(error) ? ((error.data as Partial<PageError> | null) ?? {}) : {};

/** Error codes for the router's own errors, by status. */
const routersCodes: Partial<Record<number, ErrorCode>> = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
};

function codeOf(error: unknown): ErrorCode {
  const { code } = pageErrorOf(error);
  return code ?? ((isRouteErrorResponse(error) && routersCodes[error.status]) || "internal");
}

/** The page of an error, with links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  // The browser's network errors: not the server's failure, and without a request ID.
  const isOffline = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return isOffline ? <Offline /> : <Failure error={error} />;
}

/** Uses only texts that every page has loaded. */
function Offline() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Message
      title={t("failure.offline")}
      action={
        <Button asChild>
          <a href={pathname + search}>{t("failure.reload")}</a>
        </Button>
      }
    >
      <p>{t("failure.offlineText")}</p>
    </Message>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useErrorTexts();
  const { pathname, search } = useLocation();
  const { requestId: ownId, submitted } = pageErrorOf(error);
  const root = useRootData();
  const pageId = root?.requestId;
  const requestId = ownId ?? pageId;
  const code = codeOf(error);
  if (code === "draft_not_found" || code === "prompt_not_found") {
    // For every draft that cannot be opened, so that it does not reveal whether one exists.
    const mayBeTheirs = code === "draft_not_found" && !root?.viewer;
    return (
      <Message
        title={t("promptGone.title")}
        action={
          <>
            <LinkButton to={href("/generate")} variant={mayBeTheirs ? "secondary" : "primary"}>
              {t("promptGone.action")}
            </LinkButton>
            {mayBeTheirs && <SignIn submitted={submitted} />}
          </>
        }
      >
        <p>{t(`errors:${code}`)}</p>
        {mayBeTheirs && <p className="mt-2">{t("promptGone.signIn")}</p>}
        {mayBeTheirs && submitted && <p className="mt-2">{t("failure.submitted")}</p>}
      </Message>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Message
        title={t("notFound.title")}
        ownWords={t("notFound.ownWords")}
        action={<LinkButton to={href("/")}>{t("notFound.action")}</LinkButton>}
      >
        <p>{code === "not_found" ? t("notFound.text") : t(`errors:${code}`)}</p>
      </Message>
    );
  if (code === "unauthenticated")
    return (
      <Message title={t("signInAgain")} action={<SignIn submitted={submitted} />}>
        {submitted && <p>{t("failure.submitted")}</p>}
      </Message>
    );
  return (
    <Message
      title={t("failure.title")}
      action={
        <>
          <LinkButton to={href("/")} variant="secondary">
            {t("notFound.action")}
          </LinkButton>
          {submitted ? (
            <SendAgain submitted={submitted} label={t("failure.sendAgain")} />
          ) : (
            <Button asChild>
              <a href={pathname + search}>{t("failure.reload")}</a>
            </Button>
          )}
        </>
      }
    >
      <p>{t(`errors:${code}`)}</p>
      {submitted && <p className="mt-2">{t("failure.submitted")}</p>}
      {requestId && (
        <>
          <p className="mt-2">{t("failure.text")}</p>
          <p className="mt-2 text-sm">
            {t("failure.requestId")}
            <code translate="no" className="block font-sans">
              {requestId}
            </code>
          </p>
        </>
      )}
    </Message>
  );
}

/** The sign-in link: in a new tab where this page holds submitted values, else with a redirect back. */
function SignIn({ submitted }: Pick<Partial<PageError>, "submitted">) {
  const { t } = useErrorTexts();
  const { pathname, search } = useLocation();
  if (!submitted)
    return (
      <Button asChild>
        <a href={`${href("/auth")}?${new URLSearchParams({ redirectTo: pathname + search })}`}>
          {t("menu.signIn")}
        </a>
      </Button>
    );
  return (
    <>
      <Button asChild variant="secondary">
        <a href={href("/auth")} target="_blank">
          {t("failure.signInBeside")}
        </a>
      </Button>
      <SendAgain submitted={submitted} label={t("failure.sendAgain")} />
    </>
  );
}

/** Submits the values of a failed form again, to the same URL. */
function SendAgain({ submitted, label }: { submitted: Record<string, string>; label: string }) {
  return (
    <form method="post" className="flex *:grow">
      <HiddenFields values={submitted} />
      <Button type="submit">{label}</Button>
    </form>
  );
}

interface MessageProps {
  title: string;
  /** The translated title, where the title itself is fixed in English. */
  ownWords?: string;
  action: ReactNode;
  children: ReactNode;
}

function Message({ title, ownWords, action, children }: MessageProps) {
  const heading = ownWords ? (
    <>
      <span lang="en" className="block text-sm font-semibold text-ink-soft">
        {title}
      </span>
      {ownWords}
    </>
  ) : (
    title
  );
  return (
    <>
      <PageHead title={ownWords || title} noIndex />
      <EmptyState
        page
        illustration={<Street scene="night" />}
        title={heading}
        className="py-16"
        action={action}
      >
        {children}
      </EmptyState>
    </>
  );
}
