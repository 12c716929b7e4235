// `npm run pictures`: draws the site's icons into public/; run it after a change of the mark.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { runnerImport } from "vite";

import { drawPictures } from "./site-pictures.mjs";
import { root } from "./steps.mjs";

const { module } = await runnerImport(join(root, "workers", "draw-town.tsx"), {
  configFile: false,
  root,
  resolve: { tsconfigPaths: true },
});
for (const [name, bytes] of Object.entries(await drawPictures(await module.drawTown())))
  writeFileSync(join(root, "public", name), bytes);
