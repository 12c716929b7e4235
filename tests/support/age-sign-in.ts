import { changeDatabase } from "./change-database";

/** Makes a member's sign-in look ten minutes old, in the database of the running Worker. */
export const ageSignIn = (email: string): void =>
  changeDatabase(
    "UPDATE sessions SET authenticated_at = authenticated_at - 600000 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    email,
  );
