import { expect, test } from "vitest";
import { purposeVariables } from "./purpose-variables";

test("each variable of a purpose is named once", () => {
  const found = purposeVariables("{{ name }} writes to {{friend}} as {{name}}", "en");
  expect(found.map(({ name }) => name)).toEqual(["name", "friend"]);
  expect(purposeVariables("{name} {{}} {{\n}}", "en")).toEqual([]);
});
