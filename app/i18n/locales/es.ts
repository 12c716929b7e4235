import { accounts } from "./es/accounts";
import { comparisons } from "./es/comparisons";
import { connections } from "./es/connections";
import { embedding } from "./es/embedding";
import { errors } from "./es/errors";
import { authoring } from "./es/authoring";
import { examples } from "./es/examples";
import { facts } from "./es/facts";
import { filling } from "./es/filling";
import { flash } from "./es/flash";
import { generator } from "./es/generator";
import { history } from "./es/history";
import { library } from "./es/library";
import { mcp } from "./es/mcp";
import { moderation } from "./es/moderation";
import { offline } from "./es/offline";
import { optimization } from "./es/optimization";
import { passkeys } from "./es/passkeys";
import { people } from "./es/people";
import { profiles } from "./es/profiles";
import { prompts } from "./es/prompts";
import { proof } from "./es/proof";
import { publishing } from "./es/publishing";
import { sharing } from "./es/sharing";
import { shelf } from "./es/shelf";
import { shell } from "./es/shell";
import { street } from "./es/street";
import { tokens } from "./es/tokens";
import { town } from "./es/town";
import { languages } from "./es/languages";
import { transfer } from "./es/transfer";
import { translation } from "./es/translation";
import { trash } from "./es/trash";
import { why } from "./es/why";
import type { Dictionary } from "./ja";

export const es: Dictionary = {
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
