import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { deleteAccount } from "~/features/accounts/delete-account.server";
import { cloudflareImages } from "~/platform/images/cloudflare-images.server";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { dumpEverything } from "../database/dump-everything";
import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";
import { newEmail, setUpAccounts } from "./set-up-accounts";

/** A member who may leave at any moment, with a model on a lane of its own, and what it leaves behind. */
export async function setUpDeletion(replies: Reply[] = [], settings: Partial<OpenAiSettings> = {}) {
  const accounts = setUpAccounts();
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...replies);
  const email = newEmail();
  const { viewer, token } = await accounts.enter(await accounts.join(email), `a browser of ${email}`);
  const connection = { apiKey: "sk-test", baseUrl: lane.baseUrl, model: `town of ${email}` };
  const services = {
    ...accounts.services,
    adminEmails: [],
    images: cloudflareImages(env.IMAGES),
    model: openAiModel({ ...connection, ...settings }),
    modelBudget: { perCaller: 100, inAll: 1_000 },
  };
  return {
    ...accounts,
    services,
    lane,
    email,
    viewer,
    token,
    /** Their key in the daily budgets. */
    caller: `user:${viewer.id}`,
    /** Deletes the account, by somebody who has just signed in, with all that goes on after its answer. */
    async leave() {
      const session = { ...viewer.session, authenticatedAt: services.clock.now() };
      await deleteAccount(services, { ...viewer, session });
      await accounts.settle();
    },
    /** Where anything is kept that holds their id, their address or a text with it. */
    async traces(): Promise<string[]> {
      await accounts.settle();
      return Object.entries(await dumpEverything(services.db)).flatMap(([place, kept]) =>
        kept.some((text) => text.includes(viewer.id) || text.includes(email)) ? [place] : [],
      );
    },
  };
}
