import { rateLimitPolicy } from "~/http/rate-limits.server";

import { arrangeCall } from "../contract/arrange-call";
import { calls, shapes } from "../contract/calls";
import { expect, test } from "../contract/people";
import { checkEach } from "../support/check-each";
import { shapeFaults } from "../contract/shape-faults";
import { refusal } from "../support/factories/library-client";

test(
  "every call does what the call table says",
  { tag: "@promise-15a" },
  async ({ people, member, visit }) => {
    await checkEach(
      calls,
      ({ call }) => call,
      async (call) => {
        const { other } = people;
        // Only calls of this site change the session.
        const owner = call.fromAnywhere ? people.owner : (await member()).client;
        const stranger = call.fromAnywhere ? people.stranger : await visit();
        const { payload, send } = await arrangeCall(call, owner);

        if (call.forMembers) expect(await refusal(await send(stranger))).toEqual([401, "unauthenticated"]);
        if (call.others) expect((await refusal(await send(other))).join(" ")).toBe(call.others);
        if (call.invalid) {
          const { fields, ...invalid } = call.invalid;
          const response = await send(owner, invalid);
          const body = await response.json();
          expect([response.status(), body.code]).toEqual([422, "invalid_fields"]);
          expect(shapeFaults(body, "Refusal", shapes)).toEqual([]);
          expect(Object.keys(body.fields).sort()).toEqual(fields.toSorted());
        }
        if (payload) {
          const response = await send(owner, { payload: { ...payload, surprise: 1 } });
          expect(response.status()).toBe(422);
          expect((await response.json()).fields).toMatchObject({ surprise: { code: "unknown_field" } });
          const broken = await send(owner, {
            payload: Buffer.from("{"),
            headers: { "Content-Type": "application/json" },
          });
          expect(await refusal(broken)).toEqual([400, "invalid_json"]);
        }

        // Last, because it may delete its own subject.
        for (const client of call.forMembers ? [owner] : [stranger, owner]) {
          const response = await send(client);
          expect(response.status(), await response.text()).toBe(call.status ?? 200);
          expect(response.headers()["content-type"]).toBe("application/json");
          expect(response.headers()["ratelimit-policy"]).toBe(call.limit && rateLimitPolicy(call.limit));
          const body = await response.json();
          expect(shapeFaults(body, call.answer, shapes)).toEqual([]);
          if (Array.isArray(call.answer)) expect(body.length).toBeGreaterThan(0);
        }
      },
    );
  },
);
