import { errorStatus, type ErrorCode } from "~/errors";
import { foldersLimit } from "~/features/prompts/folders/limits";
import { libraryLimit } from "~/features/prompts/limits";
import { readReference } from "~/features/api-docs/read-reference";
import { ApiReference } from "~/features/api-docs/ui/api-reference";
import { accessTokensLimit } from "~/features/accounts/tokens/limits";
import { readApiDocument } from "~/http/describe-api.server";
import { apiTexts } from "~/i18n/api-texts.server";
import { getTranslate, getLanguage } from "~/i18n/middleware.server";
import { quotas } from "~/platform/rate-limits";
import { storageLimits } from "~/platform/storage-limits";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/api-docs";

export const handle: PageHandle = { back: {} };

/** The limits in error sentences. */
const limits: Partial<Record<ErrorCode, number>> = {
  folders_full: foldersLimit,
  library_full: libraryLimit,
  access_tokens_full: accessTokensLimit,
  ...storageLimits,
};

/** The API documentation, made from its OpenAPI document (specification, section 7). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const words = apiTexts[getLanguage(context)];
  const t = getTranslate(context);
  const errors = (Object.keys(errorStatus) as ErrorCode[]).map((code) => ({
    code,
    status: errorStatus[code],
    sentence: t(`errors:${code}`, { limit: limits[code] }),
  }));
  return {
    words,
    reference: readReference(await readApiDocument(request, context)),
    errors: errors.sort((one, other) => one.status - other.status),
    limits: Object.entries(quotas).map(([name, quota]) => ({
      name,
      quota: words.perMinute.replace("{{count}}", String(quota)),
    })),
  };
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData.words.document;
  return (
    <>
      <PageHead title={title} description={description} />
      <ApiReference {...loaderData} />
    </>
  );
}
