import { createContext, type ServerBuild } from "react-router";

import type { D1Costs } from "~/platform/d1-costs.server";
import type { Services } from "~/services";
import type { TokenScope } from "~/token-scopes";

/** The adapters to the outside, set once per request by the Worker. */
export const servicesContext = createContext<Services>();

/** The routes of the build that answers, with their modules; set once per request by the Worker. */
export const routesContext = createContext<ServerBuild["routes"]>();

/** Whether the request may have written what its caller reads back; null: its method tells. */
export const writesContext = createContext<boolean | null>(null);

/** Names one request in its log lines, its error pages and its `X-Request-Id` header. */
export const requestIdContext = createContext<string>("none");

/** The pattern of the route that answers, e.g. `/generate/:draftId`: what logs name instead of the address. */
export const patternContext = createContext<string>("none");

/** What the databases had cost when the answer was ready; null: it came without them. */
export const costsContext = createContext<D1Costs | null>(null);

/** What was typed into the form that a request brought, as far as it may go back to the page; null: it brought none. */
export const submittedValuesContext = createContext<Record<string, string> | null>(null);

/** Allows the inline scripts of one response. */
export const nonceContext = createContext<string>("");

/** What a document that other sites may frame is allowed: one inline script, by its hash as CSP writes it. */
export interface FramePolicy {
  script: string;
}

/** Null: no other site may frame the response. */
export const frameContext = createContext<FramePolicy | null>(null);

/** The response is a file that a member uploaded: opened as a page of its own, it may do nothing at all. */
export const uploadedContext = createContext<boolean>(false);

/** Seconds after which a refused caller may try again; null: nobody was refused for their number. */
export const retryAfterContext = createContext<number | null>(null);

/** Who acts: a member, however they prove it. */
export interface Member {
  id: string;
  email: string;
  /** The address has proved to be theirs. */
  emailVerified: boolean;
}

/** The signed-in person. */
export interface Viewer extends Member {
  /** The session they act in, and when it last proved who they are. */
  session: { id: string; authenticatedAt: Date };
}

/** Null: nobody is signed in. */
export const viewerContext = createContext<Viewer | null>(null);

/** A member who calls the API with a personal access token; such a request has no viewer. */
export interface TokenBearer {
  member: Member;
  scope: TokenScope;
}

/** Null: the request brings no token. */
export const bearerContext = createContext<TokenBearer | null>(null);
