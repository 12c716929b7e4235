import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import type { Methods } from "~/http/endpoint.server";

import { errorStatus } from "../../app/errors";

const app = join(import.meta.dirname, "../../app");
const modules = import.meta.glob<{ loader: { methods?: Methods } }>("../../app/routes/api/*.ts", {
  eager: true,
});
const read = (file: string) => readFileSync(join(app, file), "utf8");

/** The errors of every call, or of every call with a body, a form, a rate limit or members of its own. */
const common = [
  "unauthenticated",
  "session_required",
  "insufficient_scope",
  "invalid_token",
  "cross_origin",
  "unsupported_media_type",
  "invalid_json",
  "body_too_large",
  "encoded_body",
  "invalid_fields",
  "rate_limited",
  "bad_request",
  "internal",
];

/** Errors of commands that cannot occur at their endpoints. */
const unreachable: Record<string, string[]> = {
  // This endpoint neither confirms an account nor takes a password.
  "routes/api/auth-session.ts": ["google_other_account", "wrong_credentials"],
  // A body names an existing folder, never a new one.
  "routes/api/prompts.ts": ["folder_name_taken", "folders_full"],
};

/** The functions that a file imports from commands and queries, with their files. */
function importedFunctions(file: string): { name: string; source: string }[] {
  const imports = read(file).matchAll(/^import \{([^}]+)\} from "((?:~|\.)\/[^"]+\.server)";/gm);
  return [...imports].flatMap(([, names, from]) => {
    const source = `${from!.startsWith("~/") ? from!.slice(2) : join(dirname(file), from!)}.ts`;
    if (!/^(features|routes)\//.test(source) || !existsSync(join(app, source))) return [];
    return names!.split(",").map((name) => ({ name: name.trim(), source }));
  });
}

/** The codes after "Errors:" in a function's comment. */
function documentedErrors({ name, source }: { name: string; source: string }): string[] {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:async )?(?:function|const) ${name}\\b`,
  );
  const [, said = ""] = comment.exec(read(source)) ?? [];
  const [, errors = ""] = /Errors:([^]*)/.exec(said) ?? [];
  return [...errors.matchAll(/`(\w+)`/g)].map(([, code]) => code!).filter((code) => code in errorStatus);
}

/** Files beside an endpoint, shared by several. */
const sharedFiles = (route: string) =>
  importedFunctions(route).flatMap(({ source }) => (source.startsWith("routes/") ? [source] : []));

const endpoints = globSync("routes/api/*.ts", { cwd: app }).filter((file) =>
  /\bendpoint[<(]/.test(read(file)),
);

test("the documented errors of a command are declared by its endpoints", () => {
  const undeclared = endpoints.flatMap((route) => {
    const files = [route, ...sharedFiles(route)];
    const methods = Object.values(modules[`../../app/${route}`]!.loader.methods ?? {});
    const declared = methods.flatMap(({ operation }): readonly string[] => operation?.errors ?? []);
    return files
      .flatMap(importedFunctions)
      .flatMap((command) => documentedErrors(command).map((code) => ({ command, code })))
      .filter(({ code }) => ![...common, ...declared, ...(unreachable[route] ?? [])].includes(code))
      .map(({ command, code }) => `${route}: ${command.name} refuses ${code}`);
  });
  expect([...new Set(undeclared)]).toEqual([]);
});

test("the check reads documented errors", () => {
  const said = endpoints.flatMap(importedFunctions).flatMap(documentedErrors);
  expect(endpoints.length).toBeGreaterThan(20);
  expect(new Set(said).size).toBeGreaterThan(8);
});
