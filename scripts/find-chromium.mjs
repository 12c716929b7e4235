import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

// A headless shell needs a third to a half of the processor time.
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Whether a file is executable. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs on the PATH, or undefined. */
export const onPath = (names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** Installs a browser from Debian's packages, if root on Debian. */
export function installOnDebian(browser, packageName) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${browser} …`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  // Japanese fonts for screenshots.
  spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", packageName, "fonts-noto-cjk"],
    options,
  );
}

/** The headless shell in a browser's folder, or undefined. */
const shellBeside = (browser) => shells.map((name) => join(dirname(browser), name)).find(isExecutable);

/** Browsers that load an extension from a folder: Google Chrome has stopped to, and a headless shell has none. */
const whole = ["chromium", "chromium-browser"];

/** The browser of the extension's tests: EXTENSION_CHROMIUM_PATH, else Chromium on this machine. Undefined: there is none. */
export const findWholeChromium = () =>
  process.env.EXTENSION_CHROMIUM_PATH ??
  onPath(whole) ??
  macPaths.find((path) => path.endsWith("Chromium") && isExecutable(path));

/**
 * The browser of the tests: CHROMIUM_PATH or the headless shell next to it; else a headless shell, installed from
 * Debian when root; else any on this machine.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return shellBeside(given) ?? given;
  const found =
    onPath(shells) ??
    (installOnDebian("Chromium", "chromium-headless-shell"), onPath([...shells, ...browsers])) ??
    macPaths.find(isExecutable);
  if (found) return found;
  console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.");
  process.exit(1);
}
