import { expect, type APIRequestContext } from "@playwright/test";

/** The schedules of `wrangler.toml`. */
export const schedules = { search: "* * * * *", expiry: "17 18 * * *" };

/** Has the Worker do what it does by a schedule. */
export async function runSchedule(
  request: APIRequestContext,
  schedule: keyof typeof schedules,
): Promise<void> {
  const query = new URLSearchParams({ cron: schedules[schedule] });
  const response = await request.get(`/cdn-cgi/local/scheduled?${query}`);
  expect(response.status(), await response.text()).toBe(200);
}

/** Runs what the Worker does each minute: the search of the town takes in what has changed. */
export const refreshSearch = (request: APIRequestContext): Promise<void> => runSchedule(request, "search");
