import { servicesContext } from "~/context";
import { terms } from "~/i18n/legal-documents.server";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { LegalPage } from "~/shell/legal-page";

import type { Route } from "./+types/terms";

export const handle: PageHandle = { back: {} };

export function loader({ context }: Route.LoaderArgs) {
  return { document: terms[getLanguage(context)], supportEmail: context.get(servicesContext).supportEmail };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
