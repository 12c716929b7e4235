// `npm run dev`: the development server with hot reload.
import { checkSettings, install, migrate, run, seed } from "./steps.mjs";

install();
const whoWrites = checkSettings();
migrate();
seed();
console.log(whoWrites);
run("react-router", ["dev"]);
