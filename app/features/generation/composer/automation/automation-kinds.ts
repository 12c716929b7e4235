import type { RecognisableKind } from "../recognise-kind";
import type { AutomationKind } from "./automation-kind";
import { kindWords } from "./kind-words";
import { approval } from "./kinds/approval";
import { codeChanges } from "./kinds/code-changes";
import { dataCleaning } from "./kinds/data-cleaning";
import { dataEntry } from "./kinds/data-entry";
import { expenses } from "./kinds/expenses";
import { files } from "./kinds/files";
import { hr } from "./kinds/hr";
import { inventory } from "./kinds/inventory";
import { itOperations } from "./kinds/it-operations";
import { mailTriage } from "./kinds/mail-triage";
import { media } from "./kinds/media";
import { meetingTasks } from "./kinds/meeting-tasks";
import { monitoring } from "./kinds/monitoring";
import { report } from "./kinds/report";
import { salesCrm } from "./kinds/sales-crm";
import { scheduling } from "./kinds/scheduling";
import { script } from "./kinds/script";
import { socialPosting } from "./kinds/social-posting";
import { support } from "./kinds/support";
import { survey } from "./kinds/survey";

const kinds: readonly AutomationKind[] = [
  mailTriage,
  expenses,
  dataEntry,
  report,
  scheduling,
  meetingTasks,
  support,
  salesCrm,
  inventory,
  monitoring,
  socialPosting,
  files,
  hr,
  approval,
  itOperations,
  codeChanges,
  script,
  dataCleaning,
  survey,
  media,
];
const none = { ja: [], en: [], es: [] };

/** The kinds of automation that can be recognised; a purpose that fits none of them is "general". */
export const automationKinds: readonly (AutomationKind & RecognisableKind)[] = kinds.map((kind) => ({
  ...kind,
  ...(kindWords[kind.id] ?? { keywords: none }),
}));
