// `npm run test:firefox`: the journeys of the browser tests in Firefox; what is given besides goes to Playwright.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFirefox } from "./find-firefox.mjs";
import { build, emptyState, install, migrate, run } from "./steps.mjs";

install();
const firefox = findFirefox();
build();
const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
migrate(join(state, emptyState));
run("playwright", ["test", "--project=firefox", "--project=firefox-no-js", ...process.argv.slice(2)], {
  FIREFOX_PATH: firefox,
  TEST_STATE: state,
});
