import { accounts } from "./ja/accounts";
import { comparisons } from "./ja/comparisons";
import { connections } from "./ja/connections";
import { embedding } from "./ja/embedding";
import { errors } from "./ja/errors";
import { authoring } from "./ja/authoring";
import { examples } from "./ja/examples";
import { facts } from "./ja/facts";
import { filling } from "./ja/filling";
import { flash } from "./ja/flash";
import { generator } from "./ja/generator";
import { history } from "./ja/history";
import { library } from "./ja/library";
import { mcp } from "./ja/mcp";
import { moderation } from "./ja/moderation";
import { offline } from "./ja/offline";
import { optimization } from "./ja/optimization";
import { passkeys } from "./ja/passkeys";
import { people } from "./ja/people";
import { profiles } from "./ja/profiles";
import { prompts } from "./ja/prompts";
import { proof } from "./ja/proof";
import { publishing } from "./ja/publishing";
import { sharing } from "./ja/sharing";
import { shelf } from "./ja/shelf";
import { shell } from "./ja/shell";
import { street } from "./ja/street";
import { tokens } from "./ja/tokens";
import { town } from "./ja/town";
import { languages } from "./ja/languages";
import { transfer } from "./ja/transfer";
import { translation } from "./ja/translation";
import { trash } from "./ja/trash";
import { why } from "./ja/why";

/** The Japanese dictionary is the source; the others have its shape. */
export const ja = {
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

export type Dictionary = typeof ja;
