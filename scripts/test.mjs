// `npm test`: from a clean clone to every check and the tests of each change; `-- --times` prints how long they took.
// `npm run test:all` is this with TEST_ALL: the tests tagged `@all`, and full counts.
import { findChromium } from "./find-chromium.mjs";
import { runTogether } from "./run-together.mjs";
import { install, run, testState } from "./steps.mjs";

install();
const chromium = findChromium();
// Each of the two uses one processor.
await runTogether(["npm", "run", "--silent", "check"], ["react-router", "build"]);
// A whole run has to cover every promise of `docs/security.md`.
const whole = { WHOLE_RUN: "1", ...(process.argv.includes("--times") && { TEST_TIMES: "1" }) };
run("vitest", ["run"], whole);
run("playwright", ["test"], { CHROMIUM_PATH: chromium, ...(await testState()), ...whole });
