import type { Language } from "~/languages";
import type { Localized } from "../../composition";
import { tools, type ToolRole } from "./tools";

export interface NamedTools {
  /** Where data comes from. */
  from: string[];
  /** Where the result goes. */
  to: string[];
  /** Named without a clear direction. */
  other: string[];
}

type Direction = (before: string, after: string, role: ToolRole) => keyof NamedTools;

/** "Notionの「売上」データベースに追記": what belongs to the tool is written to, unless it is answered. */
const filledIn =
  /^の[^、。\nをがはに]{1,24}(?:に|へ)(?!新し|新た|新規|ある|あり|届|来|入って|たま|溜|投稿された|登録された|返信|対応|回答|基づ|応じ|対し|関し|つい|よ[りる])/;
/** "Gmail attachments" and "Shopify orders" are read. */
const contents =
  /^(?:'s)? (?:attachments?|e?mails|messages|rows|orders|deals|contacts|tickets|issues|leads|data|files|notes|recordings|events|invoices|sales|records|reviews|responses|submissions)(?!\p{L})/iu;
const directions: Localized<Direction> = {
  ja: (_, after, role) => {
    const rest = after.replace(/^[^、。\nをがは]{0,12}?(?=から|に|へ|の)/, "");
    if (
      /^(?:から|より|に(?:届|来|入って|溜|たま|ある|保存された|登録された|上が)|で(?:集|受け|届|もら|収集|来))/.test(
        rest,
      )
    )
      return "from";
    if (/^(?:に|へ)/.test(rest) || filledIn.test(after)) return "to";
    if (/^の(?:メンション|DM|リプ|コメント|フォロワー|タイムライン)/.test(after)) return "from";
    if (after.startsWith("の")) return role === "data" ? "from" : role === "chat" ? "to" : "other";
    return role === "chat" ? "to" : "other";
  },
  en: (before, after, role) => {
    if (
      role !== "social" &&
      contents.test(after) &&
      !/\b(?:create|add|update|write)\s+(?:\w+\s+)?$/i.test(before)
    )
      return "from";
    if (role === "chat" && /\b(?:in|on)\s+(?:\w+\s+)?$/i.test(before)) return "to";
    if (/\b(?:from|in|read|check|monitor|watch|on)\s+(?:\w+\s+)?$/i.test(before)) {
      return /\b(?:post|save|store|log|record|create|add|update|write|put|notify)\b[^.;]*\bin\s+(?:\w+\s+)?$/i.test(
        before,
      )
        ? "to"
        : "from";
    }
    if (
      /\b(?:into|via|onto|update|to)\s+(?:(?!save|send|add|create|pull|export|import|copy|move|read|check|sync|get|fetch|collect|use)\w+\s+)?$/i.test(
        before,
      )
    )
      return "to";
    return role === "chat" ? "to" : "other";
  },
  es: (before, _, role) => {
    if (/(?<!\p{L})(?:de|desde|del|lee|revisa)\s+(?:\p{L}+\s+)?$/iu.test(before)) return "from";
    if (/(?<!\p{L})(?:a|al|por|hacia|hasta)\s+(?:\p{L}+\s+)?$/iu.test(before)) return "to";
    if (
      /(?<!\p{L})(?:gu[aá]rd|reg[ií]str|ap[uú]nt|an[oó]t|cr[eé]|a[nñ][aá]d|publ[ií]|actual[ií]z|c[oó]pi|p[aá]s|introd[uú]|m[eé]t)\p{L}*[^.;]*\sen\s+(?:\p{L}+\s+)?$/iu.test(
        before,
      )
    )
      return "to";
    if (/(?<!\p{L})en\s+(?:\p{L}+\s+)?$/iu.test(before)) return role === "chat" ? "to" : "from";
    return role === "chat" ? "to" : "other";
  },
};

/** What joins tools that share a direction ("楽天とShopifyの"). */
const conjunction = /^\s*(?:と|、|・|や|,|and|y|or|&)\s*(?:(?:a|an|the|a una|una|el|la)\s+)?$/;

/** "Turn notes from Zoom into cards in Trello": once a source is named, "in" names the target. */
const bareIn = /\b(?:in|en)\s+(?:an?\s|una?\s|the\s)?$/i;

/** How far in front of a tool its verb may stand. */
const furthestVerb = 300;

/** The tools that a purpose names, as written there, sorted by the direction in which data flows. */
export function readTools(text: string, language: Language): NamedTools {
  const found = tools
    .flatMap(([pattern, role]) =>
      [...text.matchAll(pattern)].map((match) => ({ name: match[0], at: match.index, role })),
    )
    .sort((a, b) => a.at - b.at);
  const seen = new Set<string>();
  const first = found.filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()));
  const routes = first.map(({ name, at, role }) => {
    const before =
      text
        .slice(Math.max(0, at - furthestVerb), at)
        .split(/[.。\n]/)
        .at(-1) ?? "";
    return directions[language](before, text.slice(at + name.length), role);
  });
  const isListed = (index: number) => {
    const [left, right] = [first[index], first[index + 1]];
    return left && right && conjunction.test(text.slice(left.at + left.name.length, right.at));
  };
  if (language === "ja") {
    for (let i = first.length - 2; i >= 0; i--) if (isListed(i)) routes[i] = routes[i + 1]!;
  } else {
    for (const [index, { at }] of first.entries()) {
      const isSecond = routes.slice(0, index).includes("from");
      if (isSecond && bareIn.test(text.slice(0, at))) routes[index] = "to";
      if (index > 0 && isListed(index - 1)) routes[index] = routes[index - 1]!;
    }
  }
  const going = (route: keyof NamedTools) =>
    first.filter((_, index) => routes[index] === route).map(({ name }) => name);
  return { from: going("from"), to: going("to"), other: going("other") };
}
