import { integer, text } from "drizzle-orm/sqlite-core";

/** A primary key of random characters. */
export const id = () => text().primaryKey();

/** A moment in time, in milliseconds since 1970 UTC. */
export const instant = () => integer({ mode: "timestamp_ms" });

export const createdAt = () => instant().notNull();
