import { expect, test } from "vitest";

import { callerKeyOf } from "./rate-limits.server";

const from = (address: string) =>
  callerKeyOf(new Request("https://town.example/", { headers: { "CF-Connecting-IP": address } }), null);

test("a verified member is counted by id, whatever the network", async () => {
  const request = new Request("https://town.example/");
  expect(await callerKeyOf(request, { id: "u1", emailVerified: true })).toBe("user:u1");
});

test("an unverified member is counted by network", async () => {
  const request = new Request("https://town.example/", { headers: { "CF-Connecting-IP": "203.0.113.7" } });
  const unproven = await callerKeyOf(request, { id: "u1", emailVerified: false });
  expect(unproven).toBe(await from("203.0.113.7"));
});

test("a visitor is counted by a hash that hides the address", async () => {
  const caller = await from("203.0.113.7");
  expect(caller).toMatch(/^ip:[0-9a-f]{24}$/);
  expect(await from("203.0.113.7")).toBe(caller);
  expect(await from("203.0.113.8")).not.toBe(caller);
});

test("an IPv4 address has the same key in IPv6 notation", async () => {
  expect(await from("::ffff:203.0.113.7")).toBe(await from("203.0.113.7"));
  expect(await from("::ffff:203.0.113.8")).not.toBe(await from("203.0.113.7"));
});

test("an IPv6 network has one key in every notation", async () => {
  const household = await from("2001:db8:0:1::1");
  expect(await from("2001:db8:0:1:ffff:eeee:dddd:cccc")).toBe(household);
  expect(await from("2001:DB8::1:0:0:0:9")).toBe(household);
  expect(await from("2001:0db8:0000:0001::")).toBe(household);
  // A provider mostly gives 56 bits, with 256 networks of 64.
  expect(await from("2001:db8:0:ff::1")).toBe(household);
  expect(await from("2001:db8:0:100::1")).not.toBe(household);
  expect(await from("::1")).not.toBe(household);
});

test("mapped and translated IPv4 addresses have a key each", async () => {
  for (const prefix of ["::ffff:", "64:ff9b::"])
    expect(await from(`${prefix}cb00:7107`)).not.toBe(await from(`${prefix}cb00:7108`));
});
