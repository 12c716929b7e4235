// `npm run extension`: builds the browser extension for Chromium and Firefox into `build/extension`; SITE_ORIGIN is the site it belongs to.
import { run } from "./steps.mjs";

for (const browser of ["chrome", "firefox"]) await run("wxt", ["build", "extension", "-b", browser]);
