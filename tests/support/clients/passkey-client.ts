import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { authenticator } from "./authenticator";
import { newEmail } from "./members";
import { fromHere } from "./visitor";

type Device = ReturnType<typeof authenticator>;
type Lies = Parameters<Device["get"]>[1];

/** Requests options of the browser's dialog. */
export const requestOptions = (client: APIRequestContext, data: object): Promise<APIResponse> =>
  client.post("/auth/passkey-options", { headers: fromHere, data });

/** A person with passkeys of one device, by HTTP. */
export function passkeyClient(client: APIRequestContext) {
  const device = authenticator();

  async function optionsFor<Options>(data: object): Promise<[options: Options, site: Lies]> {
    const response = await requestOptions(client, data);
    expect(response.status(), await response.text()).toBe(200);
    return [(await response.json()) as Options, { origin: new URL(response.url()).origin }];
  }

  async function sign(purpose: "sign_in" | "confirm", lies?: Lies) {
    const [options, site] = await optionsFor<Parameters<Device["get"]>[0]>({ purpose });
    return device.get(options, { ...site, ...lies });
  }

  async function create(use: object) {
    const [options, site] = await optionsFor<Parameters<Device["create"]>[0]>(use);
    return device.create(options, site);
  }

  return {
    device,
    sign,
    create,
    /** Registers; returns the address. */
    async register(email = newEmail()): Promise<string> {
      const passkey = await create({ purpose: "register", email });
      const response = await client.post("/auth/register?by=passkey", {
        form: { email, terms: "on", passkey },
      });
      expect(response.status(), await response.text()).toBe(303);
      return email;
    },
    signIn: async (path = "/auth?by=passkey") =>
      client.post(path, { form: { passkey: await sign("sign_in") } }),
    /** Adds a passkey as a member. */
    async add(userAgent = "") {
      const form = { passkey: await create({ purpose: "create" }) };
      return client.post("/profile/passkeys", { headers: { ...fromHere, "User-Agent": userAgent }, form });
    },
  };
}
