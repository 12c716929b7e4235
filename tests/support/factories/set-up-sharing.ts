import { inject } from "vitest";

import { usageDaily } from "~/db/schema";
import { editSharedPrompt } from "~/features/sharing/edit-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { sharePrompt } from "~/features/sharing/share-prompt.server";
import type { ShareRequest, SharedTextsPatch } from "~/features/sharing/schema";
import { openAiModel } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";
import { setUpLibrary } from "./set-up-library";

interface SetUp {
  /** Replies of a model; left out, there is no model. */
  replies?: Reply[];
  budget?: { perCaller: number; inAll: number };
}

export const adminEmail = "mayor@example.com";

let day = 0;

/** A member with a library and shared prompts, an admin's address, and an untouched daily budget. */
export async function setUpSharing({ replies, budget }: SetUp = {}) {
  const library = await setUpLibrary();
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...(replies ?? []));
  day += 1;
  const now = new Date(Date.UTC(2042, 0, day, 12));
  const connection = { apiKey: "sk-test", baseUrl: lane.baseUrl, model: "town-large" };
  const services = {
    ...library.services,
    clock: { now: () => now },
    adminEmails: [adminEmail],
    model: replies ? openAiModel(connection) : null,
    modelBudget: budget ?? { perCaller: 10, inAll: 100 },
  };
  return {
    ...library,
    services,
    lane,
    shareAs: (id: string, order: Partial<ShareRequest> = {}, owner = library.viewer) =>
      sharePrompt(services, owner, "ada", id, {
        title: "",
        description: "",
        generateAuto: false,
        ...order,
      }),
    see: (shareId: string, viewer: { id: string } | null = null) =>
      getSharedPrompt(services, viewer, shareId),
    edit: (shareId: string, texts: SharedTextsPatch, viewer = library.viewer) =>
      editSharedPrompt(services, viewer, shareId, texts),
    /** Today's model calls by caller. */
    async spent() {
      const rows = await library.services.db.select().from(usageDaily);
      const today = rows.filter((row) => row.day === now.toISOString().slice(0, 10));
      return Object.fromEntries(today.map((row) => [row.caller, row.calls]));
    },
  };
}
