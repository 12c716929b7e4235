import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/site/home.tsx"),
  route("generate", "routes/site/generate.tsx"),
  route("generate/:draftId", "routes/site/draft.tsx"),
  route("auth", "routes/auth/auth.tsx"),
  route("terms", "routes/site/terms.tsx"),
  route("privacy", "routes/site/privacy.tsx"),

  ...prefix("api", [
    route("generate", "routes/api/generate.ts"),
    route("prompts/count", "routes/api/prompts-count.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
