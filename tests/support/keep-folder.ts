import { expect, type APIRequestContext } from "@playwright/test";

import { fromHere } from "./from-here";

/** Adds a folder to the library of whose session `request` holds; answers with its id. */
export async function keepFolder(request: APIRequestContext, name: string): Promise<string> {
  const response = await request.post("/api/folders", { headers: fromHere, data: { name } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}
