import { sender } from "../generated/send";
import { requestTo } from "../support/clients/request-to";
import { expect, test } from "../support/clients/clients";
import { register } from "../support/clients/members";

test(
  "a session cookie sent twice, under a similar name or from another path is ignored",
  { tag: "@promise-1b" },
  async ({ member, baseURL }) => {
    const [ada, eve] = [await member(), await member()];
    const tokenOf = async ({ client }: typeof ada) =>
      (await client.storageState()).cookies.find(({ name }) => name === "__Host-session")!.value;
    const [adas, eves] = [await tokenOf(ada), await tokenOf(eve)];
    const { send, close } = sender(baseURL!, 2);
    const who = async (Cookie: string) =>
      JSON.parse((await send(requestTo("/api/auth/session", { headers: { Cookie } }))).text) as unknown;
    expect(await who(`__Host-session=${adas}`)).toMatchObject({ email: ada.email });
    for (const cookie of [
      `__Host-session=${adas}; __Host-session=${eves}`,
      `__Host-session=${eves}; __Host-session=${adas}`,
      `__Host-session=; __Host-session=${adas}`,
      `__host-session=${adas}`,
      `__HOST-SESSION=${adas}`,
      ` __Host-session =${adas}`,
      `=__Host-session=${adas}`,
      `\u00a0__Host-session=${adas}`,
      `__Host-session="${adas}"`,
      `__Host-session=${adas}%20`,
      `__Host-session=${encodeURIComponent(`${adas};`)}`,
      `x=y, __Host-session=${adas}`,
    ])
      expect(await who(cookie), cookie).toBeNull();
    close();
  },
);

test(
  "hosts other than localhost read and set only the cookie with the __Host- prefix",
  { tag: "@promise-1a" },
  async ({ visit, baseURL }) => {
    const client = await visit();
    const { email, password } = await register(client);
    const { send, close } = sender(baseURL!, 2);
    const Host = "town.example";
    const token = (await client.storageState()).cookies.find(({ name }) => name === "session")!.value;
    const session = await send(
      requestTo("/api/auth/session", { headers: { Host, Cookie: `session=${token}` } }),
    );
    expect(session.text).toBe("null");
    const form = new URLSearchParams({ email, password }).toString();
    const signedIn = await send(
      requestTo("/auth", {
        method: "POST",
        body: Buffer.from(form),
        headers: { Host, Origin: `http://${Host}`, "Content-Type": "application/x-www-form-urlencoded" },
      }),
    );
    expect(signedIn.status).toBe(303);
    const cookies = signedIn.headers["set-cookie"]!.filter((cookie) => cookie.includes("session="));
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/,
      ),
    ]);
    close();
  },
);
