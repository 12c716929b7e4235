// `npm start`: from a clean clone to the production build on http://localhost:8787.
import { checkPort, claimDatabases } from "./claim.mjs";
import { runCommand } from "./command.mjs";
import { build, prepare, serve, stateFolder } from "./steps.mjs";

await runCommand(async () => {
  const port = process.env.PORT ?? "8787";
  const address = `http://localhost:${port}`;
  claimDatabases(stateFolder, `npm start (${address})`);
  await checkPort(port);
  console.log("Prompt Town starts: the first time in a minute or two, later in half a minute.");
  const whoWrites = await prepare();
  const release = await build();
  await serve(port, release, () =>
    console.log(`
Prompt Town runs on ${address}
Its emails (verification, password reset) are at ${address}/outbox
${whoWrites}
Ctrl+C stops it. A line for each request follows.
`),
  );
});
