// `npm run dev`: the development server with hot reload.
import { claimDatabases } from "./claim.mjs";
import { runCommand } from "./command.mjs";
import { checkSettings, install, migrate, run, seed, stateFolder } from "./steps.mjs";

await runCommand(async () => {
  await claimDatabases(stateFolder, "npm run dev");
  await install();
  const whoWrites = await checkSettings();
  await migrate();
  await seed();
  console.log(whoWrites);
  await run("react-router", ["dev"]);
});
