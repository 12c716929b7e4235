// `npm test`: from a clean clone to every check and test.
import { findChromium } from "./find-chromium.mjs";
import { build, install, run } from "./steps.mjs";

install();
const chromium = findChromium();
run("npm", ["run", "--silent", "check"]);
run("vitest", ["run"]);
build();
run("playwright", ["test"], { CHROMIUM_PATH: chromium });
