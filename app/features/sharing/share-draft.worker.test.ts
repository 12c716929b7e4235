import { expect, test } from "vitest";

import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { uncategorized } from "~/features/prompts/folders/folder";
import { createFolder } from "~/features/prompts/folders/create-folder.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";

import { setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { editDraft } from "~/features/generator/edit-draft.server";
import { storeDraft } from "~/features/generator/generate-draft.server";
import { generatePrompt } from "~/features/generator/generate-prompt.server";
import { getDraft } from "~/features/generator/get-draft.server";
import { saveDraft } from "~/features/generator/save-draft.server";
import { getDraftShare, storeDraftToShare, shareDraft } from "./share-draft.server";

const input = { purpose: "議事録", use: "automation", deepThinking: true } as const;

async function setUp(isOwned = false) {
  const accounts = setUpAccounts();
  const enter = async () => (await accounts.enter(await accounts.join())).viewer;
  const viewer = await enter();
  const services = {
    ...accounts.services,
    model: null,
    modelBudget: { perCaller: 0, inAll: 0 },
    adminEmails: [],
  };
  const generated = await generatePrompt(services, viewer.id, input);
  const draftId = await storeDraft(services, input, generated, isOwned ? viewer.id : null);
  /** Shares the draft with an edit, or as it is. */
  const share = async (content?: string) => {
    const seen = content === undefined ? (await getDraftShare(services, viewer, draftId)).mark : undefined;
    return (await shareDraft(services, viewer, viewer.id, draftId, { content, seen }))!;
  };
  return { services, viewer, enter, draftId, share };
}

test("a draft is saved and shared in one step, readable by everybody under its purpose", async () => {
  const { services, viewer, draftId, share } = await setUp();
  expect((await getDraftShare(services, viewer, draftId)).shared).toBeNull();
  const shareId = await share("直した");
  const { prompt } = await getSharedPrompt(services, null, shareId);
  expect(prompt).toMatchObject({ content: "直した", originalInput: "議事録", title: null, isPublic: true });
  const folders = await listFolders(services, viewer);
  expect(folders.filter(({ promptCount }) => promptCount > 0).map(({ name }) => name)).toEqual([
    uncategorized,
  ]);
  expect((await getDraftShare(services, viewer, draftId)).shared?.shareId).toBe(shareId);
});

test("shared again, the prompt keeps its link and takes the edit; one saved before stays in its folder", async () => {
  const { services, viewer, draftId, share } = await setUp();
  const { id } = await createFolder(services, viewer, { name: "仕事" });
  await saveDraft(services, viewer, draftId, { content: "一", folder: { id } });
  const shareId = await share("二");
  expect(await share("三")).toBe(shareId);
  expect(await share()).toBe(shareId);
  expect((await getSharedPrompt(services, null, shareId)).prompt.content).toBe("三");
  const folders = await listFolders(services, viewer);
  expect(folders.filter(({ promptCount }) => promptCount > 0).map(({ name }) => name)).toEqual(["仕事"]);
});

test("a visitor's edit waits in the draft, and the share after the sign-in has it", async () => {
  const { services, draftId, share } = await setUp();
  await storeDraftToShare(services, draftId, { content: "直した" });
  await storeDraftToShare(services, draftId, {});
  const shareId = await share();
  expect((await getSharedPrompt(services, null, shareId)).prompt.content).toBe("直した");
});

test("a text that was changed between the visitor's share and their sign-in is not shared", async () => {
  const { services, viewer, draftId } = await setUp();
  const seen = await storeDraftToShare(services, draftId, { content: "見せた文" });
  const share = () => shareDraft(services, viewer, viewer.id, draftId, { seen });
  await editDraft(services, null, draftId, { content: "すり替えた文" });
  expect(await share()).toBeNull();
  expect(await shareDraft(services, viewer, viewer.id, draftId, {})).toBeNull();
  expect(await getDraftShare(services, viewer, draftId)).toMatchObject({ shared: null });
  await editDraft(services, null, draftId, { content: "見せた文" });
  const { prompt } = await getSharedPrompt(services, null, (await share())!);
  expect(prompt.content).toBe("見せた文");
});

test("a member's draft is neither shared nor changed by others", async () => {
  const { services, viewer, enter, draftId } = await setUp(true);
  const stranger = await enter();
  await editDraft(services, viewer, draftId, { content: "自分の" });
  const attempts = [
    () => shareDraft(services, stranger, stranger.id, draftId, { content: "他人の" }),
    () => getDraftShare(services, stranger, draftId),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "draft_not_found" });
  for (const content of ["訪問者の", undefined])
    await expect(storeDraftToShare(services, draftId, { content })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  expect((await getDraft(services, viewer, draftId)).content).toBe("自分の");
});
