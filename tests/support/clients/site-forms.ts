/** A valid form for each page with one; `{names}` stand for ids and texts. */
export const siteForms: Record<string, Record<string, string>> = {
  "/generate": { purpose: "A weekly report for my team", use: "text" },
  "/generate/:draftId": { content: "edited" },
  "/generate/:draftId/answers": {},
  "/generate/:draftId/use": {},
  "/prompts/:shareId/use": {},
  "/dashboard/prompts/:promptId/use": {},
  "/generate/:draftId/save": { content: "edited", folderId: "{folderId}" },
  "/generate/:draftId/share": { content: "edited" },
  "/dashboard/new": { originalInput: "a letter", content: "Write it.", folderId: "{folderId}" },
  "/dashboard/folders/new": { name: "{word}" },
  "/dashboard/folders/:folderId": { name: "{word}" },
  "/dashboard/folders/:folderId/delete": {},
  "/dashboard/prompts/:promptId": { content: "changed", folderId: "{folderId}" },
  "/dashboard/prompts/:promptId/delete": {},
  "/dashboard/prompts/:promptId/optimize": { content: "Write it.", purpose: "a letter" },
  "/dashboard/prompts/:promptId/toggle-public": { isPublic: "true" },
  "/dashboard/prompts/:promptId/share": { title: "changed" },
  "/dashboard/prompts/:promptId/publish": { category: "ai", subcategory: "AIと倫理", title: "changed" },
  "/profile": { session: "{session}" },
  "/profile/edit": { displayName: "changed", isPublic: "true" },
  "/profile/delete": { password: "{password}" },
  "/profile/tokens/new": { id: "{newTokenId}", name: "changed", scope: "write", expiry: "none" },
  "/profile/tokens/:tokenId/revoke": {},
  "/profile/connections/:connectionId/end": {},
  "/oauth/authorize": { decision: "allow", scope: "write" },
  "/prompts/:shareId/edit": { title: "changed", description: "changed" },
  "/prompts/:shareId/save": { folderId: "{folderId}" },
  "/town-prompts/:promptId/edit": { content: "changed", category: "ai", subcategory: "AIと倫理" },
  "/town-prompts/:promptId/delete": {},
  "/my-town-prompts/:promptId/toggle-public": { isPublic: "false" },
  "/auth": { email: "{email}", password: "{password}" },
  "/auth/register": {
    email: "new-{email}",
    password: "{password}",
    confirmPassword: "{password}",
    terms: "on",
  },
  "/auth/reset": { email: "{email}" },
  "/auth/new-password": {
    token: "{reset}",
    password: "lanterns-by-the-canal",
    confirmPassword: "lanterns-by-the-canal",
  },
  "/auth/verify": { token: "{verification}" },
  "/auth/verification-email": {},
  "/auth/sign-out": {},
  "/*": {},
};

/** The form of a page with its `{names}` replaced. */
export const fillForm = (path: string, names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(siteForms[path] ?? {}).map(([field, value]) => [
      field,
      value.replaceAll(/\{(\w+)\}/g, (braced, name: string) => names[name] ?? braced),
    ]),
  );
