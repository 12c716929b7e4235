import type { Language } from "~/languages";
import { recogniseKind } from "../recognise-kind";
import { withoutLimits } from "../scene/read-limits";
import { subjectClass } from "../scene/subject-class";
import { wordPattern } from "../scene/word-pattern";
import type { FilmKind } from "./film-kind";
import { mannerFilmKinds, particularFilmKinds } from "./film-kinds";
import { cooking } from "./kinds/cooking";
import { explainer } from "./kinds/explainer";
import { foodPromotion } from "./kinds/food-promotion";
import { general } from "./kinds/general";
import { generalStill } from "./kinds/general-still";
import { introduction } from "./kinds/introduction";
import { productPromotion } from "./kinds/product-promotion";
import { travel } from "./kinds/travel";

const business = wordPattern({
  ja: "店(?!長|員)|(?<![部小名古納平廃])屋(?!上|根|台|外|内|久|敷)|ショップ|カフェ(?!ラテ|オレ|イン)|喫茶|食堂|レストラン|居酒屋|サロン|美容[室院]|クリニック|医院|病院|歯科|ジム(?!ニー)|スタジオ|教室|塾|学校|幼稚園|保育園|工場|工房|農園|牧場|酒蔵|蔵元|旅館|ホテル|民宿|ゲストハウス|宿(?!題)|施設|会社(?!員)|企業|事務所|コワーキング|図書館|美術館|博物館|水族館|動物園|商店街|団体|サークル(?!ル)|NPO",
  en: "bakery|caf[eé]|coffee shop|shop|store|restaurant|bistro|salon|clinic|gym|studio|school|academy|factory|workshop|farm|winery|brewery|hotel|hostel|inn|company|agency|co-?working(?: space)?|library|museum|non-?profit|startup|firm|pub|club|dojo",
  es: "panader[ií]a|cafeter[ií]a|tienda|restaurante|peluquer[ií]a|cl[ií]nica|gimnasio|estudio|escuela|academia|f[aá]brica|taller|granja|bodega|hotel|hostal|empresa|agencia|co-?working|museo|florister[ií]a|librer[ií]a|bar|colegio|negocio",
});
const ours = wordPattern({
  ja: "うち(?:の|は)|当店|当社|当園|当館|弊社|私たちの|わたしたちの|自社",
  en: "our|my",
  es: "nuestr[oa]|mi",
});
const edible = wordPattern({
  ja: "コーヒー(?!メーカー|ミル|カップ)|珈琲|豆(?!知識|電球)|紅茶|お茶|緑茶|抹茶|ジュース|ビール|ワイン(?!グラス|セラー)|日本酒|焼酎|飲料|ドリンク|スイーツ|ケーキ|チョコ|クッキー|アイス|パン(?!フ|ダ|ツ|プ)|ラーメン|カレー|寿司|弁当|菓子|饅頭|味噌|醤油|ソース|ドレッシング|チーズ|ヨーグルト|牛乳|はちみつ|蜂蜜|りんご|みかん|いちご|果物|野菜|唐揚げ|おにぎり|卵|煮物|炒め|丼|鍋料理|スープ|サラダ|パスタ|うどん|餃子|天ぷら|ハンバーグ|オムライス|プリン|ゼリー|団子|餅|おかず|お米|新米|肉(?!眼|体)|食品|食材|調味料",
  en: "coffee(?! (?:machine|maker|table|grinder|mug))|espresso|tea|juice|beer|wine|sake|drink|beverage|soda|milk|chocolate|cookies?|cakes?|ice cream|bread|noodles|ramen|curry|snacks?|candy|sauce|cheese|yogh?urt|honey|olive oil|fruit|vegetables|meat|burgers?|pizza|granola|food",
  es: "caf[eé] (?:en grano|molido|de especialidad|de)|granos? de caf[eé]|t[eé]|zumo|jugo|cerveza|vino|bebida|refresco|leche|chocolate|galletas?|tartas?|helados?|pan|fideos|salsa|queso|yogur|miel|aceite(?: de oliva)?|fruta|verduras?|carne|hamburguesas?|pizza|comida",
});
const advertised =
  /CM|コマーシャル|広告|宣伝|商品|製品|(?<!\p{L})(?:commercial|ads?|advert(?:isement)?|product|promo|spot|anuncio|producto|publicidad)(?!\p{L})/iu;
const prepared = /作り方|how to (?:make|cook|bake)|c[oó]mo (?:hacer|preparar|cocinar)/iu;
/** "A clip for a ramen shop" shows the shop. */
const forWhom = /(?<!\p{L})(?:for|para) (?:an?|the|una?|el|la) /iu;
const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

/** The kind of film a purpose asks for: what it is for comes before how it is made. */
export function chooseFilmKind(purpose: string, language: Language): FilmKind {
  const text = withoutLimits(purpose, language);
  const found = recogniseKind(particularFilmKinds, text, language);
  if (found === travel && !isJourney(text, language)) return general;
  if (found === productPromotion) return promotedKind(text, language);
  if (found === explainer && prepared.test(text) && has(edible, text)) return cooking;
  if (!found && (has(ours, text) || forWhom.test(text)) && has(business, text)) return introduction;
  const manner = found ?? recogniseKind(mannerFilmKinds, text, language);
  return manner ?? (subjectClass(text) === "place" ? travel : general);
}

/** A drone or a time-lapse is only a way of shooting unless a place is shown or nothing else is named. */
const cameraOnly = wordPattern({
  ja: "タイムラプス|空撮|ドローン",
  en: "drone(?: footage| shots?)?|time-?lapse|aerial",
  es: "dron|timelapse",
});

function isJourney(text: string, language: Language): boolean {
  const rest = text.replace(cameraOnly, " ");
  const named = recogniseKind(particularFilmKinds, rest, language) === travel;
  return named || subjectClass(rest) === "place" || (rest.match(/\p{L}/gu) ?? []).length < 6;
}

/** What is promoted decides how: a shop is visited, food is tasted, a place is travelled to, a product is used. */
function promotedKind(text: string, language: Language): FilmKind {
  const drink = language === "es" && /caf[eé](?!\p{L})/iu.test(text);
  const housed = drink ? text.replace(/caf[eé](?!\p{L})/giu, " ") : text;
  if (has(business, housed) && !/商品|製品|product(?!i)/iu.test(text)) return introduction;
  if (drink || has(edible, text)) return foodPromotion;
  if (has(advertised, text)) return productPromotion;
  const others = particularFilmKinds.filter((kind) => kind !== productPromotion);
  const other = recogniseKind(others, text, language);
  if (other) return other;
  const shown = subjectClass(text);
  return shown === "place" ? travel : shown === "person" ? introduction : productPromotion;
}

/** The general form that suits what is seen: a thing without a movement of its own stays where it is. */
export function settleFilmKind(kind: FilmKind, moving: boolean): FilmKind {
  return kind === general && !moving ? generalStill : kind;
}
