// `npm start`: from a clean clone to the production build on http://localhost:8787.
import { build, checkSettings, install, migrate, seed, serve } from "./steps.mjs";

const port = process.env.PORT ?? "8787";

install();
const whoWrites = checkSettings();
migrate();
seed();
build();
console.log(`
Prompt Town starts on http://localhost:${port}
Its emails (verification, password reset) are at http://localhost:${port}/outbox
${whoWrites}
`);
serve(port);
