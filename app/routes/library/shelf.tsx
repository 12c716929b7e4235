import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { keepPage } from "~/client/keep-page";
import { removeFromShelf, removeFromShelfOperation } from "~/features/sharing/shelf/change-shelf.server";
import { listShelf } from "~/features/sharing/shelf/list-shelf.server";
import { lenientShelfQuery, removalForm, shelfParameters } from "~/features/sharing/shelf/schema";
import type { RowPrompt, ShelfPage } from "~/features/sharing/shelf/shelf-item";
import { ShelfList } from "~/features/sharing/shelf/ui/shelf-list";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { FormError } from "~/ui/notice";

import type { Route } from "./+types/shelf";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(
  async ({ services, viewer, url }: MemberArgs<Route.LoaderArgs>): Promise<ShelfPage<RowPrompt>> => {
    const { page } = lenientShelfQuery.parse(shelfParameters(url.searchParams));
    const shelf = await listShelf(services, viewer, page);
    const items = shelf.items.map(({ prompt, ...item }) => {
      if (!prompt) return { ...item, prompt };
      const { content: _content, variables, ...shown } = prompt;
      return { ...item, prompt: { ...shown, hasVariables: variables.length > 0 } };
    });
    return { ...shelf, items };
  },
);

export const action = memberForm({
  form: removalForm,
  operation: removeFromShelfOperation,
  run: ({ remove }, { services, viewer }) => removeFromShelf(services, viewer, remove),
  done: (undo) => ({ to: href("/dashboard/shelf"), flash: "shelf_removed", undo }),
});

export const clientAction = keepPage;

export default function Shelf({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  const { formError } = useFormErrors(actionData);
  return (
    <>
      <PageHead title={t("shelf.title")} noIndex />
      <FormError className="mt-4">{formError}</FormError>
      <ShelfList shelf={loaderData} />
    </>
  );
}
