import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { build } from "vite";

/** The editors of the pages: those that the chats use. */
export const editors = ["textarea", "input", "contenteditable", "prosemirror", "lexical", "quill"] as const;

export type Editor = (typeof editors)[number];

async function bundleEditors(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "editors.ts"), formats: ["iife"], name: "editors" },
    },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("The editors were not built.");
  return output.output[0].code;
}

const pageOf = (kind: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>A chat</title>
<style>
  body { font: 16px sans-serif; margin: 2rem; min-height: 90vh; display: flex; flex-direction: column; justify-content: flex-end; }
  #editor, .ProseMirror, .ql-editor, [role=textbox] { min-height: 3rem; white-space: pre-wrap; }
  #editor { border: 1px solid #999; padding: .5rem; }
</style>
<p id="answer">The bread of this town is best at six in the morning.</p>
<div id="editor" data-kind="${kind}"></div>
<script src="/editors.js"></script></html>`;

/** Serves the pages with editors, `/{editor}`, on a free port; each is another origin than the site's. */
export async function serveEditors() {
  const script = await bundleEditors();
  const server = createServer(({ url = "/" }, response) => {
    const isScript = url === "/editors.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : pageOf(url.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
