import { parseExport, exportOperation, streamExport } from "~/features/transfer/stream-export.server";
import { reportError } from "~/http/errors.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { downloadOf } from "~/http/streams.server";

import type { Route } from "./+types/export-file";

export const loader = memberPage(async (args: MemberArgs<Route.LoaderArgs>) => {
  const { services, viewer, url, request, context } = args;
  await enforceLimit(exportOperation.limit, args);
  const query = parseExport(url.searchParams);
  return downloadOf(
    await streamExport(services, viewer, query, {
      hasFacts: true,
      onError: (thrown) => reportError(thrown, request, context),
    }),
  );
});
