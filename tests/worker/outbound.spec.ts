import { oidcPort } from "../support/servers/addresses";
import { allowAtGoogle } from "../support/clients/allow-at-google";
import { askedOf } from "../support/servers/asked-of";
import { expect, test } from "../support/clients/clients";
import { requestGoogleToken } from "../support/clients/members";
import { writeAddress } from "../support/clients/write-address";

test(
  "the server requests no address that a person writes, in any field",
  { tag: "@promise-26a" },
  async ({ visit }) => {
    const client = await visit();
    // The Worker reaches the trap server, and is seen there: it spends the code of a sign-in.
    const signedIn = await client.get(await allowAtGoogle(client));
    expect(signedIn.headers().location).toBe("/dashboard");
    expect(await askedOf(oidcPort)).toContain("POST /token");

    const path = `/inside-${crypto.randomUUID().slice(0, 8)}`;
    const inside = `http://127.0.0.1:${oidcPort}${path}`;
    await fetch(`${inside}/control`);
    await writeAddress(inside, client, await visit());
    // A token may name addresses: of its issuer, and of its keys.
    const idToken = await requestGoogleToken({ iss: inside, picture: `${inside}/picture.png` });
    expect((await client.post("/api/auth/session", { data: { idToken } })).status()).toBe(401);
    const asked = await askedOf(oidcPort);
    expect(asked.filter((one) => one.includes(path))).toEqual([`GET ${path}/control`]);
  },
);
