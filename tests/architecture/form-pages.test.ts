import { expect, test } from "vitest";

import { keepPage } from "~/client/keep-page";

const routes = import.meta.glob<{ action?: unknown; default?: unknown; clientAction?: unknown }>(
  "../../app/routes/**/*.tsx",
  { eager: true },
);

/** Pages whose forms have another response. */
const others = [
  // Answers follow the questions on the result's page.
  "generator/draft-answers.tsx",
  // The response leads to the app's own site.
  "oauth/authorize.tsx",
  // A visitor's copy leads to the registration.
  "share/prompt.tsx",
  // Any method is 404.
  "site/not-found.tsx",
];

test("every page with a form announces it in the browser", () => {
  const pages = Object.entries(routes).filter(([, { action, default: page }]) => action && page);
  expect(pages.length).toBeGreaterThan(20);
  const silent = pages.filter(([, { clientAction }]) => clientAction !== keepPage);
  expect(silent.map(([file]) => file.replace("../../app/routes/", ""))).toEqual(others);
});
