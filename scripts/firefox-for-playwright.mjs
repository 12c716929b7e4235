#!/usr/bin/env node
// Playwright starts this in place of Firefox (FIREFOX_PATH). It speaks WebDriver BiDi with a Firefox of any distribution, and
// bridges the gaps of that Firefox. `--without-scripts` switches JavaScript off in all pages.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { WebSocket, WebSocketServer } from "ws";

/** Playwright always sends it; Firefox supports it after 153. The project's preferences set the same features. */
const unknownYet = "emulation.setMediaFeaturesOverride";

/** Runs in the browser's own window. Playwright's scripts keep working, since they have a realm of their own. */
const withoutScripts = `Services.obs.addObserver((context) => {
  if (context.isContent && !context.parent) context.allowJavascript = false;
}, "browsing-context-attached")`;

/** Types with `insertText`. Playwright's own way sets the value by script, which React does not treat as input. */
const typeAsPeopleDo = `() => Object.defineProperty(window, "__pw_bidiInsertText", {
  get: () => (text) => {
    const focused = document.activeElement;
    if (focused instanceof HTMLIFrameElement) return focused;
    document.execCommand("insertText", false, text);
  },
  set: () => undefined,
})`;

const given = process.argv.slice(2);
const scripts = !given.includes("--without-scripts");
const firefox = spawn(
  process.env.FIREFOX_PATH,
  [
    ...given.filter((flag) => flag !== "--without-scripts"),
    ...(scripts ? [] : ["--remote-allow-system-access"]),
  ],
  { stdio: ["ignore", "inherit", "pipe"] },
);
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const end of ["SIGTERM", "SIGINT"]) process.on(end, () => firefox.kill(end));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url }) => bridge(playwright, new WebSocket(address + url)));
  server.on("listening", () =>
    // The line that Playwright waits for.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
});

/** Forwards messages in both directions. */
function bridge(playwright, browser) {
  const opened = new Promise((resolve) => browser.once("open", resolve));
  const asked = new Map();
  let own = 0;
  const ask = (method, params) =>
    new Promise((resolve) => {
      // Playwright counts up from one.
      const id = Number.MAX_SAFE_INTEGER - (own += 1);
      asked.set(id, ({ result }) => resolve(result));
      browser.send(JSON.stringify({ id, method, params }));
    });
  const stopScripts = async () => {
    const { contexts } = await ask("browsingContext.getTree", { "moz:scope": "chrome" });
    const target = { context: contexts[0].context };
    await ask("script.evaluate", { expression: withoutScripts, target, awaitPromise: false });
  };
  const answer = (message) => playwright.send(JSON.stringify(message));

  playwright.on("message", async (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === unknownYet)
      asked.set(id, (message) =>
        answer(message.error === "unknown command" ? { type: "success", id, result: {} } : message),
      );
    if (method === "session.new")
      asked.set(id, async (message) => {
        await (scripts
          ? ask("script.addPreloadScript", { functionDeclaration: typeAsPeopleDo })
          : stopScripts());
        answer(message);
      });
    await opened;
    browser.send(text);
  });
  browser.on("message", (data) => {
    const text = data.toString();
    if (asked.size === 0) return playwright.send(text);
    const message = JSON.parse(text);
    const take = asked.get(message.id);
    asked.delete(message.id);
    if (take) take(message);
    else playwright.send(text);
  });
  playwright.on("close", () => browser.close());
  browser.on("close", () => playwright.close());
}
