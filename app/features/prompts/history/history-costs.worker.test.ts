import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { firstPage } from "~/features/library/limits";
import { listPrompts } from "~/features/library/list-prompts.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";

import { countingSession } from "../../../../tests/support/database/counting-session";
import { setUpSharing } from "../../../../tests/support/factories/set-up-sharing";
import { compareVersions } from "./compare-versions.server";
import { listVersions } from "./list-versions.server";

test("reads of a history cost its own rows, and a page of the library none of them", async () => {
  const { services, viewer, create, shareAs, newcomer } = await setUpSharing();
  const { id } = await create();
  const shareId = await shareAs(id);
  const other = await newcomer();
  for (const [owner, prompt] of [
    [viewer, id],
    [viewer, (await create()).id],
    [other, (await create({}, other)).id],
  ] as const)
    for (let number = 2; number <= 40; number += 1)
      await updatePrompt(services, owner, prompt, { content: `text ${number}` });
  const { session, takeCosts } = countingSession(env.DB.withSession());
  const counted = { db: openDb(session), adminEmails: [] };
  const rows = async (read: Promise<unknown>) => {
    await read;
    return takeCosts().reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  };
  expect(await rows(listVersions(counted, viewer, id))).toBeLessThanOrEqual(82);
  expect(await rows(compareVersions(counted, viewer, id, { from: 1, to: 40 }))).toBeLessThanOrEqual(8);
  expect(await rows(getSharedPrompt(counted, null, shareId))).toBeLessThanOrEqual(4);
  const query = firstPage;
  const before = await rows(listPrompts(counted, viewer, query));
  await updatePrompt(services, viewer, id, { content: "one more" });
  expect(await rows(listPrompts(counted, viewer, query))).toBe(before);
});
