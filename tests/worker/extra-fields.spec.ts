import { expect, sessionUser, test } from "../support/clients/clients";
import { settleIn, stateOf } from "../support/clients/settle-in";
import { fillForm, siteForms } from "../support/clients/site-forms";
import { addressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";

/** Operations that begin or end sessions, or delete the account. */
const isOfSessions = (path: string) =>
  path.startsWith("/auth") || ["/profile/delete", "/profile/password", "/profile"].includes(path);

test(
  "unknown form fields change nothing: no owner, rank, id or date",
  { tag: "@promise-15a" },
  async ({ visit }) => {
    const [ada, eve] = [await settleIn(visit), await settleIn(visit)];
    const evesBefore = await stateOf(eve.client);
    const { uid } = await sessionUser(ada.client);
    const { uid: evesId } = await sessionUser(eve.client);
    const planted = "planted0000000000000000";
    const extra = {
      userId: evesId,
      user_id: evesId,
      ownerId: evesId,
      originalCreatorId: evesId,
      shareId: planted,
      townNumber: "1",
      isOfficial: "true",
      isAdmin: "true",
      role: "admin",
      email: eve.email,
      emailVerified: "true",
      emailVerifiedAt: "1",
      createdAt: "2001-01-01T00:00:00.000Z",
      publishedAt: "2001-01-01T00:00:00.000Z",
      number: "1",
      ["__proto__"]: planted,
      constructor: planted,
    };
    const taken: string[] = [];
    for (const route of siteRoutes.filter(({ path }) => path in siteForms && !isOfSessions(path))) {
      const { hidden, shown, words } = ada;
      const names = route.path.includes("town-prompts") ? shown : hidden;
      const response = await ada.client.post(addressOf(route, { ...hidden, ...names }), {
        headers: visitor(),
        form: { ...extra, ...fillForm(route.path, { ...words, word: `x${words.word!.slice(1)}` }) },
      });
      expect(response.status(), route.path).toBeLessThan(500);
      if (response.status() < 400) taken.push(route.path);
    }
    expect(taken.length).toBeGreaterThan(10);
    expect(await stateOf(eve.client)).toEqual(evesBefore);
    const profile = await (await ada.client.get("/api/profile")).json();
    expect(profile).toMatchObject({ isOfficial: false, isAdmin: false });
    expect(await sessionUser(ada.client)).toMatchObject({ uid, email: ada.email, emailVerified: false });
    const prompts = await (await ada.client.get("/api/prompts")).json();
    expect(prompts.length).toBeGreaterThan(2);
    for (const prompt of prompts) {
      expect(prompt.originalCreatorId).toBe(uid);
      expect(JSON.stringify(prompt)).not.toMatch(/planted|2001-01-01/);
    }
  },
);
