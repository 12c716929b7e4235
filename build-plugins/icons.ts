import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

import { iconNames } from "../app/ui/icon-names.ts";

const file = join(import.meta.dirname, "../app/ui/icons.svg");

/** `trash-2` as Lucide exports it: `Trash2`. */
const exported = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase());

function symbolOf(name: string): string {
  const icon = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[exported(name)];
  if (!icon) throw new Error(`Lucide has no icon ${name}`);
  const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/><\/\w+>/g, "/>")}</symbol>`;
}

/**
 * Writes the icons of `app/ui/icon-names.ts` as one SVG file of symbols: a page refers to them instead of repeating their shapes
 * in its HTML and its scripts.
 */
export const icons = (): Plugin => ({
  name: "icons",
  config() {
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbolOf).join("")}</svg>\n`;
    if (existsSync(file) && readFileSync(file, "utf8") === sprite) return;
    // Whole at once: a check and a build may run together.
    const written = `${file}.${process.pid}`;
    writeFileSync(written, sprite);
    renameSync(written, file);
  },
});
