import type { Language } from "~/languages";

const patterns: Record<Language, RegExp> = {
  ja: /([\p{L}\p{N}・ー&'’-]{2,24})という(?:名前|名称|店名|店|ブランド|会社|カフェ|アプリ|サービス|商品|チャンネル)/u,
  en: /(?<!\p{L})(?:called|named|brand(?:ed)?(?: name)?:?)\s+(\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})|(?<!\p{L})for\s+(\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})/u,
  es: /(?<!\p{L})(?:llamad[oa]|se llama|de nombre|marca)\s+(\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s(?:&\s|de\s|y\s|la\s)?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})|(?<!\p{L})para\s+(\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?:&\s|de\s|y\s)?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})/u,
};
const notABrand =
  /^(?:YouTube|Instagram|TikTok|LinkedIn|Facebook|Twitter|X|I|Christmas|Halloween|Navidad|Mother|Father|Valentine|January|February|March|April|May|June|July|August|September|October|November|December|Spain|Japan|Mexico|México|España|SNS|A4|Monday|Friday)/u;
const nameCue =
  /(?:ブランド|店名|会社|社名|カフェ|店|アプリ|サービス|商品|団体|チーム)?(?:「|『)([^」』]{1,30})(?:」|』)(?:という|の(?:ロゴ|アイコン|看板))/u;

/** The name a logo, shop or product bears, without quotation marks; the given quotes come first. */
export function readBrand(text: string, language: Language, quotes: readonly string[]): string | undefined {
  const quoted = nameCue.exec(text)?.[1];
  if (quoted && quotes.includes(quoted)) return quoted;
  const match = patterns[language].exec(text);
  const name = match?.[1] ?? match?.[2];
  return name && !notABrand.test(name) ? name : undefined;
}
