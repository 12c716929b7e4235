import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { deleteAccount } from "~/features/accounts/delete-account.server";
import { cloudflareImages } from "~/platform/images/cloudflare-images.server";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { dumpEverything } from "../database/dump-everything";
import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";
import { newEmail, setUpAccounts } from "./set-up-accounts";

/** A member about to delete their account, with a model on a lane of its own, and the traces left behind. */
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
    /** Their key as a caller. */
    callerKey: `user:${viewer.id}`,
    /** Deletes the account after a recent sign-in, with all work after the response. */
    async leave() {
      const session = { ...viewer.session, authenticatedAt: services.clock.now() };
      await deleteAccount(services, { ...viewer, session });
      await accounts.waitForBackground();
    },
    /** The places of stored data with their id or their address. */
    async traces(): Promise<string[]> {
      await accounts.waitForBackground();
      return Object.entries(await dumpEverything(services.db)).flatMap(([place, kept]) =>
        kept.some((text) => text.includes(viewer.id) || text.includes(email)) ? [place] : [],
      );
    },
  };
}
