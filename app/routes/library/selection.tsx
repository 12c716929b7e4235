import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { libraryAddress } from "~/features/library/address";
import { changePrompts, changePromptsOperation } from "~/features/library/selection/change-prompts.server";
import { findSelected } from "~/features/library/selection/find-selected.server";
import { selectionForm } from "~/features/library/selection/schema";
import { SelectionForm, type AskedForMore } from "~/features/library/selection/ui/selection-form";
import { memberForm } from "~/http/form.server";
import type { Flash } from "~/http/flash";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/selection";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  folders: await listFolders(services, viewer),
}));

const flashes = {
  move: "prompts_moved",
  tag: "prompts_tagged",
  untag: "prompts_untagged",
  delete: "prompts_trashed",
} as const satisfies Record<string, Flash>;

/** Moves, tags, deletes or exports the selected prompts; asks for what the form lacks. */
export const action = memberForm({
  form: selectionForm,
  operation: changePromptsOperation,
  run: async ({ selection, command, query, fields }, { services, viewer }) => {
    if ("export" in command) return { export: command.export };
    if ("ask" in command) {
      const { length: count } = await findSelected(services, viewer, selection);
      return { asked: { ask: command.ask, count, values: fields } satisfies AskedForMore };
    }
    const { changed, left, undo } = await changePrompts(services, viewer, selection, command);
    const flash: Flash = left > 0 ? "prompts_partly" : flashes[command.action];
    return { flash, count: changed, undo: undo ?? undefined, to: libraryAddress(href("/dashboard"), query) };
  },
  done: (result) => {
    if (result.export !== undefined) return { redirect: `/dashboard/export?${result.export}` };
    return result.asked ? Response.json(result.asked) : result;
  },
});

export const clientAction = keepPage;

/** The page that asks for missing fields, for browsers without scripts. */
export default function Selection({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("trash");
  return (
    <>
      <PageHead title={t("selection.title")} noIndex />
      <SelectionForm {...loaderData} result={actionData as AskedForMore | RefusedForm | undefined} />
    </>
  );
}
