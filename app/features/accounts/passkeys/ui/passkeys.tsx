import { useEffect, useState } from "react";
import { href, useSearchParams } from "react-router";

import { useErrorToast } from "~/client/form-errors";
import { useFormFetcher } from "~/client/use-form-fetcher";
import type { SignInWay } from "~/domain/kinds";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { lazyPart } from "~/ui/lazy-part";
import { useMoment } from "~/client/use-moment";

import { googleError } from "../../google-errors";
import { SettingsList, SettingsSection } from "../../ui/settings-section";
import { useGoogleNotice } from "../../ui/use-google-notice";
import type { PasskeyItem } from "../own-passkeys.server";
import { loadCeremonies, usePasskeyDialog, usePasskeySupport } from "./use-passkey";
import { browserName } from "../../browser-name";
import { ConfirmedLink } from "../../ui/confirmed-link";

const ConfirmationDialog = lazyPart(async () => (await import("./confirmation-dialog")).ConfirmationDialog);

interface PasskeysProps {
  passkeys: PasskeyItem[];
  memberId: string;
  email: string;
  /** How the member can confirm who they are. */
  ways: readonly SignInWay[];
}

/** The member's passkeys, with buttons to create and remove them. */
export function Passkeys({ passkeys, memberId, email, ways }: PasskeysProps) {
  const { t } = useTranslation("passkeys");
  const supported = usePasskeySupport();
  const dialog = usePasskeyDialog();
  const { fetcher, pending } = useFormFetcher({ failure: t("failed") });
  const [refused, setRefused] = useState<RefusedForm>();
  const [confirming, setConfirming] = useState(false);
  useErrorToast(refused, { failure: t("failed") });
  // Of a confirmation by Google on the full page.
  const [parameters] = useSearchParams();
  useGoogleNotice({ arrived: googleError(parameters.get("error")) });

  const ids = passkeys.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (!supported) return;
    loadCeremonies().then(
      ({ keepPasskeys }) => keepPasskeys(memberId, email, ids.split(" ").filter(Boolean)),
      () => undefined,
    );
  }, [supported, memberId, email, ids]);

  async function create() {
    const result = await dialog.run(({ createPasskey }) => createPasskey({ purpose: "create" }));
    if ("passkey" in result)
      void fetcher.submit({ passkey: result.passkey }, { method: "post", action: href("/profile/passkeys") });
    if (!("refused" in result)) return;
    if (result.refused.code === "requires_recent_login") setConfirming(true);
    else setRefused(result.refused);
  }

  return (
    <SettingsSection
      id="passkeys"
      title={t("title")}
      lead={t("lead")}
      action={
        supported !== false && (
          <Button
            variant="secondary"
            icon={<Icon name="plus" />}
            className="needs-script shrink-0"
            pending={dialog.pending || pending}
            onClick={() => void create()}
          >
            {t("add")}
          </Button>
        )
      }
    >
      <ConfirmationDialog
        open={confirming}
        onOpenChange={setConfirming}
        ways={ways}
        onConfirmed={() => void create()}
      />
      <SettingsList empty={t("empty")}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </SettingsList>
    </SettingsSection>
  );
}

/** One passkey: the browser that created it, its creation and last use, and a button that removes it. */
function PasskeyRow({ passkey }: { passkey: PasskeyItem }) {
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
