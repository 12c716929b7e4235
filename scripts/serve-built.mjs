// Serves what is built, for the tests: `PORT`, `PERSIST_TO`, then any number of NAME:value variables.
import { migrate, serve } from "./steps.mjs";

migrate();
serve(process.env.PORT ?? "8787", process.argv.slice(2));
