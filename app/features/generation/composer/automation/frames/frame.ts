import type { Variable } from "../../composition";

/** The sentences that every automation prompt shares, in one language. */
export interface Frame {
  titles: Record<
    | "role"
    | "purpose"
    | "trigger"
    | "actions"
    | "inputs"
    | "data"
    | "platform"
    | "steps"
    | "rules"
    | "permissions"
    | "errors"
    | "idempotency"
    | "log"
    | "constraints"
    | "output"
    | "analysis"
    | "edges"
    | "success"
    | "trial"
    | "check",
    string
  >;
  /** The source, when the purpose says only that things come by mail. */
  mail: string;
  line(label: string, value: string): string;
  /** Pieces of the purpose, in the language's quotation marks, as a list. */
  quoted(pieces: readonly string[]): string;
  /** A clause of the purpose that names an event. */
  event(event: string): string;
  listed(pieces: readonly string[]): string;
  labels: Record<
    | "audience"
    | "schedule"
    | "event"
    | "records"
    | "from"
    | "to"
    | "tools"
    | "material"
    | "verbatim"
    | "alone"
    | "approval"
    | "contact"
    | "runtime"
    | "tone"
    | "length"
    | "deadline",
    string
  >;
  source: Variable;
  contact: Variable;
  assumedTrigger(trigger: string): string;
  conditions(pieces: string): string;
  /** The last step, when the purpose says where the result goes. */
  deliver(targets: string): string;
  precedence: string;
  /** What is allowed without approval because the purpose asks for it. */
  unattended(piece: string): string;
  except(approval: string): string;
  retry(given?: string): string;
  codeMaterial: string;
  errors: readonly string[];
  resume: string;
  log: string;
  logDeep: string;
  constraints: readonly string[];
  constraintsDeep: readonly string[];
  format(piece: string): string;
  outputLanguage(name: string): string;
  deliverable: Record<"steps" | "code", string>;
  restate: string;
  assumptions: {
    trigger: string;
    clock: string;
    event: string;
    access: string;
    volume: string;
  };
  trial: readonly string[];
  checks: readonly string[];
  checkUnattended: string;
}
