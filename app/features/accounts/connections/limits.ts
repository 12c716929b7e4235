/** Lifetime of a connection, in milliseconds: 90 days; then its app asks again. */
export const connectionLifetime = 90 * 24 * 60 * 60 * 1000;

/** Lifetime of an app's registration, in milliseconds: one day, until a member connects it. Then as long as its connection. */
export const registrationLifetime = 24 * 60 * 60 * 1000;

/** Registrations of apps per UTC day: by a network, often that of an app's maker, and by all. */
export const registrationsADay = { ofNetwork: 500, inAll: 20_000 };

/** The largest metadata of an app, in bytes. */
export const registrationLimit = 4 * 1024;

export const connectionsLimit = 20;

/** Maximum length of an app's name, in characters. */
export const clientNameLimit = 50;
