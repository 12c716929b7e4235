import { Icon } from "~/ui/icon";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";

import type { AccessToken } from "../access-token";
import { tokenPrefix } from "../limits";
import { AccessItem } from "./access-item";
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
    <AccessItem
      icon={<Icon name="key-round" />}
      name={token.name}
      scope={t(`scope.${token.scope}`)}
      mark={`${tokenPrefix}…${token.ending}`}
      facts={facts}
    >
      <RevokeToken token={token} />
    </AccessItem>
  );
}
