// `npm run test:generated`: ten thousand generated requests; other arguments go to Playwright.
import { build, install, run, testState } from "./steps.mjs";

await install();
await build();
await run("playwright", ["test", "--project=generated", ...process.argv.slice(2)], {
  TEST_ALL: "1",
  ...(await testState()),
});
