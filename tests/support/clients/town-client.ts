import { expect, type APIRequestContext } from "@playwright/test";

import { sessionUser } from "./clients";
import { readEmail } from "./read-email";
import { fromHere } from "./visitor";

export const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Every call that changes the town, with a valid body. */
export const townCalls = (id: string) =>
  [
    ["POST", `/api/prompts/${id}/publish-to-town`, { category: "ai", subcategory: "AIと倫理" }],
    ["PATCH", `/api/public-prompts/${id}`, { content: "changed", category: "ai", subcategory: "AIと倫理" }],
    ["DELETE", `/api/public-prompts/${id}`, undefined],
  ] as const;

/** Every form that changes the town, with valid values. */
export const townForms = (id: string): [string, Record<string, string>][] => [
  [`/dashboard/prompts/${id}/publish`, { category: "ai", subcategory: "AIと倫理", title: "changed" }],
  [`/town-prompts/${id}/edit`, { content: "changed", category: "ai", subcategory: "AIと倫理" }],
  [`/town-prompts/${id}/delete`, {}],
  [`/my-town-prompts/${id}/toggle-public`, { isPublic: "false" }],
];

interface ListedPrompt {
  id: string;
  shareId: string;
  content: string;
  originalCreatorId: string | null;
}

/** A page of the town by its API call. */
export async function readTown(client: APIRequestContext, query: Record<string, string> = {}) {
  const response = await client.get(`/api/public-prompts?${new URLSearchParams(query)}`);
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as {
    prompts: ListedPrompt[];
    pagination: {
      page: number;
      totalPages: number;
      total: number;
      moreThanTotal: boolean;
      older?: string | null;
    };
  };
}

/** Whether a query's first page of the town lists a prompt. */
export const isListed = async (client: APIRequestContext, id: string, query: Record<string, string> = {}) =>
  (await readTown(client, query)).prompts.some((prompt) => prompt.id === id);

const admin = { email: "admin@example.com", password: "lamps-along-the-high-street" };

/** Signs in as the admin, with the address verified by its email. */
export async function enterAsAdmin(client: APIRequestContext): Promise<void> {
  const send = (path: string, form: Record<string, string>) =>
    client.post(path, { headers: fromHere, form, maxRedirects: 0 });
  const registered = await send("/auth/register", {
    ...admin,
    confirmPassword: admin.password,
    terms: "on",
  });
  if (registered.status() !== 303) expect((await send("/auth", admin)).status()).toBe(303);
  if ((await sessionUser(client)).emailVerified) return;
  const { link } = await readEmail(client, admin.email, "email_verification");
  const token = new URL(link, "https://town.example").searchParams.get("token")!;
  await send("/auth/verify", { token });
  await expect.poll(async () => (await sessionUser(client)).emailVerified).toBe(true);
}

/** Reports a prompt as a visitor. */
export async function reportPrompt(visitor: APIRequestContext, id: string): Promise<void> {
  const response = await visitor.post(`/api/public-prompts/${id}/reports`, {
    headers: fromHere,
    data: { reason: "spam", comment: "宣伝だけです。" },
  });
  expect(response.status(), await response.text()).toBe(201);
}
