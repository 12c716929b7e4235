import { McpGuide } from "~/features/accounts/connections/ui/mcp-guide";
import { publicOrigin } from "~/http/origin.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/mcp-docs";

export const handle: PageHandle = { back: {} };

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  address: `${publicOrigin(request, context)}/mcp`,
});

/** How to connect an AI app to the MCP server. */
export default function McpDocs({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("mcp");
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} />
      <McpGuide address={loaderData.address} />
    </>
  );
}
