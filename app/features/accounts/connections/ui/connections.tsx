import { href } from "react-router";

import { useMoment } from "~/client/use-moment";
import { AccessItem } from "~/features/accounts/tokens/ui/access-item";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { ConfirmedLink } from "../../ui/confirmed-link";
import { SettingsList, SettingsSection } from "../../ui/settings-section";
import type { Connection } from "../connection";

/** The apps connected to the account, each with a button that ends its connection. */
export function Connections({ connections }: { connections: Connection[] }) {
  const { t } = useTranslation("connections");
  return (
    <SettingsSection
      id="connections"
      title={t("title")}
      lead={t("lead")}
      link={{ to: href("/docs/mcp"), label: t("docs") }}
    >
      <SettingsList empty={t("empty")}>
        {connections.map((connection) => (
          <ConnectionItem key={connection.id} connection={connection} />
        ))}
      </SettingsList>
    </SettingsSection>
  );
}

function ConnectionItem({ connection }: { connection: Connection }) {
  const { t } = useTranslation("connections");
  const day = useMoment("day");
  const { id, name, host, scope, createdAt, lastUsedAt, expiresAt } = connection;
  const facts = [
    t("created", { date: day(createdAt) }),
    lastUsedAt ? t("used", { date: day(lastUsedAt) }) : t("unused"),
    ...(expiresAt ? [t("expires", { date: day(expiresAt) })] : []),
  ];
  return (
    <AccessItem icon={<Icon name="plug" />} name={name} scope={t(`scope.${scope}`)} mark={host} facts={facts}>
      <ConfirmedLink
        to={href("/profile/connections/:connectionId/end", { connectionId: id })}
        label={t("end")}
        fullLabel={t("endNamed", { name })}
        title={t("endTitle", { name })}
        lead={t("endLead")}
        failure={t("endFailed")}
      />
    </AccessItem>
  );
}
