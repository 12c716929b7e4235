import { expect, test } from "vitest";

import { createFolder } from "~/features/prompts/folders/create-folder.server";
import { renameFolder } from "~/features/prompts/folders/rename-folder.server";
import { answerDraft, editDraft } from "~/features/generator/edit-draft.server";
import { generateDraft } from "~/features/generator/generate-draft.server";
import { saveDraft } from "~/features/generator/save-draft.server";
import { updateProfile } from "~/features/profiles/update-profile.server";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { editSharedPrompt } from "~/features/sharing/edit-shared-prompt.server";
import { sharePrompt } from "~/features/sharing/share-prompt.server";
import { createAccessToken } from "~/features/accounts/tokens/create-access-token.server";
import { findTokenBearer } from "~/features/accounts/tokens/find-token-bearer.server";
import { editPublication } from "~/features/town/edit-publication.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";

import { day, origin } from "../../../tests/support/factories/set-up-accounts";
import { setUpDeletion } from "../../../tests/support/factories/set-up-deletion";
import { findSession } from "./find-session.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { startSession } from "./start-session.server";

const place = { category: "business", subcategory: "生産性向上", showProfile: true } as const;

/** A member with a target for every write. */
async function waitForBackground() {
  const deletion = await setUpDeletion();
  const { services, viewer, callerKey, email } = deletion;
  const typed = { originalInput: email, content: email, type: "文章生成用" as const, tags: [email] };
  const { id: ownPrompt } = await createPrompt(services, viewer, { ...typed, folder: null });
  const { id } = await createPrompt(services, viewer, { ...typed, folder: null });
  const order = { ...place, title: email.slice(0, 50), description: email, generateAuto: false };
  const { prompt } = await publishPrompt(services, viewer, callerKey, id, order);
  const token = {
    id: services.ids.create(),
    name: email,
    scope: "write",
    expiry: "90",
    facts: false,
  } as const;
  const purpose = { purpose: `a letter to ${email}`, use: "text", deepThinking: false } as const;
  const builtin = { ...services, model: null };
  const { draftId } = await generateDraft(builtin, callerKey, purpose, { viewerId: viewer.id });
  const { draftId: visitorsDraft } = await generateDraft(builtin, "ip:x", { ...purpose, purpose: "x" }, {});
  await requestPasswordReset(services, email, origin);
  return {
    ...deletion,
    builtin,
    typed,
    ownPrompt,
    id,
    shareId: prompt.shareId!,
    order,
    token,
    purpose,
    draftId,
    visitorsDraft,
    folder: await createFolder(services, viewer, { name: email }),
    sessionToken: deletion.token,
    secret: (await createAccessToken(services, viewer, token)).token,
    resetToken: deletion.tokenTo(email),
  };
}

type Settled = Awaited<ReturnType<typeof waitForBackground>>;

/** Every kind of a member's write, pending at the deletion of the account. */
const writes: Record<string, (member: Settled) => Promise<unknown>> = {
  "a prompt": ({ services, viewer, typed }) => createPrompt(services, viewer, { ...typed, folder: null }),
  "a prompt in a new folder": ({ services, viewer, typed, email }) =>
    createPrompt(services, viewer, { ...typed, folder: { name: `new ${email}` } }),
  "a prompt's change": ({ services, viewer, id, email }) =>
    updatePrompt(services, viewer, id, { content: `new ${email}`, tags: [`new ${email}`] }),
  "a prompt's visibility": ({ services, viewer, id }) => togglePublic(services, viewer, id),
  "a link to share": ({ services, viewer, callerKey, ownPrompt, order }) =>
    sharePrompt(services, viewer, callerKey, ownPrompt, order),
  "a publication": ({ services, viewer, callerKey, ownPrompt, order }) =>
    publishPrompt(services, viewer, callerKey, ownPrompt, order),
  "a publication's change": ({ services, viewer, id, email }) =>
    editPublication(services, viewer, id, { ...place, content: `new ${email}` }),
  "a shared prompt's title": ({ services, viewer, shareId, email }) =>
    editSharedPrompt(services, viewer, shareId, { title: `new ${email}` }),
  "a folder": ({ services, viewer, email }) => createFolder(services, viewer, { name: `new ${email}` }),
  "a folder's name": ({ services, viewer, folder, email }) =>
    renameFolder(services, viewer, folder.id, { name: `new ${email}` }),
  "a draft": ({ builtin, viewer, callerKey, purpose }) =>
    generateDraft(builtin, callerKey, purpose, { viewerId: viewer.id }),
  "a draft's text": ({ services, viewer, draftId, email }) =>
    editDraft(services, viewer, draftId, { content: `new ${email}` }),
  "a draft's answer": ({ services, viewer, draftId, email }) =>
    answerDraft(services, viewer, draftId, { answers: {}, wishes: [], content: `new ${email}` }),
  "a visitor's draft that is saved": ({ services, viewer, visitorsDraft, email }) =>
    saveDraft(services, viewer, visitorsDraft, { content: `new ${email}`, folder: null }),
  "a profile": ({ services, viewer, email }) =>
    updateProfile(services, viewer, { profileBio: `new ${email}` }),
  "an access token": ({ services, viewer, token }) =>
    createAccessToken(services, viewer, { ...token, id: services.ids.create() }),
  "the hour of a token's use": ({ services, secret, waitForBackground: done }) =>
    findTokenBearer(services, secret).then(done),
  "a session": ({ services, viewer, email }) => startSession(services, viewer.id, { userAgent: email }),
  "the end of a session": ({ services, sessionToken, pass }) => {
    pass(2 * day);
    return findSession(services, sessionToken);
  },
  "an email's token": ({ services, email, waitForBackground: done }) =>
    requestPasswordReset(services, email, origin).then(done),
  "a new password": ({ services, resetToken }) =>
    resetPassword(services, { token: resetToken, password: "another harbour light" }),
};

test.each(Object.entries(writes))(
  "%s in flight at the deletion of the account leaves nothing",
  { tags: "promise-29a" },
  async (_, write) => {
    const member = await waitForBackground();
    let left = false;
    member.database.interrupt(/^\s*(insert|update)/i, async () => {
      await member.leave();
      left = true;
    });
    await Promise.allSettled([write(member)]);
    expect(left).toBe(true);
    expect(await member.traces()).toEqual([]);
  },
);
