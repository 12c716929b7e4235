import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import { uncategorized } from "~/features/prompts/folders/folder";
import { getFolder } from "~/features/prompts/folders/get-folder.server";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import type { FolderChoice } from "~/features/prompts/folders/schema";
import { libraryAddress } from "~/features/library/address";
import { changePrompts, changePromptsOperation } from "~/features/library/selection/change-prompts.server";
import { findSelected } from "~/features/library/selection/find-selected.server";
import { selectionForm } from "~/features/library/selection/schema";
import { SelectionForm, type AskedForMore } from "~/features/library/selection/ui/selection-form";
import { memberForm, type MemberCall } from "~/http/form.server";
import type { Flash } from "~/http/flash";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { getTranslate } from "~/i18n/middleware.server";
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

/** The folder's name on the screen of its owner. */
async function shownName({ services, viewer, context }: MemberCall, folder: FolderChoice): Promise<string> {
  if (folder && "name" in folder) return folder.name;
  const name = folder ? (await getFolder(services, viewer, folder.id)).name : uncategorized;
  return name === uncategorized ? getTranslate(context)("library:folders.uncategorized") : name;
}

/** Moves, tags, deletes or exports the selected prompts; asks for what the form lacks. */
export const action = memberForm({
  form: selectionForm,
  operation: changePromptsOperation,
  run: async ({ selection, command, query, fields }, call: MemberCall) => {
    const { services, viewer } = call;
    if ("export" in command) return { export: command.export };
    if ("ask" in command) {
      const { length: count } = await findSelected(services, viewer, selection);
      return { asked: { ask: command.ask, count, values: fields } satisfies AskedForMore };
    }
    const { changed, left, undo } = await changePrompts(services, viewer, selection, command);
    const flash: Flash = left > 0 ? "prompts_partly" : flashes[command.action];
    const folder =
      command.action === "move" && changed > 0 && left === 0
        ? await shownName(call, command.folder)
        : undefined;
    const to = libraryAddress(href("/dashboard"), query);
    return { flash, count: changed, undo: undo ?? undefined, folder, to };
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
