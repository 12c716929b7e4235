// `npm run dev`: the development server with hot reload.
import { install, migrate, run } from "./steps.mjs";

install();
migrate();
run("react-router", ["dev"]);
