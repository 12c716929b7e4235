import type { Section } from "../../composition";
import { quotePurpose } from "../../quote-purpose";
import type { Brief } from "../brief";

const acronym = /^[A-Z]{2,}s?$/;

/** Role, purpose, trigger, inputs, data and platform: what the agent has to know before it starts. */
export function startSections(brief: Brief): Section[] {
  const { frame, text, facts, purpose } = brief;
  const { titles, labels } = frame;
  const { audience } = facts;
  const gap = facts.language === "ja" ? "" : " ";
  return [
    {
      title: titles.role,
      body: audience ? text.role : text.role + gap + text.users,
      items: audience ? [frame.line(labels.audience, audience)] : [],
    },
    { title: titles.purpose, body: quotePurpose(purpose.text) },
    { title: titles.trigger, items: triggerItems(brief) },
    { title: titles.actions, steps: brief.workflow.actions },
    { title: titles.inputs, variables: brief.variables },
    { title: titles.data, items: dataItems(brief) },
    { title: titles.platform, items: platformItems(brief) },
  ];
}

function triggerItems({ frame, text, facts, workflow }: Brief): string[] {
  const { schedule, event } = workflow;
  const items: string[] = [];
  if (schedule) items.push(frame.line(frame.labels.schedule, schedule));
  if (event) items.push(frame.line(frame.labels.event, frame.event(event)));
  if (facts.deadline) items.push(frame.line(frame.labels.deadline, facts.deadline));
  return schedule || event ? items : [frame.assumedTrigger(text.trigger), ...items];
}

function dataItems({ frame, text, facts, workflow, asks, platform, byMail }: Brief): string[] {
  const { labels, line, listed } = frame;
  const { from, to, other } = workflow.tools;
  const sources = asks.source
    ? [`{{${frame.source.name}}}`]
    : [...from, ...workflow.sourceAddresses, ...workflow.files];
  if (sources.length === 0 && byMail) sources.push(frame.mail);
  const targets = [...to, ...workflow.writtenFiles, ...workflow.addresses];
  const settled = [workflow.contact ?? "", platform?.name ?? "", facts.audience ?? ""];
  const shown = [...sources, ...targets, ...other, ...settled].join(" ").toLowerCase();
  const spelled = [...facts.quotes, ...facts.names].filter(
    (name) => !acronym.test(name) && !shown.includes(name.toLowerCase()),
  );
  return [
    line(labels.records, text.source),
    ...(sources.length > 0 ? [line(labels.from, listed(sources))] : []),
    ...(targets.length > 0 ? [line(labels.to, listed(targets))] : []),
    ...(other.length > 0 ? [line(labels.tools, listed(other))] : []),
    ...(facts.urls.length > 0 ? [line(labels.material, listed(facts.urls))] : []),
    ...(spelled.length > 0 ? [line(labels.verbatim, listed(spelled))] : []),
    ...(facts.code.length > 0 ? [frame.codeMaterial] : []),
  ];
}

function platformItems({ frame, facts, platform }: Brief): string[] {
  if (!platform) return [];
  return [frame.line(frame.labels.runtime, platform.name), ...platform.notes[facts.language]];
}
