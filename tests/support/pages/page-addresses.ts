/** Ids of the things to show, by kind. */
export interface Made {
  draft: string;
  folder: string;
  /** Of an unshared prompt. */
  prompt: string;
  /** Of a publication. */
  post: string;
  /** The share id of the same prompt. */
  share: string;
  /** Of an access token. */
  token: string;
  passkey: string;
  /** Of a connected app. */
  connection: string;
  /** Of an unfinished import. */
  importing: string;
  /** The consent page of an app. */
  consent: string;
  /** Of a prompt in the trash. */
  trashed: string;
  /** The member, whose profile is public. */
  member: string;
  /** Of an example of the publication. */
  example: string;
  /** Of a fact. */
  fact: string;
}

export type Addresses = Record<string, string[]>;

/** A visitor's addresses, by pattern in `routes.ts`. */
export const visitorAddresses = ({ draft, share, member }: Made): Addresses => ({
  "/": ["/"],
  "/generate": ["/generate"],
  "/generate/:draftId": [`/generate/${draft}`],
  "/prompts/:shareId": [`/prompts/${share}`],
  "/prompts/:shareId/remixes": [`/prompts/${share}/remixes`],
  "/prompts/:shareId/compare": [`/prompts/${share}/compare`],
  "/people/:memberId": [`/people/${member}`, "/people/none"],
  "/prompts/:shareId/report": [`/prompts/${share}/report`, `/prompts/${share}/report?done`],
  "/town-prompts": ["/town-prompts", "/town-prompts?category=business&subcategory=生産性向上"],
  "/generate/:draftId/answers": [`/generate/${draft}/answers`],
  "/generate/:draftId/use": [`/generate/${draft}/use`],
  "/facts": ["/facts"],
  "/try": ["/try"],
  "/offline": ["/offline"],
  "/share": ["/share"],
  "/why": ["/why"],
  "/terms": ["/terms"],
  "/privacy": ["/privacy"],
  "/docs/api": ["/docs/api"],
  "/docs/mcp": ["/docs/mcp"],
  "/auth": [`/auth?redirectTo=/generate/${draft}/save`, "/auth?error=google_failed"],
  "/auth/register": ["/auth/register"],
  "/auth/reset": ["/auth/reset"],
  "/auth/new-password": ["/auth/new-password?token=none"],
  "/auth/verify": ["/auth/verify?token=none"],
  "/embed/:shareId": [`/embed/${share}`, "/embed/none"],
  "/*": ["/no/such/page", "/generate/gone"],
});

/** Addresses of the member who owns all of these. */
export const memberAddresses = ({
  draft,
  folder,
  prompt,
  post,
  share,
  token,
  passkey,
  connection,
  importing,
  consent,
  trashed,
  member,
  example,
  fact,
}: Made): Addresses => ({
  "/": ["/"],
  "/generate/:draftId/save": [`/generate/${draft}/save`],
  "/generate/:draftId/share": [`/generate/${draft}/share`],
  "/dashboard": ["/dashboard?tag=春&search=催", "/dashboard?search=nada"],
  "/dashboard/new": ["/dashboard/new"],
  "/dashboard/tags": ["/dashboard/tags"],
  "/dashboard/export": ["/dashboard/export", `/dashboard/export?id=${prompt},${post}`],
  "/dashboard/import": ["/dashboard/import"],
  "/dashboard/import/:importId": [`/dashboard/import/${importing}`],
  "/dashboard/folders/new": ["/dashboard/folders/new"],
  "/dashboard/folders/:folderId": [`/dashboard/folders/${folder}`],
  "/dashboard/folders/:folderId/delete": [`/dashboard/folders/${folder}/delete`],
  "/facts": ["/facts"],
  "/facts/:factId": [`/facts/${fact}`],
  "/facts/:factId/forget": [`/facts/${fact}/forget`],
  "/dashboard/shelf": ["/dashboard/shelf"],
  "/dashboard/trash": ["/dashboard/trash"],
  "/dashboard/trash/empty": ["/dashboard/trash/empty"],
  "/dashboard/trash/:itemId/delete": [`/dashboard/trash/${trashed}/delete`],
  "/dashboard/selection": ["/dashboard/selection"],
  "/dashboard/undo": ["/dashboard/undo"],
  "/dashboard/prompts/:promptId": [`/dashboard/prompts/${prompt}`],
  "/dashboard/prompts/:promptId/facts": [`/dashboard/prompts/${prompt}/facts`],
  "/dashboard/prompts/:promptId/delete": [`/dashboard/prompts/${prompt}/delete`],
  "/dashboard/prompts/:promptId/duplicate": [`/dashboard/prompts/${prompt}/duplicate`],
  "/dashboard/prompts/:promptId/optimize": [`/dashboard/prompts/${prompt}/optimize`],
  "/dashboard/prompts/:promptId/optimize/reply": [`/dashboard/prompts/${prompt}/optimize/reply`],
  "/dashboard/prompts/:promptId/optimize/accept": [`/dashboard/prompts/${prompt}/optimize/accept`],
  "/dashboard/prompts/:promptId/history": [
    `/dashboard/prompts/${prompt}/history`,
    `/dashboard/prompts/${prompt}/history?from=1&to=1`,
  ],
  "/dashboard/prompts/:promptId/history/:number": [`/dashboard/prompts/${prompt}/history/1`],
  "/dashboard/prompts/:promptId/compare": [`/dashboard/prompts/${prompt}/compare`],
  // A site without a model makes none: `model/compare-journey.spec.ts` looks at them.
  "/dashboard/prompts/:promptId/comparisons/:comparisonId": [`/dashboard/prompts/${prompt}/comparisons/none`],
  "/dashboard/prompts/:promptId/comparisons/:comparisonId/take": [
    `/dashboard/prompts/${prompt}/comparisons/none/take`,
  ],
  "/dashboard/prompts/:promptId/comparisons/:comparisonId/proof": [
    `/dashboard/prompts/${prompt}/comparisons/none/proof`,
  ],
  "/dashboard/prompts/:promptId/comparisons/:comparisonId/remove": [
    `/dashboard/prompts/${prompt}/comparisons/none/remove`,
  ],
  "/dashboard/prompts/:promptId/use": [`/dashboard/prompts/${prompt}/use`],
  "/dashboard/prompts/:promptId/toggle-public": [`/dashboard/prompts/${post}/toggle-public`],
  "/dashboard/prompts/:promptId/share": [`/dashboard/prompts/${prompt}/share`],
  "/dashboard/prompts/:promptId/publish": [`/dashboard/prompts/${prompt}/publish`],
  "/dashboard/prompts/:promptId/decision": [`/dashboard/prompts/${prompt}/decision`],
  "/profile": ["/profile"],
  "/profile/edit": ["/profile/edit"],
  "/profile/password": ["/profile/password"],
  "/profile/email": ["/profile/email"],
  "/profile/email/confirm": ["/profile/email/confirm?token=none"],
  "/profile/delete": ["/profile/delete"],
  "/profile/tokens/new": ["/profile/tokens/new"],
  "/profile/passkeys/:passkeyId/remove": [`/profile/passkeys/${passkey}/remove`],
  "/profile/tokens/:tokenId/revoke": [`/profile/tokens/${token}/revoke`],
  "/profile/connections/:connectionId/end": [`/profile/connections/${connection}/end`],
  "/oauth/authorize": [consent],
  "/prompts/:shareId": [`/prompts/${share}`],
  "/prompts/:shareId/edit": [`/prompts/${share}/edit`],
  "/prompts/:shareId/save": [`/prompts/${share}/save`],
  "/prompts/:shareId/shelf": [`/prompts/${share}/shelf`],
  "/prompts/:shareId/use": [`/prompts/${share}/use`],
  "/prompts/:shareId/embed-code": [`/prompts/${share}/embed-code`],
  "/town-prompts": ["/town-prompts?search=nada"],
  "/prompts/:shareId/remix": [`/prompts/${share}/remix`],
  "/people/:memberId": [`/people/${member}`],
  "/town-prompts/following": ["/town-prompts/following"],
  "/town-prompts/:promptId/edit": [`/town-prompts/${post}/edit`],
  "/town-prompts/:promptId/delete": [`/town-prompts/${post}/delete`],
  "/my-town-prompts": ["/my-town-prompts", "/my-town-prompts?search=nada"],
  "/my-town-prompts/:promptId/toggle-public": [`/my-town-prompts/${post}/toggle-public`],
  "/my-town-prompts/:promptId/languages": [
    `/my-town-prompts/${post}/languages`,
    `/my-town-prompts/${post}/languages?language=en`,
  ],
  "/my-town-prompts/:promptId/examples": [`/my-town-prompts/${post}/examples`],
  "/my-town-prompts/:promptId/examples/draft": [`/my-town-prompts/${post}/examples/draft`],
  "/my-town-prompts/:promptId/examples/:exampleId": [`/my-town-prompts/${post}/examples/${example}`],
  "/my-town-prompts/:promptId/examples/:exampleId/move": [
    `/my-town-prompts/${post}/examples/${example}/move`,
  ],
  "/my-town-prompts/:promptId/examples/:exampleId/remove": [
    `/my-town-prompts/${post}/examples/${example}/remove`,
  ],
  "/outbox": ["/outbox"],
});

/** Addresses of an admin, by the id of a reported prompt. */
export const adminAddresses = (reported: string): Addresses => ({
  "/moderation": ["/moderation"],
  "/moderation/:promptId": [`/moderation/${reported}`],
});

/** Patterns of pages with every kind of content; the others are made of the same parts. */
export const telling = {
  visitor: [
    "/",
    "/generate/:draftId",
    "/prompts/:shareId",
    "/prompts/:shareId/compare",
    "/prompts/:shareId/report",
    "/people/:memberId",
    "/town-prompts",
    "/why",
    "/terms",
    "/docs/api",
    "/docs/mcp",
    "/auth/register",
    "/embed/:shareId",
    "/*",
  ],
  member: [
    "/dashboard",
    "/dashboard/new",
    "/dashboard/export",
    "/dashboard/import/:importId",
    "/dashboard/shelf",
    "/dashboard/trash",
    "/dashboard/prompts/:promptId",
    "/dashboard/prompts/:promptId/delete",
    "/dashboard/prompts/:promptId/history",
    "/dashboard/prompts/:promptId/optimize",
    "/dashboard/prompts/:promptId/publish",
    "/profile",
    "/profile/edit",
    "/profile/tokens/new",
    "/oauth/authorize",
    "/prompts/:shareId",
    "/prompts/:shareId/remix",
    "/town-prompts/following",
    "/my-town-prompts",
    "/my-town-prompts/:promptId/languages",
    "/my-town-prompts/:promptId/examples",
  ],
};

/** One page of each of these patterns. */
export const examplesOf = (pages: Addresses, patterns: string[]): string[] =>
  patterns.map((pattern) => pages[pattern]![0]!);

/** All other pages. */
export const others = (pages: Addresses, patterns: string[]): string[] =>
  Object.entries(pages).flatMap(([pattern, all]) => all.slice(Number(patterns.includes(pattern))));
