import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, isRouteErrorResponse, Link, useLocation } from "react-router";

import { errorStatus, type ErrorCode } from "~/errors";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";

import { PageHead } from "./page-head";
import { useRootData } from "./root-data";

function codeOf(error: unknown): ErrorCode {
  if (!isRouteErrorResponse(error)) return "internal";
  const code: unknown = (error.data as { code?: unknown } | null)?.code;
  if (typeof code === "string" && Object.hasOwn(errorStatus, code)) return code as ErrorCode;
  return error.status === 404 ? "not_found" : "internal";
}

/** The page of a refusal or a failure: what happened and where to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation(["shell", "errors"]);
  const { pathname, search } = useLocation();
  const requestId = useRootData()?.requestId;
  const code = codeOf(error);
  if (code === "draft_not_found" || code === "prompt_not_found")
    return (
      <Message
        title={t("promptGone.title")}
        action={
          <Button asChild>
            <Link to={href("/generate")}>{t("promptGone.action")}</Link>
          </Button>
        }
      >
        <p>{t(`errors:${code}`)}</p>
      </Message>
    );
  if (errorStatus[code] === 404)
    return (
      <Message
        title={t("notFound.title")}
        ownWords={t("notFound.ownWords")}
        action={
          <Button asChild>
            <Link to={href("/")}>{t("notFound.action")}</Link>
          </Button>
        }
      >
        <p>{code === "not_found" ? t("notFound.text") : t(`errors:${code}`)}</p>
      </Message>
    );
  // What a browser says that reaches nobody: not our failure, and no number helps.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
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
  return (
    <Message
      title={t("failure.title")}
      action={
        <>
          <Button asChild variant="secondary">
            <Link to={href("/")}>{t("notFound.action")}</Link>
          </Button>
          <Button asChild>
            <a href={pathname + search}>{t("failure.reload")}</a>
          </Button>
        </>
      }
    >
      <p>{t(`errors:${code}`)}</p>
      {requestId && (
        <>
          <p className="mt-2">{t("failure.text")}</p>
          <p className="mt-2 text-sm">{t("failure.requestId", { id: requestId })}</p>
        </>
      )}
    </Message>
  );
}

interface MessageProps {
  title: string;
  /** The title in the reader's language, where the title itself is a fixed English one. */
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
      <EmptyState page illustration={<Street />} title={heading} className="py-16" action={action}>
        {children}
      </EmptyState>
    </>
  );
}
