// `npm run test:firefox`: the journeys of the browser tests in Firefox; what is given besides goes to Playwright.
import { findFirefox } from "./find-firefox.mjs";
import { build, install, run, testState } from "./steps.mjs";

install();
const firefox = findFirefox();
build();
run("playwright", ["test", "--project=firefox", "--project=firefox-no-js", ...process.argv.slice(2)], {
  FIREFOX_PATH: firefox,
  ...testState(),
});
