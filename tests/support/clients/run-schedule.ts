import { expect, type APIRequestContext } from "@playwright/test";

/** The schedules of `wrangler.toml`. */
export const schedules = { search: "* * * * *", deletion: "17 18 * * *" };

/** Runs a schedule's jobs in the Worker. */
export async function runSchedule(
  request: APIRequestContext,
  schedule: keyof typeof schedules,
): Promise<void> {
  const query = new URLSearchParams({ cron: schedules[schedule] });
  const response = await request.get(`/cdn-cgi/local/scheduled?${query}`);
  expect(response.status(), await response.text()).toBe(200);
}

/** Runs the jobs of each minute: the town's search is updated. */
export const refreshSearch = (request: APIRequestContext): Promise<void> => runSchedule(request, "search");
