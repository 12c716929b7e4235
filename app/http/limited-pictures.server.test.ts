import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";

import { servicesContext } from "~/context";
import { quotas } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { inMemoryLimit } from "../../tests/support/factories/in-memory-limit";
import { limitedPictures } from "./limited-pictures.server";

test("a network may have thirty pictures drawn a minute; the next one is not drawn", async () => {
  const draw = inMemoryLimit({ now: () => new Date(0) }, quotas.draw);
  const context = new RouterContextProvider();
  context.set(servicesContext, { limits: { draw } } as unknown as Services);
  let drawn = 0;
  const pictures = {
    async renderPicture() {
      drawn += 1;
      return new Uint8Array(1);
    },
  };
  const ask = (address: string) => {
    const request = new Request("https://town.example", { headers: { "CF-Connecting-IP": address } });
    return limitedPictures(pictures, { request, context }).renderPicture({
      title: "",
      kind: "",
      product: "",
    });
  };
  for (let count = 0; count < 30; count += 1) await ask("192.0.2.1");
  await expect(ask("192.0.2.1")).rejects.toMatchObject({ code: "rate_limited" });
  expect(drawn).toBe(30);
  await ask("192.0.2.2");
  expect(drawn).toBe(31);
});
