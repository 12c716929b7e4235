// `npm run test:all`: `npm test` with every test, and the main journeys in Firefox where it is installed.
import { onPath } from "./find-chromium.mjs";

const firefox = process.env.FIREFOX_PATH ?? onPath(["firefox-esr", "firefox"]);
if (firefox) process.env.FIREFOX_PATH = firefox;
process.env.TEST_ALL = "1";
await import("./test.mjs");
