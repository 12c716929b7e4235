import type { Language } from "~/languages";
import type { Facts, Localized } from "../composition";
import { audiencePatterns } from "./audience-patterns";
import { firstMatch } from "./first-match";

const bareHonorific = /^(?:さん|様|さま|氏|くん|君|方|人|御中|たち)$/;
const ordinaryHonorific =
  /^(?:お?客|皆|みな|奥|お子|お母|お父|お?姉|お?兄|彼|両|神|王|殿|同|多|有|各|仕|模|異|担当|学校の?|専門家|様)(?:様|さん|さま)?$/;
const capitals =
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Dra)\\. )?(?:\\p{Lu}|[a-z]{1,2}\\p{Lu})[\\p{L}\\p{N}&’'.-]*[\\p{L}\\p{N}]\\+?";
const ordinaryCapitals =
  /^(?:I|I'm|I'll|I've|AI|PDF|SEO|FAQ|CSV|JSON|HTML|CSS|SQL|API|URL|CEO|HR|IT|KPI|OKR|CV|SNS|PR|Q&A|USA|UK|EU|English|Japanese|Spanish|Chinese|Korean|French|German|Italian|Portuguese|Excel|Word|PowerPoint|Markdown|Python|JavaScript|TypeScript|Java|Instagram|Twitter|X|Facebook|LinkedIn|TikTok|YouTube|Mr|Mrs|Ms|Dr|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|LinkedIn|WhatsApp|Gmail|Slack|Sheets|Google Sheets|Ads|British|American|European|Spanish|Asian|Please|The|A|An|It|We|You|My|No|Not|But|And|Or|Include|Keep|Use|Make|Need|Can|Este|Esta|El|La|Los|Las|Un|Una|Me|Quiero|Necesito)$/;

const prefectures =
  "北海道|青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|京都|大阪|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄|札幌|仙台|横浜|名古屋|神戸|金沢|渋谷|新宿|銀座|浅草|箱根|鎌倉|日光|ハワイ|パリ|ロンドン|ニューヨーク|ソウル|台湾|台北|韓国|アメリカ|スペイン(?!語)|フランス(?!語)|イタリア(?!語)|ドイツ(?!語)|中国(?!語)|インド(?!ネシア語)|バリ島";
const places: Localized<RegExp> = {
  ja: new RegExp(
    `(?:${prefectures})(?:都|府|県|市|区|駅)?(?![\\p{Script=Han}]{0,4}(?:さん|部長|課長))|[\\p{Script=Han}]{1,4}(?:駅|県|市(?!場|民|販)|町(?!内)|村)(?![\\p{Script=Han}])`,
    "gu",
  ),
  en: new RegExp(
    `(?<=\\b(?:in|near|around|visiting|through|across|(?:trip|travel|fly|move|moving|go|going|flight|visit) to|visit) )(?:the )?(${capitals}(?: ${capitals})*)`,
    "gu",
  ),
  es: new RegExp(
    `(?<!(?:trabajo|puesto|empleo|prácticas|becari[oa]|años|trabajar|trabajando|entré) en )(?<=(?<!\\p{L})(?:en|desde|hacia|por|(?:[Vv]iaje|[Vv]iajar|[Ii]r|[Ee]scapada|[Ee]xcursión) a) )(${capitals}(?: (?:de |del |la )*${capitals})*)`,
    "gu",
  ),
};

/** Who a purpose is for, who and what it names, and where it takes place. */
export function readPeople(text: string, language: Language): Pick<Facts, "audience" | "names" | "places"> {
  const found = [...text.matchAll(places[language])].map((match) => match[1] ?? match[0]);
  const spots = unique(found.filter((piece) => !ordinaryCapitals.test(piece)));
  const names = (language === "ja" ? japaneseNames(text) : latinNames(text)).filter(
    (name) => !spots.includes(name),
  );
  const audience = firstMatch(text, audiencePatterns[language]);
  return {
    audience: audience && bareHonorific.test(audience) ? undefined : audience,
    names: unique(names),
    places: spots,
  };
}

function japaneseNames(text: string): string[] {
  const patterns = [
    /[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:さん|様|氏|くん|先生|部長|課長|社長)/gu,
    /株式会社[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9]{1,12}|[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9]{2,12}株式会社/gu,
    /(?<![A-Za-z])[A-Za-z]{1,12}社(?![員長内外会])/g,
    /(?<![A-Za-z@/._])(?:[A-Z]|[a-z]{1,2}[A-Z])[A-Za-z]+[a-z0-9](?:\.[a-z]{2,3}|[ -][A-Z][A-Za-z]*)*(?![A-Za-z0-9ァ-ヶー])/g,
  ];
  const listed = /(?:参加者|出席者|メンバー|登壇者)(?:は|[:：])\s*([^。\n]{2,60})/u.exec(text)?.[1] ?? "";
  const people = listed.split(/[、,，・]/).map((name) => name.trim());
  return [...people, ...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([piece]) => piece))]
    .filter((piece) => piece.length > 1)
    .filter((piece) => !ordinaryHonorific.test(piece) && !ordinaryCapitals.test(piece));
}

function latinNames(text: string): string[] {
  const inside = new RegExp(
    `(?<=[\\p{Ll}\\p{N},;:)]\\s)${capitals}(?: (?:de |del |la |van |von )*${capitals})*(?: \\p{Lu}(?![\\p{L}\\p{N}]))?`,
    "gu",
  );
  return [...text.matchAll(inside)]
    .map(([piece]) => piece.replace(/['’]s$/, ""))
    .filter((piece) => !ordinaryCapitals.test(piece) && piece.length > 1 && !/^\p{Lu}{2,5}$/u.test(piece));
}

function unique(pieces: string[]): string[] {
  return [...new Set(pieces)];
}
