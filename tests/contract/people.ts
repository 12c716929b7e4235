import type { APIRequestContext } from "@playwright/test";

import { builtinUrl } from "../support/servers/addresses";
import { test as base } from "../support/clients/clients";
import { register } from "../support/clients/members";
import { retryResets } from "../support/clients/retry-resets";
import { visitor } from "../support/clients/visitor";

interface People {
  /** The owner of everything. */
  owner: APIRequestContext;
  /** A member without any data. */
  other: APIRequestContext;
  /** A visitor. */
  stranger: APIRequestContext;
}

/** Tests of the call table: three people shared by all tests, since registering is slow. */
export const test = base.extend<object, { people: People }>({
  people: [
    async ({ playwright }, use) => {
      const meet = async () =>
        retryResets(
          await playwright.request.newContext({
            baseURL: builtinUrl,
            extraHTTPHeaders: { ...visitor(), Origin: builtinUrl },
            maxRedirects: 0,
          }),
        );
      const people = { owner: await meet(), other: await meet(), stranger: await meet() };
      await register(people.owner);
      await register(people.other);
      await use(people);
      await Promise.all(Object.values(people).map((client) => client.dispose()));
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
