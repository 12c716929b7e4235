import type { Viewer } from "~/context";
import { addPasskey } from "~/features/accounts/passkeys/add-passkey.server";
import { passkeyOptions } from "~/features/accounts/passkeys/passkey-options.server";
import { registerWithPasskey } from "~/features/accounts/passkeys/register-with-passkey.server";
import {
  newPasskeyForm,
  passkeyForm,
  passkeyRegistrationForm,
  type ChallengeUse,
} from "~/features/accounts/passkeys/schema";
import { signInWithPasskey } from "~/features/accounts/passkeys/sign-in-with-passkey.server";

import { authenticator } from "../clients/authenticator";
import { newEmail, origin, setUpAccounts } from "./set-up-accounts";

type Device = ReturnType<typeof authenticator>;
type Lies = Parameters<Device["get"]>[1];

const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0";

/** The services of account commands, with authenticators and browsers. */
export function setUpPasskeys() {
  const accounts = setUpAccounts();
  const { services } = accounts;

  /** Options for the dialog of this browser or viewer. */
  const optionsFor = async <Options = Parameters<Device["get"]>[0]>(
    use: ChallengeUse,
    by: { viewer?: Viewer; browser?: string },
  ) =>
    (await passkeyOptions(services, use, {
      viewer: by.viewer ?? null,
      browser: by.browser ?? "",
      site: "Town",
    })) as Options;

  const creation = (use: ChallengeUse, by: { viewer?: Viewer; browser?: string }) =>
    optionsFor<Parameters<Device["create"]>[0]>(use, by);

  const parse = (passkey: string) => passkeyForm.parse({ passkey }).passkey;

  return {
    ...accounts,
    optionsFor,
    creation,
    newDevice: () => authenticator(origin.site),
    /** Adds a passkey of the device to the viewer's account. */
    async add(viewer: Viewer, device: Device, lies?: Lies) {
      const passkey = await device.create(await creation({ purpose: "create" }, { viewer }), lies);
      return addPasskey(services, viewer, newPasskeyForm.parse({ passkey }).passkey, userAgent);
    },
    /** Registers with a passkey of the device; returns the user's id. */
    async registerBy(device: Device, email = newEmail(), browser = "browser") {
      const passkey = await device.create(await creation({ purpose: "register", email }, { browser }));
      const form = passkeyRegistrationForm.parse({ email, passkey, terms: "on" });
      return registerWithPasskey(services, { ...form, browser, userAgent }, origin);
    },
    /** Signs in with a response of a device. */
    signInBy: (passkey: string, browser = "browser") => signInWithPasskey(services, parse(passkey), browser),
    parse,
  };
}
