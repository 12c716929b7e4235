import { expect, sessionUser, test } from "../support/clients/clients";
import { hideProfile, showProfile } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";

test(
  "the creator is shown while their profile is public, with their page but without address and other ids",
  { tag: "@promise-15a" },
  async ({ member, visit }) => {
    const { client, email } = await member();
    const { id: promptId, shareId } = await sharePrompt(client);
    await showProfile(client, "Ada", "Writes.");
    const response = await (await (await visit()).get(`/api/prompts/${shareId}`)).text();
    expect(JSON.parse(response).creator).toEqual({
      displayName: "Ada",
      avatarUrl: null,
      profileBio: "Writes.",
      twitterUrl: null,
      facebookUrl: null,
      instagramUrl: null,
      githubUrl: null,
      websiteUrl: null,
      isPublic: true,
      isOfficial: false,
      isAdmin: false,
    });
    const { uid } = await sessionUser(client);
    const page = await (await (await visit()).get(`/prompts/${shareId}`)).text();
    for (const secret of [email, promptId])
      for (const shown of [response, page]) expect(shown).not.toContain(secret);
    expect(response).not.toContain(uid);
    expect(page).toContain(`href="/people/${uid}"`);
    await hideProfile(client);
    expect(await (await (await visit()).get(`/prompts/${shareId}`)).text()).not.toContain(uid);
    const hidden = await (await client.get(`/api/prompts/${shareId}`)).json();
    expect(hidden).toMatchObject({ creator: null, isOwner: true });
  },
);
