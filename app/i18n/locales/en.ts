import { accounts } from "./en/accounts";
import { comparisons } from "./en/comparisons";
import { connections } from "./en/connections";
import { embedding } from "./en/embedding";
import { errors } from "./en/errors";
import { authoring } from "./en/authoring";
import { examples } from "./en/examples";
import { facts } from "./en/facts";
import { filling } from "./en/filling";
import { flash } from "./en/flash";
import { generator } from "./en/generator";
import { history } from "./en/history";
import { library } from "./en/library";
import { mcp } from "./en/mcp";
import { moderation } from "./en/moderation";
import { offline } from "./en/offline";
import { optimization } from "./en/optimization";
import { passkeys } from "./en/passkeys";
import { people } from "./en/people";
import { profiles } from "./en/profiles";
import { prompts } from "./en/prompts";
import { proof } from "./en/proof";
import { publishing } from "./en/publishing";
import { sharing } from "./en/sharing";
import { shelf } from "./en/shelf";
import { shell } from "./en/shell";
import { street } from "./en/street";
import { tokens } from "./en/tokens";
import { town } from "./en/town";
import { languages } from "./en/languages";
import { transfer } from "./en/transfer";
import { translation } from "./en/translation";
import { trash } from "./en/trash";
import { why } from "./en/why";
import type { Dictionary } from "./ja";

export const en: Dictionary = {
  shell,
  facts,
  filling,
  flash,
  comparisons,
  generator,
  history,
  why,
  prompts,
  proof,
  accounts,
  tokens,
  offline,
  passkeys,
  connections,
  mcp,
  library,
  trash,
  optimization,
  sharing,
  publishing,
  embedding,
  town,
  languages,
  moderation,
  transfer,
  translation,
  profiles,
  people,
  errors,
  street,
  shelf,
  examples,
  authoring,
};
