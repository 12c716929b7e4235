// `npm run test:quick`: types, lint, the unit tests and the fastest Worker tests; other arguments go to Vitest.
import { runTogether } from "./run-together.mjs";
import { environment, install } from "./steps.mjs";

await install();
environment.QUICK_RUN = "1";
await runTogether(
  [["vitest", "run", "--project", "unit", "--project", "worker", ...process.argv.slice(2)]],
  [["oxlint"], ["npm", "run", "--silent", "check:types"]],
);
