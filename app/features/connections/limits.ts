/** Lifetime of a connection, in milliseconds: 90 days; then its app asks again. */
export const connectionLifetime = 90 * 24 * 60 * 60 * 1000;

/** Maximum number of connections per member. */
export const connectionsLimit = 20;

/** Maximum length of an app's name, in characters. */
export const clientNameLimit = 50;
