import { expect, test } from "vitest";

import { variableDefinitions } from "~/features/prompts/schema";
import { parseInputs } from "~/features/transfer/formats/dotprompt.server";

import { makeVariable } from "../../tests/support/factories/make-variable";
import { importPlaceholders } from "./import-placeholders";
import { definitionsOf, filledText, parseDefinitions } from "./variable-definitions";
import { namesOf, variablesOf } from "./variables";
import { isName } from "./placeholders";

test.each(["__proto__", "constructor", "prototype"])("%s is no name of a variable", (name) => {
  const content = `Dear {{${name}}}, {{ ${name} }}, {{you}}`;
  const defined = makeVariable(name, { value: "x" });
  expect(isName(name)).toBe(false);
  expect(namesOf(content)).toEqual(["you"]);
  expect(variablesOf(content, [defined]).map((variable) => variable.name)).toEqual(["you"]);
  expect(definitionsOf(content, [defined])).toBeNull();
  expect(filledText({ content, variables: [defined] })).toBe(content);
  expect(parseDefinitions([defined])).toEqual([]);
  expect(importPlaceholders(`Dear [${name}], {${name}}`).variables.map((one) => one.name)).not.toContain(
    name,
  );
  expect(variableDefinitions.safeParse([{ name: ` ${name}` }]).error?.issues).toMatchObject([
    { message: "reserved_name", path: [0, "name"] },
  ]);
  // Nothing of an object's own is a value.
  expect(parseInputs({ schema: { [name]: "string" }, default: {} })).toMatchObject([{ value: null }]);
});
