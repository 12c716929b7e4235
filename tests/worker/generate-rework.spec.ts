import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { newMember } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";

const prompt = [
  "You are an editor of a newsletter.",
  "",
  "# Task",
  "Write a short note about our {{event}}.",
  "- Use plain words",
  "- Keep it under 150 words",
  "Please make it very, very good.",
].join("\n");

/** One whose lines the generator takes for a pasted text. */
const letter = [
  "You are an expert copywriter for Muddy Paws, our dog grooming place in Leeds.",
  "",
  "Hi there! Hope you're having a lovely day :)",
  "Please write a text message to clients who missed their visit. We charge £15 for it.",
  "Make it very, very good. Thank you so much!",
].join("\n");

const post = (client: APIRequestContext, path: string, form: Record<string, string>) =>
  client.post(path, { headers: fromHere, form });

/** Sends the prompt from the generator's form, with whatever else the form has. */
const rework = (client: APIRequestContext, purpose = prompt) =>
  post(client, "/generate?rework", { purpose, use: "text", deepThinking: "on", "own-x": "y" });

const optimizer = /^\/dashboard\/prompts\/([\w-]+)\/optimize\?rework$/;

/** Expects that the response leads to the optimizer's result of the prompt as it was pasted. */
async function expectOptimizer(client: APIRequestContext, location: string | undefined, content = prompt) {
  expect(location).toMatch(optimizer);
  const [, id] = optimizer.exec(location!)!;
  expect(await (await client.get("/api/prompts")).json()).toMatchObject([{ id, content }]);
  const page = await (await client.get(location!)).text();
  expect(page).toContain("保存しました");
  expect(page).toContain("very, very good.");
}

test("a visitor's own prompt is saved after the sign-up, and its optimizer opens", async ({ visit }) => {
  const client = await visit();
  const asked = await rework(client);
  expect(asked.status()).toBe(303);
  const address = asked.headers().location!;
  expect(address).toMatch(/^\/auth\/register\?redirectTo=/);
  const member = newMember();
  const done = await post(client, address, { ...member, confirmPassword: member.password, terms: "on" });
  await expectOptimizer(client, done.headers().location);
});

test("a member's own prompt is saved at once, and its optimizer opens", async ({ member }) => {
  const { client } = await member();
  const done = await rework(client);
  expect(done.status()).toBe(303);
  await expectOptimizer(client, done.headers().location);
});

test("a prompt that the generator would rewrite is saved as it was written", async ({ member }) => {
  const { client } = await member();
  const done = await rework(client, letter);
  await expectOptimizer(client, done.headers().location, letter);
});
