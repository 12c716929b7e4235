import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Makes a member's sign-in look ten minutes old, in the database of the running Worker. */
export function ageSignIn(email: string): void {
  const folder = join(process.env.TEST_STATE!, "builtin");
  for (const file of globSync("**/d1/**/*.sqlite", { cwd: folder })) {
    const database = new DatabaseSync(join(folder, file), { timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sessions'").get();
    if (known)
      database
        .prepare(
          "UPDATE sessions SET authenticated_at = authenticated_at - 600000 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
        )
        .run(email);
    database.close();
  }
}
