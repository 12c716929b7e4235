import { DrizzleQueryError } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { reportErrorOf } from "./errors.server";

test("a failed query is logged with statement and cause, without parameters", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const query = 'insert into "drafts" ("id", "content") values (?, ?)';
  reportErrorOf(
    "r1",
    new DrizzleQueryError(query, ["secret-id", "a private\ntext"], new Error("D1_ERROR: no such table")),
  );
  const line = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  expect(JSON.parse(line)).toMatchObject({ level: "error", event: "error", requestId: "r1" });
  expect(line).toContain("insert into");
  expect(line).toContain("no such table");
  expect(line).toContain("errors.server.test.ts");
  expect(line).not.toContain("secret-id");
  expect(line).not.toContain("private");
  expect(line).not.toContain("text\\n");
});
