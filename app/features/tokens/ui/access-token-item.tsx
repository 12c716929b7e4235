import { KeyRound } from "lucide-react";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

import type { AccessToken } from "../access-token";
import { tokenPrefix } from "../limits";
import { RevokeToken } from "./revoke-token";

/** One token: name, scope, creation, last use, expiry. */
export function AccessTokenItem({ token }: { token: AccessToken }) {
  const { t } = useTranslation("tokens");
  const day = useMoment("day");
  const { lastUsedAt, expiresAt } = token;
  const facts = [
    t("created", { date: day(token.createdAt) }),
    lastUsedAt ? t("used", { date: day(lastUsedAt) }) : t("unused"),
    expiresAt ? t("expires", { date: day(expiresAt) }) : t("endless"),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <KeyRound aria-hidden className="h-lh w-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {token.name}
          </span>{" "}
          <Badge>{t(`scope.${token.scope}`)}</Badge>
        </p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-ink-soft max-sm:mt-1 max-sm:flex-col">
          <li translate="no" className="font-mono">
            {tokenPrefix}…{token.ending}
          </li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="max-sm:w-full max-sm:pl-8 sm:self-center">
        <RevokeToken token={token} />
      </div>
    </li>
  );
}
