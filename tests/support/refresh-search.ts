import { expect, type APIRequestContext } from "@playwright/test";

/** Runs what the Worker does each minute: the search of the town takes in what has changed. */
export async function refreshSearch(request: APIRequestContext): Promise<void> {
  const response = await request.get(
    `/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: "* * * * *" })}`,
  );
  expect(response.status(), await response.text()).toBe(200);
}
