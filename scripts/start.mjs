// `npm start`: from a clean clone to the production build on http://localhost:8787.
import { build, checkSettings, install, migrate, seed, serve } from "./steps.mjs";

const port = process.env.PORT ?? "8787";

await install();
const whoWrites = await checkSettings();
await migrate();
await seed();
await build();
await serve(port, () =>
  console.log(`
Prompt Town runs on http://localhost:${port}
Its emails (verification, password reset) are at http://localhost:${port}/outbox
${whoWrites}
`),
);
