// `npm run pictures`: draws the icons of the site and of the extension; run it after a change of the mark.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { importModule } from "./import-module.mjs";
import { drawPictures } from "./site-pictures.mjs";
import { root } from "./steps.mjs";

const { drawTown } = await importModule("workers/draw-town.tsx");
for (const [name, bytes] of Object.entries(await drawPictures(await drawTown())))
  writeFileSync(join(root, name), bytes);
