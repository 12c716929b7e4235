import { createContext, type ServerBuild } from "react-router";

import type { D1Costs } from "~/platform/d1-costs.server";
import type { Services } from "~/services";
import type { TokenScope } from "~/domain/token-scopes";

/** The adapters to the outside, set by the Worker for each request. */
export const servicesContext = createContext<Services>();

/** The routes of this build with their modules, set by the Worker for each request. */
export const routesContext = createContext<ServerBuild["routes"]>();

/** Whether the request may have changed data of its sender. Null if its method decides. */
export const writesContext = createContext<boolean | null>(null);

/** The id of the request in log lines, error pages and `X-Request-Id`. */
export const requestIdContext = createContext<string>("none");

/** The pattern of the route, e.g. `/generate/:draftId`: logged instead of the address. */
export const patternContext = createContext<string>("none");

/** The costs of the databases until the response. Null if they are not measured. */
export const costsContext = createContext<D1Costs | null>(null);

/** The submitted values of a form, without secrets. Null if there is no form. */
export const submittedValuesContext = createContext<Record<string, string> | null>(null);

/** The CSP nonce for the inline scripts of one response. */
export const nonceContext = createContext<string>("");

export interface FramePolicy {
  /** The hash of its one inline script, in CSP notation. */
  script: string;
}

/** Null if no other site may frame the response. */
export const frameContext = createContext<FramePolicy | null>(null);

/** Another origin that the page's form may lead to. Null if there is none. */
export const formTargetContext = createContext<string | null>(null);

/** Whether the response is an uploaded file, which gets the strictest CSP. */
export const uploadedContext = createContext<boolean>(false);

/** The seconds of Retry-After. Null if there is no such header. */
export const retryAfterContext = createContext<number | null>(null);

/** A signed-in member, by session or access token. */
export interface Member {
  id: string;
  email: string;
  emailVerified: boolean;
}

export interface Viewer extends Member {
  /** The session, and when it was last authenticated. */
  session: { id: string; authenticatedAt: Date };
}

/** Null if nobody is signed in. */
export const viewerContext = createContext<Viewer | null>(null);

/** A member who calls the API or the MCP server with a token; such a request has no viewer. */
export interface TokenBearer {
  member: Member;
  scope: TokenScope;
  /** A connected app, which can ask its member for another scope; else a personal access token. */
  isConnection: boolean;
  /** Its member lets it see their facts. */
  seesFacts: boolean;
}

/** Null if the request has no token. */
export const bearerContext = createContext<TokenBearer | null>(null);
