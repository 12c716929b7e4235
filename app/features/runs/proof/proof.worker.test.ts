import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { comparisons } from "~/db/schema";
import type { Trial } from "~/domain/comparison";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { decide } from "~/features/moderation/decide.server";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { restore } from "~/features/prompts/trash/restore.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { removeComparison } from "~/features/runs/compare/remove-comparison.server";
import { addExample } from "~/features/sharing/examples/add-example.server";

import { putComparison, wonTrial } from "../../../../tests/support/factories/put-comparison";
import { setUpExamples } from "../../../../tests/support/factories/set-up-examples";
import { getShownProof } from "./get-shown-proof.server";
import { markComparison } from "./mark-comparison.server";

async function setUp() {
  const town = await setUpExamples();
  const { services, viewer, id, shareId, row, database } = town;
  const compared = async (changes: Parameters<typeof putComparison>[2] = {}) =>
    putComparison(services.db, { ...(await town.own()).prompt, userId: viewer.id, promptId: id }, changes);
  return {
    ...town,
    database,
    compared,
    show: (comparisonId: string, by: { id: string } = viewer) =>
      markComparison(services, by, id, comparisonId, { isShown: true }),
    withdraw: (comparisonId: string, by: { id: string } = viewer) =>
      markComparison(services, by, id, comparisonId, { isShown: false }),
    proof: (reader: { id: string } | null = null) => getShownProof(services, reader, shareId),
    isProven: async () => (await row(id))?.isProven,
    firstText: async () => (await row(id))?.firstText?.text,
    stored: () => services.db.select().from(comparisons).where(eq(comparisons.promptId, id)),
  };
}

test("a comparison is shown with its prompt, and a better one of its present text proves it", async () => {
  const { compared, show, proof, isProven, firstText, withdraw, shareId } = await setUp();
  const id = await compared();
  expect(await proof()).toBeNull();
  expect(await show(id)).toMatchObject({
    prompt: { shareId },
    comparison: { publishedAt: expect.any(Date) },
  });
  expect(await proof()).toMatchObject({
    rival: "line",
    outcome: "better",
    trials: [wonTrial],
    engine: "town-large",
    version: 1,
    isCurrent: true,
  });
  expect(JSON.stringify(await proof())).not.toContain("a letter");
  expect([await isProven(), await firstText()]).toEqual([true, wonTrial.replies.prompt]);
  await withdraw(id);
  expect(await proof()).toBeNull();
  expect([await isProven(), await firstText()]).toEqual([false, undefined]);
});

test("any outcome may be shown, one at a time, and only a better one proves", async () => {
  const { compared, show, proof, isProven, stored } = await setUp();
  await show(await compared());
  for (const outcome of ["same", "worse"] as const) {
    await show(await compared({ outcome }));
    expect(await proof()).toMatchObject({ outcome });
    expect(await isProven()).toBe(false);
    expect((await stored()).filter(({ publishedAt }) => publishedAt !== null)).toHaveLength(1);
  }
});

test("strangers, unjudged comparisons and prompts outside the town are refused", async () => {
  const { compared, show, withdraw, newcomer, remove, id, stored } = await setUp();
  const comparison = await compared();
  const stranger = await newcomer();
  await expect(show(comparison, stranger)).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(withdraw(comparison, stranger)).rejects.toMatchObject({ code: "comparison_not_found" });
  await expect(show("none")).rejects.toMatchObject({ code: "comparison_not_found" });
  await expect(show(await compared({ outcome: null }))).rejects.toMatchObject({
    code: "comparison_not_found",
  });
  await remove(id);
  await expect(show(comparison)).rejects.toMatchObject({ code: "prompt_not_found" });
  expect((await stored()).every(({ publishedAt }) => publishedAt === null)).toBe(true);
});

test("a changed text is not proven, and the page says so, also where it changes at the same moment", async () => {
  const { compared, show, proof, isProven, services, viewer, id, database } = await setUp();
  const edit = (content: string) => updatePrompt(services, viewer, id, { content });
  const comparison = await compared();
  await show(comparison);
  await edit("Draw {{who}} again, {{size}} wide.");
  expect(await isProven()).toBe(false);
  expect(await proof()).toMatchObject({ isCurrent: false });
  await show(comparison);
  expect(await isProven()).toBe(false);
  const next = await compared();
  database.interrupt(/update "comparisons"/, () => edit("Draw {{who}} once more, {{size}} wide."));
  await show(next);
  expect(await isProven()).toBe(false);
  expect(await proof()).toMatchObject({ isCurrent: false });
});

test("an example comes before the first reply", async () => {
  const { compared, show, firstText, services, viewer, id } = await setUp();
  await show(await compared());
  const example = { kind: "text", text: "A fox.", alt: "", values: {} } as const;
  await addExample(services, viewer, id, example, null);
  expect(await firstText()).toBe("A fox.");
});

test("a private prompt shows its comparison to its owner only; out of the town nothing is left of it", async () => {
  const { compared, show, proof, isProven, toggle, remove, publish, viewer, id, stored, firstText } =
    await setUp();
  await show(await compared());
  await toggle(id, false);
  expect(await proof()).toBeNull();
  expect(await proof(viewer)).toMatchObject({ outcome: "better" });
  await toggle(id, true);
  expect(await proof()).not.toBeNull();
  await remove(id);
  expect((await stored())[0]!.publishedAt).toBeNull();
  await publish(id);
  expect([await proof(), await isProven(), await firstText()]).toEqual([null, false, undefined]);
});

test("an admin's removal takes it away", async () => {
  const { compared, show, proof, isProven, admin, remove, viewer, id, stored } = await setUp();
  await show(await compared());
  await remove(id, await admin());
  expect([await proof(), await proof(viewer), await isProven()]).toEqual([null, null, false]);
  expect((await stored())[0]!.publishedAt).toBeNull();
});

test("an admin's decision to hide a post hides its comparison, until it is lifted", async () => {
  const { compared, show, proof, admin, viewer, services, id, toggle } = await setUp();
  const mayor = await admin();
  const judge = (action: "hide" | "lift") =>
    decide(services, mayor, id, { action, reason: "spam", sentence: "No ads." });
  await show(await compared());
  await judge("hide");
  expect(await proof()).toBeNull();
  expect(await proof(viewer)).toMatchObject({ outcome: "better" });
  await judge("lift");
  await toggle(id, true);
  expect(await proof()).toMatchObject({ outcome: "better" });
});

test.each(["prompt", "rival", "facts", "why"] as const)(
  "a text of its author that an admin withholds is not shown as the comparison's %s",
  async (place) => {
    const { compared, show, proof, post, admin, services, firstText } = await setUp();
    const withheld =
      "Buy our lamps today: they are the brightest of the whole street, and cost next to nothing.";
    const ad = await post(withheld);
    await decide(services, await admin(), ad, { action: "hide", reason: "spam", sentence: "No ads." });
    const trial: Trial = {
      ...wonTrial,
      ...(place === "facts" && { facts: withheld }),
      ...((place === "prompt" || place === "rival") && {
        replies: { ...wonTrial.replies, [place]: withheld },
      }),
      ...(place === "why" && {
        verdicts: [wonTrial.verdicts![0], { ...wonTrial.verdicts![1], why: withheld }],
      }),
    };
    await expect(show(await compared({ trials: [trial] }))).rejects.toMatchObject({ code: "withheld_copy" });
    expect([await proof(), await firstText()]).toEqual([null, undefined]);
  },
);

test("in the trash it is not shown, restored it is again; it goes with its prompt's owner", async () => {
  const { compared, show, proof, isProven, services, viewer, id, stored } = await setUp();
  await show(await compared());
  await deletePrompt(services, viewer, id);
  expect(await proof(viewer)).toBeNull();
  await restore(services, viewer, id);
  expect(await proof()).toMatchObject({ isCurrent: true });
  expect(await isProven()).toBe(true);
  const session = { ...viewer.session, authenticatedAt: services.clock.now() };
  await deleteAccount(services, { ...viewer, session });
  expect(await stored()).toEqual([]);
});

test("a deleted comparison leaves neither proof nor first text", async () => {
  const { compared, show, isProven, firstText, services, viewer, id } = await setUp();
  const comparison = await compared();
  await show(comparison);
  await removeComparison(services, viewer, id, comparison);
  expect([await isProven(), await firstText()]).toEqual([false, undefined]);
});

test("replies that are another member's withheld text, or nearly their prompt, are refused", async () => {
  const { compared, show, proof, post, member, index } = await setUp();
  const long = "Plan a trip through seven cities by night train, and note every platform. ".repeat(12);
  await post(long, {}, await member());
  await index();
  const copied: Trial = { ...wonTrial, replies: { ...wonTrial.replies, rival: long } };
  await expect(show(await compared({ trials: [copied] }))).rejects.toMatchObject({ code: "near_copy" });
  expect(await proof()).toBeNull();
});

test("a comparison that holds a fact of its member is not shown", async () => {
  const { services, viewer, compared, show, proof } = await setUp();
  const id = await compared();
  const [words] = wonTrial.replies.prompt.split(/[.!]/);
  await keepFacts(services, viewer, [{ name: "mine", text: words!, subject: "", fits: [] }]);
  await expect(show(id)).rejects.toMatchObject({ code: "holds_facts", status: 409 });
  expect(await proof()).toBeNull();
});
