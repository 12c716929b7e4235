import { expect, test } from "../support/clients/clients";
import { publishPrompt } from "../support/clients/publish-prompt";
import { readTown } from "../support/clients/town-client";

const place = { category: "technology", subcategory: "サイバーセキュリティ" };

test("a page beyond the last is the last one", async ({ member, visit }) => {
  const { client } = await member();
  await publishPrompt(client, place);
  const reader = await visit();
  const last = await readTown(reader, { ...place, page: "999999999" });
  expect(last.pagination.page).toBe(last.pagination.totalPages);
  expect(last.prompts.length).toBeGreaterThan(0);
  expect((await reader.get("/town-prompts?page=999999999")).status()).toBe(200);
});

test("a program reads a whole list by `older`, however many others publish meanwhile", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const ids: string[] = [];
  for (let turn = 0; turn < 14; turn += 1) ids.unshift((await publishPrompt(client, place)).id);
  const reader = await visit();
  const walked: string[] = [];
  let { prompts, pagination } = await readTown(reader, place);
  for (;;) {
    walked.push(...prompts.map(({ id }) => id).filter((id) => ids.includes(id)));
    if (!pagination.older) break;
    ({ prompts, pagination } = await readTown(reader, { ...place, older: pagination.older }));
    expect(pagination.page).toBeNull();
  }
  expect(walked).toEqual(ids);
  const refused = await reader.get("/api/public-prompts?older=5&search=a");
  expect([refused.status(), (await refused.json()).fields]).toEqual([
    422,
    { older: expect.objectContaining({ code: "not_an_option" }) },
  ]);
});
