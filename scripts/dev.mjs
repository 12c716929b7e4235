// `npm run dev`: the development server with hot reload.
import { checkSettings, install, migrate, run, seed } from "./steps.mjs";

await install();
const whoWrites = await checkSettings();
await migrate();
await seed();
console.log(whoWrites);
await run("react-router", ["dev"]);
