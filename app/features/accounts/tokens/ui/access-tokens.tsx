import { useState, useEffect, type ComponentProps } from "react";
import { href, useRevalidator } from "react-router";

import { Icon } from "~/ui/icon";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { OpeningLink } from "~/ui/opening-link";
import { useMoment } from "~/client/use-moment";
import type { Done } from "~/client/use-form-fetcher";
import { FormDialog } from "~/client/form-dialog";

import { ConfirmedLink } from "../../ui/confirmed-link";
import { SettingsList, SettingsSection } from "../../ui/settings-section";
import type { AccessToken } from "../access-token";
import type { NewAccessToken } from "../create-access-token.server";
import { MadeToken } from "./made-token";
import { tokenPrefix } from "../limits";
import { AccessItem } from "./access-item";
import { TokenForm } from "./token-form";

interface AccessTokensProps {
  tokens: AccessToken[];
  /** The ID of the next token. */
  nextId: string;
}

/** The member's access tokens, with buttons to create and revoke them. */
export function AccessTokens({ tokens, nextId }: AccessTokensProps) {
  const { t } = useTranslation("tokens");
  usePrefetchRoutes("routes/site/profile-token-");
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewAccessToken>();
  return (
    <SettingsSection
      id="tokens"
      title={t("title")}
      lead={t("lead")}
      link={{ to: href("/docs/api"), label: t("docs") }}
      action={
        <Button asChild variant="secondary" className="shrink-0">
          <OpeningLink to={href("/profile/tokens/new")} onOpen={() => setOpen(true)}>
            <Icon name="plus" />
            {t("add")}
          </OpeningLink>
        </Button>
      }
    >
      <TokenDialog open={open} nextId={nextId} onOpenChange={setOpen} onMade={setMade} />
      {made && tokens.some(({ id }) => id === made.id) && <MadeToken token={made.token} />}
      <SettingsList empty={t("empty")}>
        {tokens.map((token) => (
          <AccessTokenItem key={token.id} token={token} />
        ))}
      </SettingsList>
    </SettingsSection>
  );
}

function AccessTokenItem({ token }: { token: AccessToken }) {
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
      <ConfirmedLink
        to={href("/profile/tokens/:tokenId/revoke", { tokenId: token.id })}
        label={t("revoke")}
        fullLabel={t("revokeNamed", { name: token.name })}
        title={t("revokeTitle", { name: token.name })}
        lead={t("revokeLead")}
        failure={t("revokeFailed")}
      />
    </AccessItem>
  );
}

interface TokenDialogProps {
  open: boolean;
  nextId: string;
  onOpenChange: (open: boolean) => void;
  onMade: (made: NewAccessToken) => void;
}

function TokenDialog({ nextId, onMade, ...dialog }: TokenDialogProps) {
  const { t } = useTranslation("tokens");
  return (
    <FormDialog
      {...dialog}
      title={t("form.title")}
      description={t("lead")}
      onDone={(result) => onMade((result as Done & { made: NewAccessToken }).made)}
    >
      {(form) => <TokenDialogForm {...form} id={nextId} />}
    </FormDialog>
  );
}

function TokenDialogForm(props: ComponentProps<typeof TokenForm>) {
  const { revalidate } = useRevalidator();
  const isMade = props.refused?.code === "access_token_made";
  useEffect(() => {
    // The response with the token was lost: the list shows it, to be revoked, and the form gets another ID.
    if (isMade) void revalidate();
  }, [isMade, revalidate]);
  return <TokenForm {...props} />;
}
