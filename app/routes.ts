import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/site/home.tsx"),
  route("generate", "routes/site/generate.tsx"),
  route("generate/:draftId", "routes/site/draft.tsx"),
  route("generate/:draftId/save", "routes/site/draft-save.tsx"),
  route("dashboard", "routes/site/dashboard.tsx"),
  ...prefix("dashboard", [
    route("new", "routes/library/new-prompt.tsx"),
    route("tags", "routes/library/tags.tsx"),
    route("folders/new", "routes/library/new-folder.tsx"),
    route("folders/:folderId", "routes/library/folder.tsx"),
    route("folders/:folderId/delete", "routes/library/folder-delete.tsx"),
    route("prompts/:promptId", "routes/library/prompt.tsx"),
    route("prompts/:promptId/delete", "routes/library/prompt-delete.tsx"),
    route("prompts/:promptId/optimize", "routes/library/prompt-optimize.tsx"),
    route("prompts/:promptId/toggle-public", "routes/library/prompt-toggle-public.tsx"),
  ]),
  route("profile", "routes/site/profile.tsx"),
  route("profile/delete", "routes/site/profile-delete.tsx"),
  route("terms", "routes/site/terms.tsx"),
  route("privacy", "routes/site/privacy.tsx"),

  layout("routes/auth/layout.tsx", [
    route("auth", "routes/auth/sign-in.tsx"),
    route("auth/register", "routes/auth/register.tsx"),
  ]),
  ...prefix("auth", [
    route("reset", "routes/auth/reset.tsx"),
    route("new-password", "routes/auth/new-password.tsx"),
    route("verify", "routes/auth/verify.tsx"),
    route("verification-letter", "routes/auth/verification-letter.ts"),
    route("google", "routes/auth/google.ts"),
    route("google/callback", "routes/auth/google-callback.ts"),
    route("sign-out", "routes/auth/sign-out.ts"),
  ]),
  route("login", "routes/auth/login.ts"),
  route("outbox", "routes/auth/outbox.tsx"),

  ...prefix("api", [
    route("auth/session", "routes/api/auth-session.ts"),
    route("account/delete", "routes/api/account-delete.ts"),
    route("generate", "routes/api/generate.ts"),
    route("optimize", "routes/api/optimize.ts"),
    route("prompts", "routes/api/prompts.ts"),
    route("prompts/count", "routes/api/prompts-count.ts"),
    route("prompts/:promptId", "routes/api/prompt.ts"),
    route("prompts/:promptId/toggle-public", "routes/api/prompt-toggle-public.ts"),
    route("folders", "routes/api/folders.ts"),
    route("folders/:folderId", "routes/api/folder.ts"),
    route("tags", "routes/api/tags.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
