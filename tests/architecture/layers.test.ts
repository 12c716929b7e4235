import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, test } from "vitest";

import { parseModule } from "../support/formats/parse-module";

const app = join(import.meta.dirname, "../../app");

interface Import {
  from: string;
  to: string;
}

/** Every import from one file of app/ to another, both relative to app/; `type`: of types alone. */
const all: (Import & { type: boolean })[] = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !/\.test(-[a-z]+)?\.ts$/.test(file))
  .flatMap((from) =>
    parseModule(join(app, from)).imports.map(({ specifier, type }) => {
      if (specifier.startsWith("~/")) return { from, to: specifier.slice(2), type };
      if (specifier.startsWith("."))
        return { from, to: relative(app, join(app, dirname(from), specifier)), type };
      return { from, to: `npm:${specifier}`, type };
    }),
  );

/** Those at run time. */
const imports: Import[] = all.filter(({ type }) => !type).map(({ from, to }) => ({ from, to }));

const layerOf = (path: string) => (path.includes("/") ? path.split("/")[0]! : "root");

/** Which layers a layer may import, besides itself and the leaves at the root of app/. */
const arrows: Record<string, string[]> = {
  routes: ["http", "features", "shell", "client", "ui", "i18n", "platform"],
  shell: ["client", "ui", "i18n"],
  client: ["ui"],
  http: ["i18n", "platform"],
  features: ["platform", "db", "client", "ui"],
  i18n: ["platform"],
  platform: [],
  db: [],
  ui: [],
};

const leaves = [
  "errors",
  "formats",
  "languages",
  "once-per-language",
  "secret-fields",
  "token-scopes",
  "context",
  "services",
  // The translate hook.
  "i18n",
];

test("imports follow the arrows of the layers", () => {
  const astray = imports.filter(({ from, to }) => {
    const [source, target] = [layerOf(from), layerOf(to)];
    if (to.startsWith("npm:") || source === "root" || source === target) return false;
    if (target === "root") return !leaves.includes(to);
    return !arrows[source]?.includes(target);
  });
  expect(astray).toEqual([]);
});

test("features speak no HTTP and draw nothing outside their ui folders", () => {
  const astray = imports.filter(
    ({ from, to }) =>
      layerOf(from) === "features" &&
      !/^features\/\w+\/ui\//.test(from) &&
      (/^npm:(react|react-router|lucide-react|radix-ui)/.test(to) ||
        /^(ui|client|context|i18n)\b/.test(to) ||
        /^features\/\w+\/ui\//.test(to)),
  );
  expect(astray).toEqual([]);
});

/** What a feature keeps to the server although its name does not say so. */
const serverRooms =
  /^(db|platform|workers)\/|^features\/generation\/(instructions|composer|model-|guarded-)|^features\/optimization\/(instructions|cleaning|model-|optimize-)|^features\/town\/suggestion\/(suggest-builtin|instructions)/;

test("what the browser gets imports nothing of the server", () => {
  const astray = imports.filter(
    ({ from, to }) =>
      /^(ui|client|shell)\/|\/ui\//.test(from) && (to.endsWith(".server") || serverRooms.test(to)),
  );
  expect(astray).toEqual([]);
});

test("what the browser gets reads no schema: those stay on the server", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const files = new Set(imports.map(({ from }) => from));
  const fileOf = (path: string) =>
    [`${path}.ts`, `${path}.tsx`, path].find((file) => files.has(file)) ?? path;
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

test("features use each other without going round", () => {
  const featureOf = (path: string) => /^features\/(\w+)\/(?!ui\/)/.exec(path)?.[1];
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

test("the composer is entered by its doors", () => {
  const inside = "features/generation/composer/";
  const doors = [
    "compose-prompt.server",
    "detect-language",
    "purpose-variables",
    "known-language",
    "writing-advice",
    "scene-advice",
    "facts/mask-material",
    "facts/find-passage",
  ];
  const astray = imports.filter(
    ({ from, to }) =>
      to.startsWith(inside) && !from.startsWith(inside) && !doors.includes(to.slice(inside.length)),
  );
  expect(astray).toEqual([]);
});

test("what cleans a prompt is the optimizer's own", () => {
  const astray = imports.filter(
    ({ from, to }) =>
      to.startsWith("features/optimization/cleaning/") && !from.startsWith("features/optimization/"),
  );
  expect(astray).toEqual([]);
});

test("the check sees the imports it judges", () => {
  expect(imports).toContainEqual({
    from: "routes/api/generate.ts",
    to: "http/endpoint.server",
  });
  expect(imports.length).toBeGreaterThan(200);
});
