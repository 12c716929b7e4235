import { splitTags } from "~/features/prompts/tags";

import { columnRoles, type ColumnRole } from "../limits";
import { advisedItem } from "./advised-item";
import { headings } from "./column-names";
import { chatType, textItem } from "./table-items.server";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an entry of a JSON file is a chat as ChatGPT (`mapping`) and Claude (`chat_messages`) export it. */
export const isChat = (item: unknown): boolean =>
  isFields(item) && (isFields(item.mapping) || Array.isArray(item.chat_messages));

/**
 * An entry of a JSON file as an unchecked prompt: ours as it is, that of another tool by the names that columns of tables have.
 */
export function jsonItem(item: unknown, placeholders: boolean): unknown {
  if (!isFields(item) || Object.hasOwn(item, "originalInput")) return item;
  const { content, originalInput, tags, folder } = byRole(item);
  if (typeof content !== "string") return item;
  return advisedItem({
    ...textItem(content, placeholders, typeof originalInput === "string" ? originalInput : undefined),
    ...(typeof item.type === "string" && { type: chatType(item.type) }),
    ...(tags !== undefined && { tags: typeof tags === "string" ? splitTags(tags) : tags }),
    ...(folder !== undefined && { folder: typeof folder === "string" ? folder.trim() || null : folder }),
  });
}

function byRole(fields: Fields): Partial<Record<ColumnRole, unknown>> {
  const named = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), fields[name]]));
  return Object.fromEntries(
    columnRoles.map((role) => [role, named.get(headings[role].find((name) => named.has(name)) ?? "")]),
  );
}
