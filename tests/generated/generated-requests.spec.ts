import * as fc from "fast-check";

import { expectIndexes, expectOwners, expectSearchIndex } from "./expect-sound-database";
import { needsModel, operationsOf, type ApiDocument, type Operation } from "./operations";
import { requestRunner } from "./request-runner";
import { requestsOf, type GeneratedRequest } from "./requests";
import { createFuzzUser, exchangePosts, untouchedRecords, verify, type FuzzUser } from "./fuzz-users";
import { serveOwnWorker } from "./serve-own-worker";
import { oidcPort } from "../support/servers/addresses";
import { checkEach } from "../support/check-each";
import { expect, test } from "../support/clients/clients";
import { refreshSearch } from "../support/clients/run-schedule";
import { sampled, seed, seedHint } from "../support/sampling";

/** Number of random requests per run. */
const requests = sampled(240, 10_000);
/** Maximum number of further requests to an operation that has not succeeded by then. */
const furtherRequests = 200;
/** Requests in parallel. */
const lanes = 8;
/** Time limit of fast-check's search for the smallest failing request, in milliseconds. */
const shrinkTime = 20_000;

test.describe.configure({ timeout: 30 * 60_000 });

let stop = async (): Promise<unknown> => undefined;

// As slow as many other tests together, and run at the same time.
test.beforeAll(async () => {
  stop = await serveOwnWorker(test.info().outputPath("worker.log"));
});
test.afterAll(() => stop());

/** Lets requests through until one has failed; then only its own lane's, while it is being shrunk. */
function untilFailure(run: (request: GeneratedRequest) => Promise<void>) {
  let [failed, end] = [-1, Infinity];
  return async (lane: number, request: GeneratedRequest) => {
    if (Date.now() > end || ![-1, lane].includes(failed)) return;
    await run(request).catch((thrown: unknown) => {
      if (failed === -1) [failed, end] = [lane, Date.now() + shrinkTime];
      throw thrown;
    });
  };
}

test(
  "generated requests cause no server error, no leaked secret and no misplaced row",
  { tag: ["@promise-15a", "@promise-13c"] },
  async ({ visit, baseURL, request }) => {
    const read = async (path: string) => (await request.get(path)).json();
    const document: ApiDocument = await read("/api/openapi.json");
    const tree: Record<string, { subcategories: Record<string, string> }> =
      await read("/api/prompt-categories");
    const places = Object.entries(tree).flatMap(([category, { subcategories }]) =>
      Object.values(subcategories).map((subcategory) => [category, subcategory] as const),
    );
    const fuzzUsers: FuzzUser[] = [];
    for (let count = 0; count < 20; count += 2) {
      const clients = await Promise.all([visit(), visit()]);
      fuzzUsers.push(...(await Promise.all(clients.map(createFuzzUser))));
    }
    exchangePosts(fuzzUsers);
    // One leaving and one staying member: so few that their limits, reached sooner on a fast machine, do not count.
    verify(fuzzUsers.filter((_, index) => index % 12 === 0));
    const [usersDeletedDuringRun, remainingUsers] = [fuzzUsers.slice(0, 8), fuzzUsers.slice(8)];
    const before = untouchedRecords(remainingUsers);
    const token = await request.post(`http://127.0.0.1:${oidcPort}/sign`);

    const operations = operationsOf(document);
    const generated = fc.oneof(
      ...operations.map((operation) => ({
        weight: operation.json ? 2 : 1,
        arbitrary: requestsOf(operation, places),
      })),
    );
    const people = { remainingUsers, usersDeletedDuringRun, idToken: await token.text() };
    const { run, tally, close } = requestRunner(baseURL!, lanes, document, people);
    const attempt = untilFailure(run);
    const results = await Promise.allSettled(
      Array.from({ length: lanes }, (_, lane) =>
        fc.assert(
          fc.asyncProperty(generated, (one) => attempt(lane, one)),
          { seed: seed + lane, numRuns: requests / lanes },
        ),
      ),
    );
    const isUntried = (operation: Operation) => !tally.succeeded(operation) && !needsModel(operation);
    await checkEach(
      operations.filter(isUntried),
      ({ id }) => id,
      async (operation) => {
        for (const one of fc.sample(requestsOf(operation, places), { seed, numRuns: furtherRequests }))
          if (isUntried(operation)) await run(one);
      },
      lanes,
    );
    close();
    const body = JSON.stringify(tally, null, 2);
    await test.info().attach("answers", { body, contentType: "application/json" });
    for (const result of results)
      if (result.status === "rejected") throw new Error(seedHint, { cause: result.reason });

    expect(tally.total()).toBeGreaterThanOrEqual(requests);
    expect(operations.filter(isUntried).map(({ id }) => id)).toEqual([]);
    // Few requests vary more from seed to seed.
    expect(tally.takenShare()).toBeGreaterThan(sampled(0.1, 0.2));
    // Rate-limited requests reach no handler.
    expect(tally.total((status) => status === 429) / requests).toBeLessThan(0.05);

    expect(untouchedRecords(remainingUsers)).toEqual(before);
    expectOwners();
    await expectIndexes(remainingUsers.map(({ id }) => id));
    await refreshSearch(request);
    await expectSearchIndex();
  },
);
