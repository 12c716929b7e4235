import { ColumnsForm } from "./columns-form";
import { ImportPreview } from "./import-preview";
import { ImportProgress } from "./import-progress";
import { ImportReport } from "./import-report";
import type { StepProps } from "../import-state";

/** The page of an import, by its phase. */
export function ImportSteps(props: StepProps) {
  const { phase } = props.state;
  if (phase === "columns") return <ColumnsForm {...props} />;
  if (phase === "preview") return <ImportPreview {...props} />;
  return phase === "running" ? <ImportProgress {...props} /> : <ImportReport {...props} />;
}
