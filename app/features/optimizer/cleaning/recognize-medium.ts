export type Medium = "text" | "image" | "video" | "data";

const asksForPicture =
  /(?:画像|イラスト|写真|ロゴ|アイコン|ポスター|バナー|壁紙|絵|挿絵|サムネイル)(?:を|の)?[^。\n]{0,8}(?:生成|描|制作|作成|作って|作る|デザイン|撮)|(?:^\s*|[.\n][^\S\n]*)(?:please )?(?:create|generate|make|draw|paint|design|produce|render|imagine)\b[^.\n]{0,60}\b(?:image|photo|photograph|picture|illustration|portrait|poster|logo|icon|wallpaper|diorama|drawing|painting|stickers?|infographic|avatar|design|miniature|scene|banner|thumbnail|selfie|mockup|render)\b|(?:^\s*|[.\n][^\S\n]*)(?:crea|genera|dibuja|haz|diseña|pinta)(?!\p{L})[^.\n]{0,40}(?:imagen|foto|fotografía|ilustración|retrato|cartel|logotipo|logo|icono|dibujo)(?!\p{L})/iu;
const asksForFilm =
  /(?:動画|映像|ムービー|アニメーション)(?:を|の)?[^。\n]{0,6}(?:生成|制作|作成|作って|作る|撮)|(?<!\d)\d+\s*秒の(?:[^。\n]{0,12})?(?:動画|映像)|(?:^\s*|[.\n][^\S\n]*)(?:please )?(?:create|generate|make|produce|animate)\b[^.\n]{0,50}\b(?:video|clip|film|animation|reel)\b(?! (?:script|title|description|idea|outline|transcript|essay|about my))|\b\d+[- ]second (?:[\w-]+ ){0,4}(?:video|clip|shot)\b|(?:^\s*|[.\n][^\S\n]*)(?:crea|genera|haz)(?!\p{L})[^.\n]{0,40}(?:v[íi]deo|clip|animaci[óo]n)(?!\p{L})(?! (?:guion|t[íi]tulo))/iu;
/** Writing tasks about pictures and films. */
const writes =
  /台本|シナリオ|脚本|構成案|企画書?|キャプション|説明文|タイトル|記事|レポート|メール|コード|プロンプト|画像(?:を(?:解析|分析|説明)|認識)|\b(?:write|act as|you are|explain|develop|build|code|script|your task|analy[sz]e|article|prompts?)\b|(?<!\p{L})(?:escribe|redacta|act[úu]a|eres|guion|analiza|artículo|c[óo]digo|prompts?)(?!\p{L})/iu;
const rendering =
  /\b(?:photo-?realis\w+|hyper-?realis\w+|ultra-?realis\w+|cinematic|bokeh|[48]k|depth of field|dslr|\d+ ?mm|f\/\d|(?:soft|natural|studio|dramatic|warm|rim|ambient) light(?:ing)?|golden hour|octane|unreal engine|close-up|isometric|diorama|watercolou?r|portrait|render(?:ed)?|illustration|textures?|background|foreground|camera|shot|vertical|horizontal|high resolution|negative prompt|print-ready|infographic|linework|hand-drawn|selfie|palette|composition|aspect ratio|\d{3,4} ?x ?\d{3,4})\b|写実的|水彩|油絵|逆光|俯瞰|ボケ|高精細|背景|画風|構図|fotorrealista|hiperrealista|acuarela|desenfocado|plano (?:medio|general)|iluminaci[óo]n|fondo/giu;
const filming =
  /\b(?:video|footage|fps|camera (?:follows|pans|moves|tracks)|timelapse|slow motion)\b|動画|映像|カメラが|v[íi]deo/iu;
const leastRendering = 3;
/** Labels for the look of a picture or film. */
const lookLabel =
  /^[-*・ \t　]*(光|色|画風|構図|縦横比|カメラ|映像の質感|音|light|colour|color|style|composition|aspect ratio|camera|audio|luz|color|estilo|composici[óo]n|formato|c[áa]mara|sonido)[:：]/gim;
const filmLabel = /カメラ|映像|camera|audio|c[áa]mara|sonido/;
const leastLabels = 3;

/** Medium of a prompt, for its diagnosis: text, a picture, a film, or machine-readable data. */
export function recognizeMedium(text: string): Medium {
  if (isData(text)) return "data";
  const head = text.slice(0, 300);
  if (/\s--(?:ar|v|niji|stylize|no)\b/.test(text)) return "image";
  const labels = new Set(Array.from(text.matchAll(lookLabel), ([, label = ""]) => label.toLowerCase()));
  if (labels.size >= leastLabels) return filmLabel.test([...labels].join()) ? "video" : "image";
  const written = writes.test(head);
  if (!written && asksForFilm.test(head)) return "video";
  if (!written && asksForPicture.test(head)) return "image";
  const terms = new Set((text.match(rendering) ?? []).map((term) => term.toLowerCase()));
  if (written || terms.size < leastRendering) return "text";
  return filming.test(head) ? "video" : "image";
}

/** JSON, or mostly code: a text without sentences. */
export function isData(text: string): boolean {
  const trimmed = text.trim();
  if (/^[[{][\s\S]*[\]}]$/.test(trimmed) && /["'][^"'\n]*["']\s*:/.test(trimmed)) return true;
  if (/^(?:<\?xml|<!doctype|<[a-z]+[\s>])[\s\S]*<\/[a-z]+>$/i.test(trimmed)) return true;
  const code = (trimmed.match(/```[\s\S]*?(?:```|$)/g) ?? []).reduce((sum, block) => sum + block.length, 0);
  const keyed = trimmed.split("\n").filter((line) => /^\s*["{}[\]]|[,{[]\s*$/.test(line)).length;
  return code > trimmed.length * 0.7 || keyed > Math.max(6, trimmed.split("\n").length * 0.6);
}

/** Phrases of interactive prompts: asking and waiting, or role play until the person has spoken. */
const contracts = [
  /(?:一|１|1)(?:問|つ|個)ずつ[^。\n]{0,12}(?:質問|聞|尋ね|出題|出し)|質問を(?:一|１|1)つずつ|(?:私|ユーザー|僕)の?(?:回答|返答|返事|答え|入力|発言)を(?:待|受け)|(?:回答|返答|返事|答え)を待(?:って|ち|つ)|最初の(?:質問|お題|入力|発言|依頼)は|ロールプレイ|(?:役|相手)(?:になって|を演じて|をして)/u,
  /\b(?:one (?:question )?at a time|wait (?:for|until) (?:my|me|the user|i)\b|ask me (?:\p{L}+ ){0,4}questions?|my (?:first|next) (?:\p{L}+ ){0,3}(?:is|will be)\b|i will (?:type|provide|give|write|ask|tell|send|say|answer|reply)\b|role-?play|stay in character|only reply (?:as|with)|do not write (?:all )?the conversation)/iu,
  /una (?:pregunta|a la vez|por una|cada vez)(?: (?:a la|cada) vez)?|espera (?:a )?(?:mi|que)|hazme (?:\p{L}+ ){0,3}preguntas?|mi primer[ao]? (?:\p{L}+ ){0,3}(?:es|será)|juego de rol|sin salirte del personaje|yo te (?:daré|escribiré|diré|responderé)/iu,
];

/** Whether a prompt opens a conversation; its parts are then a contract. */
export const isInteractive = (text: string): boolean => contracts.some((contract) => contract.test(text));
