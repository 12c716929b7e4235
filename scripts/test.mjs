// `npm test`: from a clean clone to every check and test.
import { findChromium } from "./find-chromium.mjs";
import { runTogether } from "./run-together.mjs";
import { install, run } from "./steps.mjs";

install();
const chromium = findChromium();
// Each of the two keeps one processor busy.
await runTogether(["npm", "run", "--silent", "check"], ["react-router", "build"]);
run("vitest", ["run"]);
run("playwright", ["test"], { CHROMIUM_PATH: chromium });
