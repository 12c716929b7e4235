/** A passkey in the authenticator. */
interface Key {
  id: string;
  userHandle: string;
  pair: CryptoKeyPair;
  counter: number;
}

/** What the authenticator or the browser says otherwise than it should. */
interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** No finger, face or PIN was asked for. */
  unverified?: boolean;
  counter?: number;
  /** The attestation's format, with a chain of certificates. */
  attestation?: string;
  userHandle?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const join = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** The head of a CBOR item (RFC 8949), as short as it can be. */
const head = (type: number, length: number): number[] =>
  length < 24 ? [type + length] : length < 256 ? [type + 24, length] : [type + 25, length >> 8, length & 255];

const cborBytes = (bytes: Uint8Array) => join(head(0x40, bytes.length), bytes);
const cborText = (text: string) => join(head(0x60, text.length), utf8(text));

/** A COSE key of ES256: kty 2, alg -7, crv 1, x, y. */
async function coseKey({ publicKey }: CryptoKeyPair): Promise<Uint8Array> {
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", publicKey)) as JsonWebKey;
  return join(
    [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21],
    cborBytes(fromBase64url(x)),
    [0x22],
    cborBytes(fromBase64url(y)),
  );
}

/** An integer of a signature in DER: without leading zeros, and positive. */
function derInteger(bytes: Uint8Array): number[] {
  const digits = Array.from(bytes).slice(Math.max(0, bytes.findIndex(Boolean)));
  const positive = digits[0]! > 127 ? [0, ...digits] : digits;
  return [2, positive.length, ...positive];
}

function derOf(signature: Uint8Array): Uint8Array {
  const numbers = [...derInteger(signature.slice(0, 32)), ...derInteger(signature.slice(32))];
  return Uint8Array.from([0x30, numbers.length, ...numbers]);
}

/** A software authenticator with the browser around it, on the site at `site` or where a test says (WebAuthn Level 3, sections 5 and 6). */
export function authenticator(site = "") {
  const keys: Key[] = [];

  const clientData = (type: string, challenge: string, lies: Lies) =>
    utf8(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? site,
        crossOrigin: false,
      }),
    ) as Uint8Array<ArrayBuffer>;

  async function authData(rpId: string, counter: number, lies: Lies, attested?: Uint8Array) {
    // User present, user verified, attested credential data.
    const flags = 0x01 + (lies.unverified ? 0 : 0x04) + (attested ? 0x40 : 0);
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, lies.counter ?? counter);
    const host = await hash(utf8(lies.rpId ?? rpId) as Uint8Array<ArrayBuffer>);
    return join(host, [flags], count, attested ?? []);
  }

  return {
    keys,

    /** `navigator.credentials.create`: its result as JSON. */
    async create({ challenge, rp, user }: CreationOptions, lies: Lies = {}): Promise<string> {
      const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
        "sign",
        "verify",
      ])) as CryptoKeyPair;
      const rawId = crypto.getRandomValues(new Uint8Array(16));
      const id = base64url(rawId);
      keys.push({ id, userHandle: user.id, pair, counter: 0 });
      const attested = join(new Uint8Array(16), [0, rawId.length], rawId, await coseKey(pair));
      const certificates = lies.attestation
        ? join([0xa3], cborText("alg"), [0x26], cborText("sig"), cborBytes(rawId), cborText("x5c"), [0x80])
        : [0xa0];
      const attestationObject = join(
        [0xa3],
        cborText("fmt"),
        cborText(lies.attestation ?? "none"),
        cborText("attStmt"),
        certificates,
        cborText("authData"),
        cborBytes(await authData(rp.id, 0, lies, attested)),
      );
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        authenticatorAttachment: "platform",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, lies)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      });
    },

    /** `navigator.credentials.get` with one of the keys, by default the newest: its result as JSON. */
    async get(
      { challenge, rpId }: RequestOptions,
      lies: Lies = {},
      key: Key = keys.at(-1)!,
    ): Promise<string> {
      key.counter += 1;
      const data = await authData(rpId, key.counter, lies);
      const client = clientData("webauthn.get", challenge, lies);
      const signed = join(data, await hash(client)) as Uint8Array<ArrayBuffer>;
      const algorithm = { name: "ECDSA", hash: "SHA-256" };
      const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key.pair.privateKey, signed));
      return JSON.stringify({
        id: key.id,
        rawId: key.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(derOf(signature)),
          userHandle: lies.userHandle ?? key.userHandle,
        },
      });
    },
  };
}
