import type { Section } from "../../composition";
import type { Brief } from "../brief";

const spokenLength = /分|秒|minut|min|sec|segundo/i;
const readFormat = /^(?:ファイル)?(?:を|から|が|データ)/;
const readFormatBefore =
  /\b(?:from|read|reads|parse|import|load|the|desde|lee|leer|importa|importar|el|un)\s+(?:a |an |the |el |un )?$/i;

/** Constraints and output format, and with Deep Thinking the analysis, edge cases, criteria, trial and check. */
export function resultSections(brief: Brief): Section[] {
  const { frame, text, deep, facts, workflow } = brief;
  const { titles } = frame;
  const tone = facts.tone ? [frame.line(frame.labels.tone, facts.tone)] : [];
  const sections: Section[] = [
    {
      title: titles.constraints,
      items: [...tone, ...frame.constraints, ...(deep ? frame.constraintsDeep : [])],
    },
    { title: titles.output, items: outputItems(brief) },
  ];
  if (!deep) return sections;
  return [
    ...sections,
    { title: titles.analysis, items: analysisItems(brief) },
    { title: titles.edges, items: text.edges },
    { title: titles.success, items: text.success },
    { title: titles.trial, steps: [frame.trial[0] ?? "", text.example, ...frame.trial.slice(1)] },
    {
      title: titles.check,
      items: [
        ...text.checks,
        ...frame.checks.slice(workflow.unattended ? 1 : 0),
        ...(workflow.unattended ? [frame.checkUnattended] : []),
      ],
    },
  ];
}

function outputItems({ frame, text, facts, platform, kindId, purpose, workflow }: Brief): string[] {
  const { length, format } = facts;
  const isText =
    length &&
    !format?.includes(length) &&
    !spokenLength.test(length) &&
    !workflow.schedule?.includes(length) &&
    ![...workflow.conditions, ...workflow.actions].some((limit) => limit.includes(length));
  return [
    ...(platform && !(platform.built === "code" && kindId === "script")
      ? [frame.deliverable[platform.built]]
      : []),
    ...(format && isAskedFormat(purpose.text, format) ? [frame.format(format)] : []),
    ...text.output,
    ...(isText ? [frame.line(frame.labels.length, length)] : []),
    ...(facts.outputLanguage ? [frame.outputLanguage(facts.outputLanguage)] : []),
  ];
}

/** A format that is named as input ("CSVを読み込む", "from CSV") is not the one to write. */
function isAskedFormat(text: string, format: string): boolean {
  const at = text.indexOf(format);
  return (
    !readFormat.test(text.slice(at + format.length)) &&
    !readFormatBefore.test(text.slice(0, at)) &&
    text[at - 1] !== "."
  );
}

function analysisItems({ frame, workflow, asks }: Brief): string[] {
  const { assumptions } = frame;
  const { schedule, event } = workflow;
  return [
    frame.restate,
    ...(!schedule && !event ? [assumptions.trigger] : []),
    ...(schedule && /[0-9０-９]|noon|midnight/.test(schedule) ? [assumptions.clock] : []),
    ...(event ? [assumptions.event] : []),
    ...(asks.source ? [] : [assumptions.access]),
    assumptions.volume,
  ];
}
