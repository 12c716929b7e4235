import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "wxt";

import { icons } from "../build-plugins/icons.ts";
import project from "../package.json" with { type: "json" };

/** The site that the extension belongs to; its options page names another one. */
const site = new URL(process.env.SITE_ORIGIN || "http://localhost:8787").origin;

/** Programs of the package only; requests go to the site, whose address the person may change. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src https: http://localhost:* http://127.0.0.1:*",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export default defineConfig({
  root: import.meta.dirname,
  outDir: process.env.EXTENSION_OUT || "../build/extension",
  outDirTemplate: "{{browser}}",
  targetBrowsers: ["chrome", "firefox"],
  manifestVersion: 3,
  imports: false,
  hooks: {
    // The site's own alias, which the framework has for its source folder.
    "config:resolved": ({ config }) => void (config.alias["~"] = join(import.meta.dirname, "../app")),
  },
  vite: () => ({
    plugins: [tailwindcss(), icons()],
    define: { "import.meta.env.SITE_ORIGIN": JSON.stringify(site) },
    build: { sourcemap: false },
  }),
  manifest: ({ browser }) => ({
    name: "__MSG_name__",
    description: "__MSG_description__",
    default_locale: "en",
    version: project.version,
    permissions: ["activeTab", "scripting", "storage", "identity"],
    // Asked for one by one, on the options page, for the button beside the text box.
    optional_host_permissions: ["https://*/*", "http://*/*"],
    content_security_policy: { extension_pages: policy },
    action: { default_title: "__MSG_open__" },
    commands: { _execute_action: { suggested_key: { default: "Alt+Shift+M" } } },
    web_accessible_resources: [
      {
        resources: ["panel.html"],
        matches: ["<all_urls>"],
        // Pages can neither find out that the extension is there nor frame its panel by themselves.
        ...(browser === "chrome" && { use_dynamic_url: true }),
      },
    ],
    ...(browser === "chrome" && { minimum_chrome_version: "123" }),
    ...(browser === "firefox" && {
      browser_specific_settings: {
        gecko: {
          id: "prompt-town@prompt.example",
          strict_min_version: "140.0",
          data_collection_permissions: { required: ["authenticationInfo", "websiteContent"] },
        },
      },
    }),
  }),
});
