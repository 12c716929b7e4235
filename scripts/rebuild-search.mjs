// `npm run search:rebuild`: empties the search index and has the scheduled job fill it again. `-- --remote`: the deployed one.
import { run, stateFolder } from "./steps.mjs";

const isRemote = process.argv.includes("--remote");
const where = isRemote ? ["--remote"] : ["--local", "--persist-to", stateFolder];

const execute = (database, ...statements) =>
  run("wrangler", ["d1", "execute", database, ...where, "--yes", `--command=${statements.join("; ")}`]);

// Emptied first: the outbox may be processed at once.
await execute(
  "SEARCH",
  "INSERT INTO publications (publications) VALUES ('delete-all')",
  "DELETE FROM versions",
);
await execute(
  "DB",
  `INSERT INTO search_outbox (town_number)
    SELECT town_number FROM publications WHERE is_public = 1 AND town_number IS NOT NULL ORDER BY town_number`,
);
// A local server runs no scheduled jobs on its own.
if (!isRemote)
  console.log(
    "Now, with the server running: curl 'http://localhost:8787/cdn-cgi/local/scheduled?cron=*+*+*+*+*'",
  );
