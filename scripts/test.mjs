// `npm test`: from a clean clone to every check and test.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findChromium } from "./find-chromium.mjs";
import { runTogether } from "./run-together.mjs";
import { emptyState, install, migrate, run } from "./steps.mjs";

install();
const chromium = findChromium();
// Each of the two keeps one processor busy.
await runTogether(["npm", "run", "--silent", "check"], ["react-router", "build"]);
// A whole run has to hold every promise of `docs/security.md`.
const whole = { WHOLE_RUN: "1" };
run("vitest", ["run"], whole);
const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
// Once for all the servers of the tests (`serve-built.mjs`).
migrate(join(state, emptyState));
run("playwright", ["test"], { CHROMIUM_PATH: chromium, TEST_STATE: state, ...whole });
