import { expect, test } from "vitest";

import { draftSaveForm } from "~/features/generator/schema";

import { folderForm } from "./schema";

/** The choice of a save dialog's two fields: a folder, or the refused field and its error. */
function choose(fields: { folderId?: string; folderName?: string }) {
  const result = draftSaveForm.safeParse({ content: "text", ...fields });
  const complaint = result.error?.issues[0];
  return complaint ? [complaint.path.join("."), complaint.message] : result.data?.folder;
}

test("a dialog chooses an existing folder, or a new one by name", () => {
  expect(choose({ folderId: "f" })).toEqual({ id: "f" });
  expect(choose({ folderId: "f", folderName: " " })).toEqual({ id: "f" });
  expect(choose({ folderId: "new", folderName: " 月次\t報告 " })).toEqual({ name: "月次 報告" });
  expect(choose({ folderId: "f", folderName: "typed" })).toEqual({ name: "typed" });
});

test("a dialog without a folder is refused, and so is a new one without a valid name", () => {
  for (const nothing of [{}, { folderId: "" }, { folderName: " " }])
    expect(choose(nothing)).toEqual(["folderId", "folder_required"]);
  for (const folderName of [undefined, "", " ", "\u200B"])
    expect(choose({ folderId: "new", folderName })).toEqual(["folderName", "folder_name_required"]);
  expect(choose({ folderName: "字".repeat(51) })).toEqual(["folderName", "too_long"]);
  expect(choose({ folderName: "a\u0000" })).toEqual(["folderName", "control_characters"]);
});

test("a folder's name is one line", () => {
  expect(folderForm.parse({ name: " a\r\n b\u3000c " })).toEqual({ name: "a b c" });
  expect(folderForm.safeParse({}).error?.issues[0]?.message).toBe("folder_name_required");
});
