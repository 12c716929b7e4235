import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The routes are few: all are known from the start, and a lost connection breaks no link.
  routeDiscovery: { mode: "initial" },
  // The same-origin middleware guards every route; the framework's own check knows UI routes only and answers 500.
  allowedActionOrigins: ["**"],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
