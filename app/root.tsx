import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";

import { replaceOnReturn } from "~/client/replace-on-return";
import { requestIdContext, servicesContext, viewerContext, type Viewer } from "~/context";
import { findSession } from "~/features/accounts/find-session.server";
import { sessionLifetime } from "~/features/accounts/limits";
import { rememberLanguage } from "~/features/accounts/remember-language.server";
import { useNewRegistration } from "~/features/accounts/ui/new-registration";
import { UnsentFormOffer } from "~/features/accounts/ui/unsent-form-offer";
import { findBearer } from "~/features/accounts/connections/find-bearer.server";
import { indexTown } from "~/features/town/index-town.server";
import { useOfflineCopy } from "~/features/offline/ui/use-offline-copy";
import { SiteTranslator } from "~/features/translation/ui/site-translator";
import { flash, takeFlash } from "~/http/flash.server";
import { allow } from "~/http/allowed-methods.server";
import { acceptedEncoding, retryAfter, unreadBody } from "~/http/middleware/refusals.server";
import { afterWrite, bookmark } from "~/http/middleware/after-write.server";
import { bearer } from "~/http/middleware/bearer.server";
import { requestLog, serverTiming } from "~/http/middleware/request-log.server";
import { memberLanguage } from "~/http/middleware/member-language.server";
import { sameOrigin } from "~/http/middleware/same-origin.server";
import { securityHeaders } from "~/http/middleware/security-headers.server";
import { session } from "~/http/middleware/session.server";
import { requestZone } from "~/http/request-zone.server";
import { publicOrigin } from "~/http/origin.server";
import { isAnonymousPage } from "~/http/request.server";
import type { Language } from "~/domain/languages";
import { useTranslations } from "~/i18n";
import { rememberTheme, requestTheme } from "~/http/middleware/remember-theme.server";
import { detectLanguage, getLanguage } from "~/i18n/middleware.server";
import { PreloadDictionaries } from "~/i18n/preload-dictionaries";
import { ErrorPage } from "~/shell/error-page";
import { PageFrame } from "~/shell/page-frame";
import { useRootData, type RootData } from "~/client/root-data";

import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";

export const middleware: Route.MiddlewareFunction[] = [
  requestLog,
  unreadBody,
  retryAfter,
  acceptedEncoding,
  allow,
  securityHeaders,
  serverTiming,
  detectLanguage,
  rememberTheme,
  bearer(findBearer),
  sameOrigin,
  bookmark,
  afterWrite(indexTown),
  session(findSession, sessionLifetime / 1000),
  memberLanguage(rememberLanguage),
  flash,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [replaceOnReturn];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const publicViewer = (viewer: Viewer | null) => viewer && { email: viewer.email };

export function loader({ request, context }: Route.LoaderArgs): RootData {
  return {
    language: getLanguage(context),
    theme: requestTheme(request),
    zone: requestZone(request),
    origin: publicOrigin(request, context),
    year: context.get(servicesContext).clock.now().getUTCFullYear(),
    requestId: context.get(requestIdContext),
    viewer: publicViewer(context.get(viewerContext)),
    flash: takeFlash(request, context),
    hasModel: context.get(servicesContext).model !== null && !isAnonymousPage(request),
  };
}

/** What no navigation changes: icons, the manifest, and the paper of `app.css` for the bars around an installed app. */
const FixedHead = ({ language }: { language: Language }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#15171f" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useTranslations();
  const root = useRootData();
  const theme = root?.theme;
  useOfflineCopy(root && (root.viewer?.email ?? null));
  return (
    <html lang={language} data-theme={theme}>
      <head>
        {import.meta.env.SSR && <FixedHead language={language} />}
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {/* Style sheets need no nonce, and the browser could not compare it. */}
        <Links nonce="" />
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
        <PreloadDictionaries />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { hasModel, viewer } = loaderData;
  const { language } = useTranslations();
  useNewRegistration(loaderData.flash);
  return (
    <>
      <Outlet />
      <UnsentFormOffer />
      {/* In the language on the screen: the page's texts change before people's texts. */}
      <SiteTranslator language={language} available={hasModel} signedIn={viewer !== null} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
