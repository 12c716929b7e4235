import type { APIRequestContext } from "@playwright/test";

import { runSchedule } from "./run-schedule";

/** Runs what the Worker does each minute: the search of the town takes in what has changed. */
export const refreshSearch = (request: APIRequestContext): Promise<void> => runSchedule(request, "search");
