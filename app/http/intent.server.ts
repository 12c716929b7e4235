import { href, redirect } from "react-router";
import { z } from "zod";

import type { IntentKind } from "~/domain/intents";
import { followKinds } from "~/domain/kinds";
import { versionQuery } from "~/domain/version-number";
import { isSecure, readCookie, serializeCookie } from "~/platform/cookies";

import { withRedirect } from "./redirect-to";
import { withCookies } from "./session-cookie.server";

const id = z.string().regex(/^[\w-]{1,64}$/);

const intentSchema = z.discriminatedUnion("kind", [
  // `mark` names the text that its person saw; `promptId` is the new prompt's: an intent that is carried out twice makes one.
  z.object({
    kind: z.literal("save"),
    draftId: id,
    mark: id,
    promptId: id,
    // The optimizer opens with the prompt.
    next: z.literal("rework").optional(),
  }),
  z.object({ kind: z.literal("share"), draftId: id, mark: id, promptId: id }),
  z.object({ kind: z.literal("copy"), shareId: id, version: z.coerce.number().optional(), promptId: id }),
  z.object({ kind: z.literal("shelf"), shareId: id }),
  z.object({ kind: z.literal("follow"), target: id, of: z.enum(followKinds) }),
]);

/** What a visitor asked for by a form of this site, to be done after the sign-in. */
export type Intent = z.output<typeof intentSchema> & { kind: IntentKind };

/** Seconds for which an intent waits for the sign-in. */
const lifetime = 1_800;

/** A sibling host cannot set a cookie with the prefix; browsers take it over TLS only. */
const nameFor = (request: Request): string => (isSecure(request) ? "__Host-intent" : "intent");

const fieldsOf = (intent: Intent) =>
  Object.entries(intent).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** The Set-Cookie header of an intent; null forgets it. */
export const intentHeader = (request: Request, intent: Intent | null): string =>
  serializeCookie(request, {
    name: nameFor(request),
    value: intent ? String(new URLSearchParams(fieldsOf(intent))) : "",
    maxAge: intent ? lifetime : 0,
    httpOnly: true,
  });

/** What this browser's person asked for before the sign-in, or null. */
export function readIntent(request: Request): Intent | null {
  const fields = new URLSearchParams(readCookie(request, nameFor(request)) ?? "");
  return intentSchema.safeParse(Object.fromEntries(fields)).data ?? null;
}

/** The page where an intent can be carried out by hand. */
export function pageOfIntent(intent: Intent): string {
  switch (intent.kind) {
    case "save":
      return href("/generate/:draftId/save", intent);
    case "share":
      return `${href("/generate/:draftId/share", intent)}?${new URLSearchParams({ text: intent.mark })}`;
    case "copy":
      return href("/prompts/:shareId/save", intent) + versionQuery(intent.version);
    case "shelf":
      return href("/prompts/:shareId/shelf", intent);
    case "follow":
      return intent.of === "person"
        ? href("/people/:memberId", { memberId: intent.target })
        : `${href("/town-prompts")}?${new URLSearchParams({ category: intent.target })}`;
  }
}

/** Leads a visitor to the registration, after which `intent` is carried out. */
export const signUpFor = (request: Request, intent: Intent): Response =>
  withCookies(redirect(withRedirect(href("/auth/register"), pageOfIntent(intent)), 303), [
    intentHeader(request, intent),
  ]);
