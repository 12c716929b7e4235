import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { z } from "zod";

import {
  glossarySource,
  paddingSource,
  playbookSource,
  topicsSource,
  townSource,
} from "./app/features/playbooks/schema.ts";

const virtual = "virtual:playbooks";
const root = join(import.meta.dirname, "playbooks");
const uses = ["text", "automation", "image", "video"] as const;

/** A YAML file, validated by its schema. Errors: the file's name and every fault in it. */
function readSource<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(join(root, file), "utf8")));
  if (!result.success) throw new Error(`playbooks/${file}\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** All of `playbooks/`, validated: `{books: {use: {id: playbook}}, topics, town, padding, glossary}`. */
export function readPlaybooks() {
  const books = uses.map((use) => {
    const files = readdirSync(join(root, use)).filter((name) => name.endsWith(".yaml"));
    return [
      use,
      Object.fromEntries(
        files
          .sort()
          .map((name) => [name.slice(0, -".yaml".length), readSource(`${use}/${name}`, playbookSource)]),
      ),
    ];
  });
  return {
    books: Object.fromEntries(books) as Record<
      (typeof uses)[number],
      Record<string, z.output<typeof playbookSource>>
    >,
    topics: readSource("topics.yaml", topicsSource),
    town: readSource("town.yaml", townSource),
    padding: readSource("padding.yaml", paddingSource),
    glossary: readSource("glossary.yaml", glossarySource),
  };
}

/** Compiles the playbooks into the server's code; an invalid file stops the build. */
export function playbooks(): Plugin {
  return {
    name: "playbooks",
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      this.addWatchFile?.(root);
      return `export const source = JSON.parse(${JSON.stringify(JSON.stringify(readPlaybooks()))});`;
    },
  };
}
