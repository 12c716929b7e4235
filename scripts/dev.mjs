// `npm run dev`: the development server with hot reload.
import { install, migrate, run, seed } from "./steps.mjs";

install();
migrate();
seed();
run("react-router", ["dev"]);
