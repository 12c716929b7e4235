import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const routes = join(import.meta.dirname, "../../app/routes");

test("every page with a form for members shows its notice in the browser", () => {
  const answering = globSync("**/*.tsx", { cwd: routes })
    .map((file) => ({ file, text: readFileSync(join(routes, file), "utf8") }))
    .filter(({ text }) => /\bmemberForm\(/.test(text));
  expect(answering.length).toBeGreaterThan(10);
  const silent = answering.filter(({ text }) => !/^export const clientAction = keepPage;$/m.test(text));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
