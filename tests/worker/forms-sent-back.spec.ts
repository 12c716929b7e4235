import type { APIRequestContext } from "@playwright/test";

import { isSecretField } from "~/domain/secret-fields";

import { expect, test } from "../support/clients/clients";
import { failing } from "../support/clients/failing";
import { settleIn, type Settled } from "../support/clients/settle-in";
import { fillForm, siteForms } from "../support/clients/site-forms";
import { addressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";

const secret = "zanzibar-octopus-77";

/** Forms that a visitor may send, or that lead them to the sign-in without anything to save. */
const forVisitors = [
  "/generate",
  "/generate/:draftId",
  "/generate/:draftId/answers",
  "/generate/:draftId/use",
  "/generate/:draftId/share",
  "/try",
  "/share",
  "/prompts/:shareId",
  "/prompts/:shareId/use",
  "/prompts/:shareId/shelf",
  "/prompts/:shareId/report",
  "/town-prompts/following",
  "/moderation/:promptId",
  "/auth",
  "/auth/register",
  "/auth/reset",
  "/auth/new-password",
  "/auth/sign-out",
  "/*",
];

interface Sent {
  path: string;
  address: string;
  form: Record<string, string>;
}

/** Every form of the site with its address, a text that HTML escapes, and secrets. */
const formsOf = ({ shown, hidden, words }: Settled): Sent[] =>
  siteRoutes
    .filter(({ path }) => path in siteForms)
    .map((route) => ({
      path: route.path,
      address: addressOf(route, { ...shown, ...hidden }),
      form: { ...fillForm(route.path, words), note: '一行目 "<b>&', password: secret, token: secret },
    }));

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The hidden fields of a form that is offered to be sent again. */
const fieldsOf = (form: Record<string, string>) =>
  Object.entries(form)
    .filter(([name]) => !isSecretField(name))
    .map(([name, value]) => `name="${name}" value="${escaped(value)}"`);

test("a form that was not taken is sent back with its values, but no secrets", async ({ visit }) => {
  const ada = await settleIn(visit);
  const stranger = await visit();
  const send = async (
    client: APIRequestContext,
    { address, form }: Sent,
    headers: Record<string, string>,
  ) => {
    const response = await client.post(address, { headers, form });
    const html = await response.text();
    expect.soft(html, address).not.toContain(secret);
    return { status: response.status(), html };
  };
  for (const sent of formsOf(ada)) {
    const { path, form } = sent;
    // The writes are refused when the form's own part has already read and checked it.
    const [failed, refused, ended] = await Promise.all([
      send(ada.client, sent, failing("db=error")),
      send(ada.client, sent, failing("db=writes")),
      send(stranger, sent, visitor()),
    ]);
    expect.soft(failed.status, path).toBe(500);
    for (const field of fieldsOf(form)) expect.soft(failed.html, path).toContain(field);
    if (!forVisitors.includes(path)) {
      expect.soft(ended.status, path).toBe(401);
      for (const field of fieldsOf(form)) expect.soft(ended.html, path).toContain(field);
    }
    if (refused.status < 500) continue;
    for (const [name, value] of Object.entries(form))
      if (name !== "note" && !isSecretField(name))
        expect.soft(refused.html, `${path} ${name}`).toContain(escaped(value));
  }
});
