import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

// @ts-expect-error A script without types.
import { localConfig } from "./steps.mjs";

test("a local site has neither the domain of the deployed one nor its Workers AI, and all else", () => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const deployed = {
    name: "prompt-town",
    main: "index.js",
    compatibility_date: "2026-09-01",
    routes: [{ pattern: "prompt.example", custom_domain: true }],
    ai: { binding: "AI" },
    vars: { SITE_ORIGIN: "https://prompt.example", OPENAI_MODEL: "large" },
  };
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(deployed));
  const local = unstable_readConfig({ config: localConfig(folder) });
  expect(local).toMatchObject({ name: "prompt-town", vars: { SITE_ORIGIN: "", OPENAI_MODEL: "large" } });
  expect([local.routes, local.ai]).toEqual([undefined, undefined]);
});
