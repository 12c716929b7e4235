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

const readBefore =
  /(?:\bfrom|\bread|\bcheck|\bmonitor|\bwatch|\bscrape|desde|\bde|\blee|\brevisa) (?:the |el |la )?$/iu;
const readAfter =
  /^[）)]?\s?(?:から|に(?:来|届|入っ)|を(?:見|確認|チェック|監視|巡回|読)|の(?:更新|価格|内容|新着|在庫))/u;

/** Addresses joined to the one in question. */
const chained = /(?:https?:\/\/[^\s、]+(?:,\s?|\s(?:and|y)\s|と|、))+$/u;

/** Whether an address is what is read ("from https://…") and no mere reference. */
function isReadFrom(url: string, text: string): boolean {
  const at = text.indexOf(url);
  const before = text.slice(0, at).replace(chained, "");
  return readBefore.test(before) || readAfter.test(text.slice(at + url.length));
}

function dataItems({ frame, text, facts, workflow, asks, platform, byMail, purpose }: Brief): string[] {
  const { labels, line, listed } = frame;
  const { from, to, other } = workflow.shownTools;
  const readUrls = facts.urls.filter((url) => isReadFrom(url, purpose.text));
  const material = facts.urls.filter((url) => !readUrls.includes(url));
  const sources = asks.source
    ? [`{{${frame.source.name}}}`]
    : [...from, ...workflow.sourceAddresses, ...workflow.files, ...readUrls];
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
    ...(material.length > 0 ? [line(labels.material, listed(material))] : []),
    ...(spelled.length > 0 ? [line(labels.verbatim, listed(spelled))] : []),
    ...(facts.code.length > 0 ? [frame.codeMaterial] : []),
  ];
}

function platformItems({ frame, facts, platform }: Brief): string[] {
  if (!platform) return [];
  return [frame.line(frame.labels.runtime, platform.name), ...platform.notes[facts.language]];
}
