import { installOnDebian, isExecutable, onPath } from "./find-chromium.mjs";

const browsers = ["firefox-esr", "firefox"];
const macPaths = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

/** The browser of `npm run test:firefox`: FIREFOX_PATH, else one on this machine, installed from Debian when root. */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) return given;
  const find = () => onPath(browsers) ?? macPaths.find(isExecutable);
  const found = find() ?? (installOnDebian("Firefox", "firefox-esr"), find());
  if (found) return found;
  console.error("These tests need Firefox: install it, or set FIREFOX_PATH to its program.");
  process.exit(1);
}
