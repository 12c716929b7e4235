import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { errorStatus } from "../../app/errors";

const app = join(import.meta.dirname, "../../app");
const read = (file: string) => readFileSync(join(app, file), "utf8");

/** What every call may refuse, or every call that has a body, a form, a gate or members of its own. */
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

/** What a call cannot meet of what its command refuses. */
const unreachable: Record<string, string[]> = {
  // Nobody confirms an account here, and no password is proven.
  "routes/api/auth-session.ts": ["google_other_account", "wrong_credentials"],
  // A body names a folder that there is, never a new one.
  "routes/api/prompts.ts": ["folder_name_taken", "folders_full"],
};

/** The functions that a file takes from commands and queries, with the files that they are in. */
function taken(file: string): { name: string; source: string }[] {
  const imports = read(file).matchAll(/^import \{([^}]+)\} from "((?:~|\.)\/[^"]+\.server)";/gm);
  return [...imports].flatMap(([, names, from]) => {
    const source = `${from!.startsWith("~/") ? from!.slice(2) : join(dirname(file), from!)}.ts`;
    if (!/^(features|routes)\//.test(source) || !existsSync(join(app, source))) return [];
    return names!.split(",").map((name) => ({ name: name.trim(), source }));
  });
}

/** The codes that the comment of a function names after "Errors:". */
function saidErrors({ name, source }: { name: string; source: string }): string[] {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:async )?(?:function|const) ${name}\\b`,
  );
  const [, said = ""] = comment.exec(read(source)) ?? [];
  const [, errors = ""] = /Errors:([^]*)/.exec(said) ?? [];
  return [...errors.matchAll(/`(\w+)`/g)].map(([, code]) => code!).filter((code) => code in errorStatus);
}

/** What several doors share, beside them. */
const rooms = (door: string) =>
  taken(door).flatMap(({ source }) => (source.startsWith("routes/") ? [source] : []));

const doors = globSync("routes/api/*.ts", { cwd: app }).filter((file) => /endpoint\(/.test(read(file)));

test("what a command says that it refuses is among the refusals of the calls that use it", () => {
  const undeclared = doors.flatMap((door) => {
    const files = [door, ...rooms(door)];
    const lists = files.flatMap((file) =>
      [...read(file).matchAll(/"~\/([^"]+(?:-errors|\/model\/engine))"/g)].map(([, path]) => `${path}.ts`),
    );
    const declared = [...files, ...lists].flatMap((file) =>
      [...read(file).matchAll(/"(\w+)"/g)].map(([, code]) => code!),
    );
    return files
      .flatMap(taken)
      .flatMap((command) => saidErrors(command).map((code) => ({ command, code })))
      .filter(({ code }) => ![...common, ...declared, ...(unreachable[door] ?? [])].includes(code))
      .map(({ command, code }) => `${door}: ${command.name} refuses ${code}`);
  });
  expect([...new Set(undeclared)]).toEqual([]);
});

test("the check hears what commands say", () => {
  const said = doors.flatMap(taken).flatMap(saidErrors);
  expect(doors.length).toBeGreaterThan(20);
  expect(new Set(said).size).toBeGreaterThan(8);
});
