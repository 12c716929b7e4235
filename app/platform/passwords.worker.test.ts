import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "vitest";

import { scryptPasswords } from "./passwords.server";

const { hash, verify, needsRehash, dummyHash } = scryptPasswords();

test(
  "a hash is a PHC string of scrypt with the current parameters and its own salt",
  { tags: "promise-6a" },
  async () => {
    const [one, other] = await Promise.all([hash("harbour lights"), hash("harbour lights")]);
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
    expect(needsRehash(one)).toBe(false);
  },
);

test("a password matches its own hash and no other", async () => {
  const phc = await hash("harbour lights");
  expect(await verify("harbour lights", phc)).toBe(true);
  expect(await verify("Harbour lights", phc)).toBe(false);
  expect(await verify("harbour lights ", phc)).toBe(false);
  expect(await verify("", phc)).toBe(false);
});

test("the 73rd byte matters", { tags: "promise-6a" }, async () => {
  const phc = await hash(`${"a".repeat(72)}b`);
  expect(await verify(`${"a".repeat(72)}b`, phc)).toBe(true);
  expect(await verify(`${"a".repeat(72)}c`, phc)).toBe(false);
  expect(await verify("a".repeat(72), phc)).toBe(false);
});

test("a password of 128 emoji counts in full", async () => {
  const phc = await hash("🏮".repeat(128));
  expect(await verify("🏮".repeat(128), phc)).toBe(true);
  expect(await verify(`${"🏮".repeat(127)}🏯`, phc)).toBe(false);
});

test("two Unicode spellings of the same letter are two passwords", async () => {
  const phc = await hash("caf\u00e9-bridge");
  expect(await verify("cafe\u0301-bridge", phc)).toBe(false);
});

test.each([
  "",
  "harbour lights",
  "$scrypt$",
  "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaA",
  dummyHash.replace("ln=14", "ln=0"),
  dummyHash.replace("ln=14", "ln=14.5"),
  dummyHash.replace("ln=14", "ln=99"),
  dummyHash.replace("r=8", "r=999"),
  dummyHash.replace("p=5", "p=99"),
  dummyHash.slice(0, -1),
  `${dummyHash}A`,
  `${dummyHash}\n`,
])("the malformed or unaffordable string %j matches no password, without an error", async (phc) => {
  expect(await verify("harbour lights", phc)).toBe(false);
  expect(await verify("", phc)).toBe(false);
});

test("a hash of other parameters is checked with its own, and is marked for renewal", async () => {
  const salt = Buffer.from("sixteen bytes ok");
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
  const key = await derive("harbour lights", salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const phc = `$scrypt$ln=15,r=8,p=1$${base64(salt)}$${base64(key)}`;
  expect(await verify("harbour lights", phc)).toBe(true);
  expect(await verify("harbour light", phc)).toBe(false);
  expect(needsRehash(phc)).toBe(true);
  expect(needsRehash("malformed")).toBe(true);
});

test(
  "the dummy hash costs as much as any other, and matches no password",
  { tags: "promise-4a" },
  async () => {
    expect(needsRehash(dummyHash)).toBe(false);
    for (const password of ["", "password", "\0".repeat(32)])
      expect(await verify(password, dummyHash)).toBe(false);
  },
);
