import { expect, type Frame } from "@playwright/test";

import { join } from "../clients/members";
import { fromHere, visitor } from "../clients/visitor";
import type { Installed } from "./extension";

/** What a member of the tests has. */
interface Belongings {
  prompts?: { originalInput: string; content: string; title?: string }[];
  facts?: { name: string; text: string }[];
}

/** Makes the browser's person a member of the site, with these prompts and facts. */
export async function beMember({ context }: Installed, { prompts = [], facts = [] }: Belongings = {}) {
  // A network of its own, so that no rate limit is reached.
  await context.setExtraHTTPHeaders(visitor());
  await join(context.request);
  await context.setExtraHTTPHeaders({});
  const post = async (path: string, data: object) => {
    const response = await context.request.post(path, { headers: fromHere, data });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const made = [];
  for (const prompt of prompts) made.push(await post("/api/prompts", prompt));
  for (const fact of facts) await post("/api/facts", fact);
  return made;
}

/** Answers the consent page, once it is there; false before. */
const answer = (decision: "allow" | "deny", facts: boolean) => `(() => {
  const button = document.querySelector("button[value=${decision}]");
  if (!button || document.readyState === "loading") return false;
  if (window.isAnswered) return true;
  window.isAnswered = true;
  document.querySelector("[name=facts]").checked = ${facts};
  button.click();
  return true;
})()`;

interface SignIn {
  /** The button of the panel that leads there. */
  button?: string;
  decision?: "allow" | "deny";
  /** The person lets the extension see their facts. */
  facts?: boolean;
}

/** Presses a sign-in button of the panel, and answers the site's consent page. */
export async function signIn(
  { inConsent }: Installed,
  panel: Frame,
  { button = "ログイン", decision = "allow", facts = true }: SignIn = {},
): Promise<void> {
  await panel.getByRole("button", { name: button, exact: true }).first().click();
  await inConsent(answer(decision, facts));
}
