// `npm run test:firefox`: the browser tests' main journeys in Firefox; other arguments go to Playwright.
import { findFirefox } from "./find-firefox.mjs";
import { build, install, run, testState } from "./steps.mjs";

await install();
const firefox = findFirefox();
await build();
await run("playwright", ["test", "--project=firefox", "--project=firefox-no-js", ...process.argv.slice(2)], {
  FIREFOX_PATH: firefox,
  ...(await testState()),
});
