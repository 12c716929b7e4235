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
  const missing = errorStatus[code] === 404;
  const title = missing ? t("notFound.title") : t("failure.title");
  const text = code === "not_found" ? t("notFound.text") : t(`errors:${code}`);
  return (
    <>
      <PageHead title={title} noIndex />
      <EmptyState
        page
        illustration={<Street />}
        title={title}
        className="py-16"
        action={
          <>
            <Button asChild variant={missing ? "primary" : "secondary"}>
              <Link to={href("/")}>{t("notFound.action")}</Link>
            </Button>
            {!missing && (
              <Button asChild>
                <a href={pathname + search}>{t("failure.reload")}</a>
              </Button>
            )}
          </>
        }
      >
        <p>{text}</p>
        {!missing && requestId && <p className="mt-2 text-sm">{t("failure.requestId", { id: requestId })}</p>}
      </EmptyState>
    </>
  );
}
