import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { askingLeads, asksFirst, withoutAsking } from "./asking-leads";

test("every passage begins with one of the leads, so that saved prompts are known by it", async () => {
  const { lead, rest, foreign } = (await openPlaybooks()).passages;
  const all = [
    ...Object.values(lead)
      .flat()
      .flatMap((wording) => Object.values(wording)),
    ...Object.values(rest).flatMap((wording) => Object.values(wording)),
    ...Object.values(foreign).flatMap((one) => [one.lead, one.rest]),
  ];
  expect(all.filter((text) => !askingLeads.some((known) => text.startsWith(known)))).toEqual([]);
});

test("a prompt asks where its last paragraph is the passage", () => {
  const asking = "Say no\n- Who: Ada\n\nBefore you start, ask me two things. Then write it.";
  expect(asksFirst(asking)).toBe(true);
  expect(withoutAsking(asking)).toBe("Say no\n- Who: Ada");
  for (const text of ["Say no", "Before you start, ask me.", `${asking}\n\nMore by hand`]) {
    expect(asksFirst(text)).toBe(false);
    expect(withoutAsking(text)).toBe(text);
  }
});
