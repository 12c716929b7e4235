/** The one client that the OpenID server of the tests knows. */
export const oidcClient = { clientId: "prompt-town", clientSecret: "town-secret" };
