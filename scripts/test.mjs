// `npm test`: from a clean clone to every check and the tests of each change; `-- --times` prints how long they took.
// `npm run test:all` is this with TEST_ALL: the tests tagged `@all`, and full counts.
import { findChromium, findWholeChromium } from "./find-chromium.mjs";
import { runTogether } from "./run-together.mjs";
import { environment, install, run, takeBuild, testState } from "./steps.mjs";

await install();
await takeBuild();
const chromium = findChromium();
const wholeChromium = findWholeChromium();
if (!wholeChromium)
  console.warn(
    "The extension's tests are left out. They need a whole Chromium: install it, or set EXTENSION_CHROMIUM_PATH to its program.",
  );
// A whole run has to cover every promise of `docs/security.md`.
environment.WHOLE_RUN = "1";
if (process.argv.includes("--times")) environment.TEST_TIMES = "1";
console.log("Building the site, beside the checks …");
// The checks use one processor, and the other waits for nothing.
await runTogether(
  [
    ["react-router", "build"],
    ["vitest", "run"],
  ],
  [["npm", "run", "--silent", "check"]],
);
await run("playwright", ["test"], {
  CHROMIUM_PATH: chromium,
  ...(wholeChromium && { EXTENSION_CHROMIUM_PATH: wholeChromium }),
  ...(await testState()),
});
