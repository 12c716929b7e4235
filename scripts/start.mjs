// `npm start`: from a clean clone to the production build on http://localhost:8787.
import { checkPort, claimDatabases } from "./claim.mjs";
import { runCommand } from "./command.mjs";
import { build, checkSettings, install, migrate, seed, serve, stateFolder } from "./steps.mjs";

await runCommand(async () => {
  const port = process.env.PORT ?? "8787";
  const address = `http://localhost:${port}`;
  await claimDatabases(stateFolder, `npm start (${address})`);
  await checkPort(port);
  await install();
  const whoWrites = await checkSettings();
  await migrate();
  await seed();
  await build();
  await serve(port, () =>
    console.log(`
Prompt Town runs on ${address}
Its emails (verification, password reset) are at ${address}/outbox
${whoWrites}
`),
  );
});
