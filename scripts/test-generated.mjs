// `npm run test:generated`: ten thousand generated requests; other arguments go to Playwright.
import { build, install, run, testState } from "./steps.mjs";

install();
build();
run("playwright", ["test", "--project=generated", ...process.argv.slice(2)], {
  TEST_ALL: "1",
  ...(await testState()),
});
