// `npm run test:quick`: types, lint, the unit tests and the fastest Worker tests; other arguments go to Vitest.
import { runTogether } from "./run-together.mjs";
import { install, run } from "./steps.mjs";

install();
run("npm", ["run", "--silent", "types"]);
// Each of the two uses one processor.
await runTogether(["oxlint"], ["tsc", "--noEmit"]);
run("vitest", ["run", "--project", "unit", "--project", "worker", ...process.argv.slice(2)], {
  QUICK_RUN: "1",
});
