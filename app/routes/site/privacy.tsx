import { servicesContext } from "~/context";
import { privacy } from "~/i18n/legal-documents.server";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { LegalPage } from "~/shell/legal-page";

import type { Route } from "./+types/privacy";

export const handle: PageHandle = { back: {} };

export function loader({ context }: Route.LoaderArgs) {
  return { document: privacy[getLanguage(context)], supportEmail: context.get(servicesContext).supportEmail };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
