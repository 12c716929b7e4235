import { href } from "react-router";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { browserName } from "../../browser-name";
import { ConfirmedLink } from "../../ui/confirmed-link";
import type { PasskeyItem } from "../own-passkeys.server";

/** One passkey: the browser that created it, its creation and last use, and a button that removes it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyItem }) {
  const { t } = useTranslation("passkeys");
  const day = useMoment("day");
  const name = browserName(passkey.userAgent) ?? t("unknown");
  const created = t("created", { date: day(passkey.createdAt) });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Icon name="key-round" className="h-lh w-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft max-sm:flex-col">
          <span>{created}</span>{" "}
          <span>{passkey.lastUsedAt ? t("used", { date: day(passkey.lastUsedAt) }) : t("unused")}</span>
        </p>
      </div>
      <div className="max-sm:w-full max-sm:pl-8 sm:self-center">
        <ConfirmedLink
          to={href("/profile/passkeys/:passkeyId/remove", { passkeyId: passkey.id })}
          label={t("remove")}
          fullLabel={t("removeNamed", { name, created })}
          title={t("removeTitle", { name })}
          lead={t("removeLead")}
          failure={t("removeFailed")}
        />
      </div>
    </li>
  );
}
