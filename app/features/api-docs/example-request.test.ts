import { expect, test } from "vitest";

import { curlExample, fetchExample } from "./example-request";

const call = {
  method: "PATCH",
  url: "https://town.example/api/prompts/PROMPT_ID",
  authorized: true,
  body: { tags: ["it's"] },
};

test("a command-line call quotes special characters of the shell", () => {
  expect(curlExample(call)).toBe(
    [
      "curl -X PATCH 'https://town.example/api/prompts/PROMPT_ID' \\",
      '  -H "Authorization: Bearer $TOKEN" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '{`,
      `    "tags": [`,
      `      "it'\\''s"`,
      `    ]`,
      `  }'`,
    ].join("\n"),
  );
  const open = { method: "GET", url: "https://town.example/api/tags", authorized: false };
  expect(curlExample(open)).toBe("curl 'https://town.example/api/tags'");
});

test("a JavaScript call has no needless parts", () => {
  expect(fetchExample(call)).toContain('await fetch("https://town.example/api/prompts/PROMPT_ID", {');
  expect(fetchExample(call)).toContain('  body: JSON.stringify({\n    "tags": [');
  const open = { method: "GET", url: "https://town.example/api/tags", authorized: false };
  expect(fetchExample(open)).toBe(
    'const response = await fetch("https://town.example/api/tags");\nconst answer = await response.json();',
  );
});
