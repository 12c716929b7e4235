import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, test } from "vitest";

import { parseModule } from "../support/formats/parse-module";

const app = join(import.meta.dirname, "../../app");

interface Import {
  from: string;
  to: string;
  /** Types only: nothing is loaded. */
  type: boolean;
}

/** The imports between files of app/, both relative to app/. */
const all: Import[] = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !/\.test(-[a-z]+)?\.ts$/.test(file))
  .flatMap((from) =>
    parseModule(join(app, from)).imports.map(({ specifier, type }) => {
      if (specifier.startsWith("~/")) return { from, to: specifier.slice(2), type };
      if (specifier.startsWith("."))
        return { from, to: relative(app, join(app, dirname(from), specifier)), type };
      return { from, to: `npm:${specifier}`, type };
    }),
  );

/** The imports at run time. */
const imports = all.filter(({ type }) => !type);

const sources = new Set(globSync("**/*.{ts,tsx}", { cwd: app }));

/** The file of an import; a package keeps its name. */
const fileOf = (path: string) =>
  [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((file) => sources.has(file)) ??
  path;

const layerOf = (path: string) => (path.includes("/") ? path.split("/")[0]! : "root");

/** The layers that a layer may import, besides itself, `domain` and the leaves at the root of app/. */
const arrows: Record<string, string[]> = {
  routes: ["api", "mcp", "pages", "http", "features", "shell", "client", "ui", "i18n", "platform"],
  // Code that several routes share.
  api: ["http", "features", "i18n", "platform"],
  mcp: ["api", "http", "features", "i18n", "platform"],
  pages: ["http", "features", "shell", "client", "ui", "i18n", "platform"],
  shell: ["client", "ui", "i18n"],
  client: ["ui"],
  http: ["i18n", "platform"],
  features: ["platform", "db", "client", "ui"],
  i18n: ["platform"],
  platform: [],
  db: [],
  ui: [],
  domain: [],
};

/** Further layers that a layer may import types from. */
const typeArrows: Record<string, string[]> = {
  shell: ["http"],
  client: ["http"],
  features: ["i18n"],
};

const leaves = [
  "errors",
  "operation",
  "context",
  "services",
  // The translate hook.
  "i18n",
];

/** The imports outside the allowed arrows. */
const astrayAmong = (some: Import[], allowed: (source: string) => string[]) =>
  some.filter(({ from, to }) => {
    const [source, target] = [layerOf(from), layerOf(to)];
    if (to.startsWith("npm:") || source === "root" || source === target || target === "domain") return false;
    if (target === "root") return !leaves.includes(to);
    return !allowed(source).includes(target);
  });

test("imports follow the arrows of the layers", () => {
  expect(astrayAmong(imports, (source) => arrows[source] ?? [])).toEqual([]);
});

test("type imports follow the arrows too", () => {
  const allowed = (source: string) => [...(arrows[source] ?? []), ...(typeArrows[source] ?? [])];
  expect(astrayAmong(all, allowed)).toEqual([]);
});

test("imports between files have no cycle, types included", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), fileOf(to)]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test("http imports no feature, route or page, not even their types", () => {
  const astray = all.filter(
    ({ from, to }) =>
      layerOf(from) === "http" && ["features", "routes", "shell", "client"].includes(layerOf(to)),
  );
  expect(astray).toEqual([]);
});

test("routes parse requests through endpoints and form routes", () => {
  const astray = imports.filter(
    ({ from, to }) =>
      layerOf(from) === "routes" &&
      /^http\/(middleware\/|body\.server|submit-form\.server|parse-value|cors\.server)/.test(to),
  );
  expect(astray).toEqual([]);
});

test("features use no HTTP, and render only in their ui folders", () => {
  const astray = imports.filter(
    ({ from, to }) =>
      layerOf(from) === "features" &&
      !from.includes("/ui/") &&
      (/^npm:(react|react-router|lucide-react|radix-ui)/.test(to) ||
        /^(ui|client|context|i18n)\b/.test(to) ||
        /^features\/.*\/ui\//.test(to)),
  );
  expect(astray).toEqual([]);
});

/** Server-only folders and files of features, besides those named `.server`. */
const serverRooms =
  /^(db|platform)\/|^features\/generator\/(instructions|model-|model\/(clean-answers|guarded-model|take-model-names|text-checks))|^features\/optimizer\/(cleaning|optimize-)|^features\/town\/suggestion\/(suggest-builtin|instructions)/;

test("browser code imports nothing of the server", () => {
  const astray = imports.filter(
    ({ from, to }) =>
      /^(ui|client|shell)\/|\/ui\//.test(from) && (to.endsWith(".server") || serverRooms.test(to)),
  );
  expect(astray).toEqual([]);
});

test("browser code imports no schema: those stay on the server", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const files = new Set(imports.map(({ from }) => from));
  const reachesZod = (path: string, seen = new Set<string>()): boolean => {
    if (path === "npm:zod") return true;
    const file = fileOf(path);
    if (path.endsWith(".server") || seen.has(file)) return false;
    seen.add(file);
    return (next.get(file) ?? []).some((to) => reachesZod(to, seen));
  };
  const astray = [...files].filter((file) => /^(ui|client|shell)\/|\/ui\//.test(file) && reachesZod(file));
  expect(astray).toEqual([]);
});

test("imports between features have no cycle", () => {
  const featureOf = (path: string) => /^features\/([\w-]+)\//.exec(path)?.[1];
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  expect([...uses.keys()].filter((feature) => reaches(feature, feature))).toEqual([]);
});

/** Tools: all of their files are public. */
const tools = /^(text|generator\/(model|reading|composing|playbooks))\//;

/** Public files of a feature besides its commands and queries, its contract and its components. */
const offered = [
  "accounts/is-admin",
  "facts/fitting-facts",
  "facts/place-facts",
  "facts/proposed-facts",
  "prompts/filling/fill-fields",
  "prompts/filling/fill-template",
  "prompts/folders/folder",
  "library/query",
  "profiles/profile",
  "prompts/asks-fields",
  "prompts/definition-fields",
  "prompts/prompt",
  "prompts/tag-list",
  "prompts/tags",
  "sharing/shared-prompt",
  "sharing/shown-texts",
  "town/address",
  "town/card-prompt",
  "town/query",
  "town/town-prompt",
];

test("a feature imports only the public files of another, types included", () => {
  const isPublic = (feature: string, rest: string) =>
    tools.test(`${feature}/${rest}`) ||
    /(^|\/)([\w-]+\.server|schema|responses|limits)$/.test(rest) ||
    /(^|\/)ui\//.test(rest) ||
    offered.includes(`${feature}/${rest}`);
  const astray = all.filter(({ from, to }) => {
    const [, user] = /^features\/([\w-]+)\//.exec(from) ?? [];
    const [, used, rest] = /^features\/([\w-]+)\/(.+)$/.exec(to) ?? [];
    return user && used && rest && user !== used && !isPublic(used, rest);
  });
  expect(astray).toEqual([]);
});

test("the collected imports include known ones, type imports too", () => {
  expect(imports).toContainEqual({
    from: "routes/api/generate.ts",
    to: "http/endpoint.server",
    type: false,
  });
  expect(all.some(({ type }) => type)).toBe(true);
  expect(imports.length).toBeGreaterThan(200);
});
