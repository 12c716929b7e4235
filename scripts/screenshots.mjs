// `npm run screenshots`: every screen in three languages, two widths and two themes, into screenshots/.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { findChromium } from "./find-chromium.mjs";
import { editProfile, openCropDialog, refuseProfile, showProfile } from "./screenshot-profile.mjs";
import { folderNames, poorPrompt, purpose, purposes } from "./screenshot-texts.mjs";
import { build, environment, install, root, run } from "./steps.mjs";

const port = process.env.PORT ?? "8795";
const site = `http://localhost:${port}`;
const folder = join(root, "screenshots");
const screens = [
  { name: "home", path: "/" },
  { name: "generate", path: "/generate" },
  { name: "result", path: "/generate", act: generate },
  { name: "menu", path: "/", act: openMenu },
  { name: "sign-in", path: "/auth" },
  { name: "register", path: "/auth/register" },
  { name: "reset", path: "/auth/reset" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "not-found", path: "/no-such-page" },
  // From here on somebody is signed in.
  { name: "welcome", path: "/auth/register", act: register },
  { name: "library-empty", path: "/dashboard" },
  { name: "library", path: "/dashboard", act: fillLibrary },
  { name: "card", path: "/dashboard", act: openCard },
  { name: "card-edit", path: "/dashboard", act: (page) => pressFirst(page, "/dashboard/prompts/", 0) },
  { name: "optimize", path: "/dashboard", act: optimize },
  { name: "share-dialog", path: "/dashboard", act: openShareDialog },
  { name: "delete-dialog", path: "/dashboard", act: (page) => pressFirst(page, "/delete", -1) },
  { name: "tag-dialog", path: "/dashboard", act: (page) => pressFirst(page, "/dashboard/tags", 0) },
  { name: "folder-dialog", path: "/dashboard", act: openFolderDialog },
  { name: "manual", path: "/dashboard/new" },
  { name: "filtered", path: "/dashboard", query: "&search=x&tag=y" },
  { name: "save-dialog", path: "/generate", act: openSaveDialog },
  { name: "shared", path: "/dashboard", act: share },
  { name: "embed-code", path: "/dashboard", act: openEmbedCode },
  { name: "embed", path: "/dashboard", act: openEmbed },
  { name: "town", path: "/town-prompts" },
  { name: "town-places", path: "/town-prompts", act: openPlaces },
  { name: "town-place", path: "/town-prompts", query: "&category=image&subcategory=風景" },
  { name: "town-search", path: "/town-prompts", query: "&search=AI" },
  { name: "town-empty", path: "/town-prompts", query: "&category=image&search=zzz" },
  { name: "posted-empty", path: "/my-town-prompts" },
  { name: "publish", path: "/dashboard", act: openPublishPage },
  { name: "publish-dialog", path: "/dashboard", act: openPublishDialog },
  { name: "posted", path: "/my-town-prompts", act: publish },
  { name: "post-edit-dialog", path: "/my-town-prompts", act: (page) => pressFirst(page, "/edit", 0) },
  { name: "post-delete-dialog", path: "/my-town-prompts", act: (page) => pressFirst(page, "/delete", 0) },
  { name: "member-menu", path: "/dashboard", act: openMenu },
  { name: "profile", path: "/profile" },
  { name: "crop-dialog", path: "/profile", act: openCropDialog },
  { name: "profile-edit", path: "/profile", act: editProfile },
  { name: "profile-refused", path: "/profile", act: refuseProfile },
  { name: "profile-public", path: "/profile", act: showProfile },
  { name: "creator", path: "/profile", act: openShared },
  { name: "delete-account", path: "/profile/delete" },
];

function openMenu(page) {
  return page.locator("header button[popovertarget]").first().click();
}

async function register(page) {
  await page.locator("[name=email]").fill(`${crypto.randomUUID()}@example.com`);
  for (const name of ["password", "confirmPassword"])
    await page.locator(`[name=${name}]`).fill("lanterns at dusk");
  await page.locator("[name=terms]").check();
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/dashboard/);
}

async function generate(page, language) {
  await page.locator("textarea").fill(purpose[language]);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/generate\/\w+/);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Tells pages made by one visitor from those of the next. */
const kept = new WeakMap();

const write = async (page, path, data) =>
  (await page.request.post(site + path, { data, headers: { Origin: site } })).json();

async function fillLibrary(page, language) {
  const { id: folderId } = await write(page, "/api/folders", { name: folderNames[language] });
  for (const [index, originalInput] of purposes[language].entries()) {
    const { content, tags, type } = await write(page, "/api/generate", { input: originalInput });
    const prompt = { originalInput, content, tags, type, folderId: index % 2 ? folderId : null };
    kept.set(page, await write(page, "/api/prompts", prompt));
  }
  await page.reload({ waitUntil: "networkidle" });
}

const pressFirst = (page, part, position) =>
  page.locator(`main a[href*="${part}"]:visible`).nth(position).click();

function openCard(page) {
  return page.locator("article summary").first().click();
}

async function optimize(page) {
  await page.locator('article a[href$="/optimize"]').first().click();
  await page.locator("[role=dialog] textarea").last().fill(poorPrompt);
  await page.locator("[role=dialog][data-state=open] button[type=submit]").click();
  await page.locator("[role=dialog] ins").first().waitFor();
}

async function openShareDialog(page) {
  await page.locator('article a[href$="/share"]').first().click();
  await page.locator("[role=dialog] button.needs-script").click();
  await page.locator("[role=dialog] input[name=title][value]:not([value=''])").waitFor();
}

async function openFolderDialog(page) {
  const folded = page.locator("aside label:visible");
  if ((await folded.count()) > 0) await folded.click();
  await page.locator('a[href="/dashboard/folders/new"]:visible').click();
}

async function openSaveDialog(page, language) {
  await generate(page, language);
  await page.locator("[data-action-bar] form button[type=submit]").first().click();
  await page.locator("[role=dialog] select").waitFor();
}

async function share(page) {
  const { id } = kept.get(page);
  const { shareId } = await write(page, `/api/prompts/${id}/share`, { title: "", generateAuto: true });
  kept.set(page, { id, shareId });
  await page.goto(`${site}/prompts/${shareId}`, { waitUntil: "networkidle" });
}

async function openEmbedCode(page) {
  await openShared(page);
  await page.locator('a[href$="/embed-code"]').click();
}

function openEmbed(page, language) {
  return page.goto(`${site}/embed/${kept.get(page).shareId}?lang=${language}`, { waitUntil: "networkidle" });
}

async function openPlaces(page) {
  const folded = page.locator("aside label:visible");
  if ((await folded.count()) > 0) await folded.click();
  await page.locator("aside summary").first().click();
}

function openPublishPage(page) {
  return page.goto(`${site}/dashboard/prompts/${kept.get(page).id}/publish`, { waitUntil: "networkidle" });
}

async function openPublishDialog(page) {
  await page.locator("article summary").first().click();
  await page.locator('article a[href$="/publish"]').click();
  await page.locator("[data-state=open] button.needs-script").first().click();
  await page.locator("[role=dialog][data-state=open] [type=submit]:enabled").waitFor();
}

async function publish(page) {
  const prompts = await (await page.request.get(`${site}/api/prompts`)).json();
  for (const { id } of prompts) {
    const answer = await write(page, "/api/suggest-categories", { promptId: id });
    const { category, subcategory } = answer.fallback ?? answer;
    await write(page, `/api/prompts/${id}/publish-to-town`, { category, subcategory });
  }
  await page.reload({ waitUntil: "networkidle" });
}

function openShared(page) {
  return page.goto(`${site}/prompts/${kept.get(page).shareId}`, { waitUntil: "networkidle" });
}

async function serve() {
  const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const server = spawn("node", ["scripts/serve-built.mjs"], {
    cwd: root,
    env: { ...environment, PORT: port, PERSIST_TO: state },
    stdio: "ignore",
    detached: true,
  });
  for (let tries = 0; tries < 120; tries += 1) {
    if (await fetch(`${site}/favicon.svg`).catch(() => null)) {
      run("node", ["scripts/seed.mjs"], { PERSIST_TO: state });
      return () => process.kill(-server.pid);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server did not come up.");
}

install();
build();
const stop = await serve();
let visitors = 0;
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  for (const language of ["ja", "en", "es"])
    for (const colorScheme of ["light", "dark"])
      for (const width of [375, 1280]) {
        visitors += 1;
        const context = await browser.newContext({
          viewport: { width, height: width === 375 ? 812 : 900 },
          colorScheme,
          locale: language,
          // Everybody has a network of their own, and so limits of their own.
          extraHTTPHeaders: { "CF-Connecting-IP": `2001:db8:${visitors.toString(16)}::1` },
        });
        const page = await context.newPage();
        for (const { name, path, query = "", act } of screens) {
          await page.goto(`${site}${path}?lang=${language}${query}`, { waitUntil: "networkidle" });
          await act?.(page, language);
          await page.waitForTimeout(300);
          const target = join(folder, name);
          mkdirSync(target, { recursive: true });
          await page.screenshot({
            path: join(target, `${language}-${colorScheme}-${width}.png`),
            fullPage: !/menu|welcome|dialog|optimize|embed-code/.test(name),
          });
          if (name === "welcome") await page.keyboard.press("Escape");
        }
        await context.close();
      }
} finally {
  await browser.close();
  stop();
}
console.log(`The pictures are in ${folder}`);
