import type { Section } from "../../composition";
import type { Brief } from "../brief";

/** Steps, rules, permissions, failures, idempotency and log: how the agent works. */
export function workSections(brief: Brief): Section[] {
  const { frame, text, workflow, deep } = brief;
  const { titles } = frame;
  const targets =
    brief.platform || brief.kindId === "script" ? [] : [...workflow.shownTools.to, ...workflow.addresses];
  const joined = new Intl.ListFormat(brief.facts.language).format(targets);
  return [
    {
      title: titles.steps,
      steps: targets.length > 0 ? [...text.steps, frame.deliver(joined)] : text.steps,
    },
    { title: titles.rules, items: ruleItems(brief) },
    { title: titles.permissions, items: permissionItems(brief) },
    {
      title: titles.errors,
      items: [frame.retry(workflow.retries), text.failure, ...(deep ? frame.errors : [])],
    },
    { title: titles.idempotency, items: [text.key, ...(deep ? [frame.resume] : [])] },
    { title: titles.log, items: [frame.log, ...(deep ? [frame.logDeep] : [])] },
  ];
}

function ruleItems({ frame, text, facts, workflow, asks }: Brief): string[] {
  const { deadline, length } = facts;
  const figures = workflow.figures.filter(
    (piece) => ![deadline, length].some((known) => known && piece.includes(known)),
  );
  const given = [...workflow.conditions, ...figures];
  return [
    ...(given.length > 0 ? [frame.conditions(frame.quoted(given))] : []),
    ...(asks.kind && text.ask ? [frame.line(text.ask.label, `{{${text.ask.name}}}`)] : []),
    ...text.rules,
    frame.precedence,
  ];
}

function permissionItems({ frame, text, workflow, asks }: Brief): string[] {
  const { labels, line } = frame;
  const { unattended } = workflow;
  const contact = asks.contact ? `{{${frame.contact.name}}}` : workflow.contact;
  return [
    line(labels.alone, text.alone),
    ...(unattended ? [frame.unattended(unattended)] : []),
    line(labels.approval, unattended ? frame.except(text.approval) : text.approval),
    ...(contact ? [line(labels.contact, contact)] : []),
    text.stop,
  ];
}
