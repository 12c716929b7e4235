/** The OpenID Connect client and its provider. All addresses are settings, so that any provider can stand in. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** The callback as registered with the provider, under `/auth/google`. */
  redirectUri: string;
  /** `https://accounts.google.com`. */
  issuer: string;
  /** `https://accounts.google.com/o/oauth2/v2/auth`. */
  authorizationUrl: string;
  /** `https://oauth2.googleapis.com/token`. */
  tokenUrl: string;
  /** `https://www.googleapis.com/oauth2/v3/certs`. */
  jwksUrl: string;
  /** Longest wait for the provider's answer to a code, in milliseconds. */
  timeoutMs?: number;
}
