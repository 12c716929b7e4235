import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // No mail leaves the development server; letters are read at /outbox.
      config: command === "serve" ? ({ vars }) => ({ vars: { ...vars, MAIL_OUTBOX: "on" } }) : undefined,
      persistState: process.env.PERSIST_TO ? { path: process.env.PERSIST_TO } : true,
    }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: { sourcemap: false },
  // A smaller Worker starts sooner; the source maps go up with it, so that its traces stay readable.
  environments: { ssr: { build: { minify: true, sourcemap: true } } },
}));
