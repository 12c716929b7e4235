import type { Language } from "~/languages";
import type { Endpoints } from "./read-endpoints";
import type { NamedTools } from "./read-tools";

type Routes = Pick<Endpoints, "addresses" | "sourceAddresses"> & { shownTools: NamedTools };

/** A sheet, base or board that is named right after its tool: 'Airtable base "Leads"'. */
const namedPart =
  /^(?::\/)?\/[\w/.-]*\w|^\s?(?:の)?(?:シート|ファイル|フォルダ|ボード|(?:base|sheet|table|tab|list|board|folder|tabla|hoja|lista|tablero|carpeta)(?= ))?\s?(?:「[^」]{1,40}」|『[^』]{1,40}』|“[^”]{1,40}”|«[^»]{1,40}»|"[^"\n]{1,40}")/iu;
const channelAfter =
  /^(?:の|\s?[（(]|'s|\s(?:channel|canal|in|en(?: el canal)?|chat|の)?\s?)?(?:チャンネル)?\s?(#[\p{L}\p{N}_-]{2,30})/u;
const channelBefore =
  /(#[\p{L}\p{N}_-]{2,30})(?: channel| canal)?\s(?:on|in|of|de|en)\s(?:our |the |nuestro )?$/u;

/**
 * Puts a tool and what it is used for together: a channel belongs to its chat ("Slack（#経理）") and a quoted
 * sheet to its tool ("スプレッドシート「支払予定」"), so that neither stands as a target of its own.
 */
export function joinEndpoints(
  text: string,
  language: Language,
  tools: NamedTools,
  { addresses, sourceAddresses }: Endpoints,
): Routes {
  const joined = new Set<string>();
  const shownTools: NamedTools = { from: [], to: [], other: [] };
  for (const route of ["from", "to", "other"] as const) {
    for (const name of tools[route]) {
      const at = text.indexOf(name);
      const after = text.slice(at + name.length);
      const mentioned = channelAfter.exec(after)?.[1] ?? channelBefore.exec(text.slice(0, at))?.[1];
      const channel = [...addresses, ...sourceAddresses].find(
        (address) => mentioned === address || mentioned?.startsWith(address),
      );
      if (channel && !joined.has(channel)) {
        joined.add(channel);
        const shown = language === "ja" ? `${name}（${channel}）` : `${name} (${channel})`;
        shownTools[sourceAddresses.includes(channel) ? "from" : "to"].push(shown);
      } else shownTools[route].push(name + (namedPart.exec(after)?.[0] ?? ""));
    }
  }
  const isAlone = (address: string) => !joined.has(address);
  return {
    shownTools,
    addresses: addresses.filter(isAlone),
    sourceAddresses: sourceAddresses.filter(isAlone),
  };
}
