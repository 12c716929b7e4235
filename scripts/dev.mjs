// `npm run dev`: the development server with hot reload.
import { claimDatabases } from "./claim.mjs";
import { runCommand } from "./command.mjs";
import { prepare, run, stateFolder } from "./steps.mjs";

await runCommand(async () => {
  claimDatabases(stateFolder, "npm run dev");
  console.log(await prepare());
  await run("react-router", ["dev"]);
});
