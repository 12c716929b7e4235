import { bearerContext } from "~/context";
import { exportResponse } from "~/features/transfer/responses";
import { exportParameters, exportQuery } from "~/features/transfer/schema";
import { exportOperation, streamExport } from "~/features/transfer/stream-export.server";
import { endpoint } from "~/http/endpoint.server";
import { reportError } from "~/http/errors.server";
import { memberMethod } from "~/http/method.server";
import { downloadOf } from "~/http/streams.server";

/** The viewer's prompts as one file: JSON, or by `format` a table or a ZIP archive. */
const { loader, action } = endpoint({
  GET: memberMethod({
    name: "exportPrompts",
    query: { schema: exportQuery, read: exportParameters },
    response: exportResponse,
    files: ["text/csv", "application/zip"],
    operation: exportOperation,
    run: async ({ services, viewer, query, request, context }) =>
      downloadOf(
        await streamExport(services, viewer, query, {
          hasFacts: context.get(bearerContext)?.seesFacts ?? true,
          onError: (thrown) => reportError(thrown, request, context),
        }),
      ),
  }),
});

export { loader, action };
