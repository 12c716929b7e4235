import { takenAs } from "~/db/client";

/** Rethrows a failed write; as `version_exists` for a second version of a work in one language. */
export const languageVersionTaken = takenAs("version_exists");
