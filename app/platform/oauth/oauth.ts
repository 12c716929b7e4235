/** What an app's token is good for: the MCP server, or those calls of the API that are for connected apps. */
export type AppResource = "mcp" | "api";

/** A valid request of an app to connect, as its consent page shows it. All texts are the app's own. */
export interface AskedConsent {
  clientId: string;
  /** The name that the app gave itself. */
  clientName: string;
  /** Where its access is sent. */
  host: string;
  /** It is sent to a program on the person's own device. */
  isLocal: boolean;
  /** Where the response leads, as a source of a content security policy. */
  formTarget: string;
  /** The scopes it asks for; empty: it leaves them to the person. */
  scopes: string[];
  resource: AppResource;
  /** The address that tells the app of a refusal. */
  refusal: string;
}

/** A consent: the connection that the grant is for. */
export interface Grant {
  /** Names the grant in storage: nothing else of the member does. */
  connectionId: string;
  /** The connection's token, readable with the app's own token only. */
  secret: string;
  scopes: string[];
}

/** A valid code or refresh token, presented by an app. */
export interface PresentedGrant {
  connectionId: string;
  secret: string;
  /** Hash of the code or refresh token; the database has nothing else of it. */
  tokenHash: string;
}

/** Whether a code or refresh token may be used: yes; its connection has ended; it has been used before. */
export type Redemption = "good" | "ended" | "repeated";

/** The connections, as far as the token endpoint needs them. */
export interface Redeemer {
  /** Called with each presented code or refresh token before its check, valid or not. */
  presented(tokenHash: string): Promise<void>;
  redeem(grant: PresentedGrant): Promise<Redemption>;
  /** Called once an app has revoked one of its connection's tokens. */
  revoked(connectionId: string): Promise<void>;
}

/** The authorization server of the MCP server and of the API's calls for apps (OAuth 2.1). */
export interface OAuthServer {
  /** The server's metadata, registration of apps, tokens and their revocation. */
  respond(request: Request, redeemer: Redeemer): Promise<Response>;
  /** The metadata of the protected resource (RFC 9728). */
  describeResource(): Promise<object>;
  /**
   * The request in the address of the consent page; with only `refusal`, the app made a mistake and gets it there.
   * Errors: `oauth_request_invalid` where the app or its address is not known: nobody is sent anywhere.
   */
  read(address: string): Promise<AskedConsent | { refusal: string }>;
  /** Grants a request; the address to lead the browser to. */
  allow(address: string, grant: Grant): Promise<string>;
  /** The connection's token and the scopes of an app's token for this resource; null for any other. */
  find(token: string, resource: AppResource): Promise<{ secret: string; scopes: string[] } | null>;
  /** Forgets the grants of a connection. */
  forget(connectionId: string): Promise<void>;
}
