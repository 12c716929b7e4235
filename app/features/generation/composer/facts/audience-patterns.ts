import type { Localized } from "../composition";

const japanesePerson =
  "(?:上司|部下|同僚|お客様|お客さま|お客さん|顧客|取引先|先生|社長|部長|課長|先輩|後輩|両親|母|父|友人|友達|恋人|彼女|彼氏|妻|夫|子ども|子供|生徒|学生|小学生|中学生|高校生|大学生|読者|面接官|社員|新人|担当者?|チーム|クライアント|大家さん|住民|会員|利用者|ユーザー|保護者|経営陣|役員|投資家|恩師|祖母|祖父|おばあちゃん|おじいちゃん|家族|隣人|隣の人|近所|管理会社|不動産屋|大人|若い人|若者|高齢者|初心者|社会人|受験生|主婦|後任|全員|皆さん|みなさん|みんな|息子|娘|孫|兄|姉|弟|妹|義母|義父|叔母|叔父|オーナー|店長|院長|園児|児童|さん|様|さま|氏|くん|君|御中)";
const englishPerson =
  "(?:boss|manager|team|colleagues?|coworkers?|customers?|clients?|beginners?|students?|children|kids?|parents?|teachers?|friends?|brother|sister|wife|husband|mother|father|mom|mum|dad|son|daughter|readers?|users?|employees?|staff|developers?|engineers?|investors?|landlord|neighbou?rs?|patients?|recruiters?|executives|seniors|adults|teens|teenagers|women|men|people|professor|supplier|suppliers|freelancers|managers|founders|tourists|members|board|directors?|CEO|CTO|CFO|CMO|HR|couple|mentor|bff|bestie|grandma|grandpa|grandmother|grandfather|nan|aunt|uncle|cousin|niece|nephew|roommates?|flatmates?|partner|girlfriend|boyfriend|fianc[ée]e?|tenants?|subscribers?|audience|buyers|shoppers|visitors|nurses|doctors|athletes|bank|council|school|insurer|bridesmaids?|groomsmen|volunteers|donors|tutor|coach|boss|interviewer|committee|guests?|owners?|graders|year-olds?|newcomers|hires)";
const englishName = "(?: (?:(?:Mr|Mrs|Ms|Dr)\\.? )?[A-Z]\\p{L}+)*";
const spanishPerson =
  "(?:jef[ea]s?|clientes?|equipo|compañer[oa]s?|alumn[oa]s?|estudiantes?|niñ[oa]s?|principiantes|amig[oa]s?|madre|padre|padres|herman[oa]|espos[oa]|marido|mujer|hij[oa]s?|profesor(?:a|es)?|usuari[oa]s|emplead[oa]s|inversores|vecin[oa]s?|pacientes|lectores|personas|jóvenes|adultos|mayores|turistas|directiv[oa]s|proveedor(?:es)?|abuel[oa]s?|casero|invitados|familias|socios|adolescentes|ayuntamiento|banco|caser[oa]s?|suegr[oa]s?|tí[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|novi[oa]|pareja|profes?|director(?:a|es)?|administración|comunidad de vecinos|inquilin[oa]s?|colegas?|suscriptores|compradores|visitantes|seguidores|asistentes|recién llegad[oa]s|tutor(?:a)?|colegio|empresa|médic[oa]s?|cuñad[oa]s?|desarrolladores|consejo de administración|junta directiva|comité|consejo|aerolínea|compañía|aseguradora|residentes|voluntari[oa]s|opositores|seguidor(?:a|es))";

/** Who a piece is for; the first pattern that matches tells. */
export const audiencePatterns: Localized<RegExp[]> = {
  ja: [
    /対象(?:者)?(?:は|：|:)\s{0,3}([^、。\n]{1,30}?(?:生|者|人|方|員|客|層|[0-9０-９]代|親|子ども|子供|女性|男性|世代|家庭|家族|さん|様))(?=です|とする|。|、|\n|$)/u,
    /([\p{Script=Han}\p{Script=Katakana}ー]{1,8}向けと[\p{Script=Han}\p{Script=Katakana}ー]{1,8}向け)/u,
    /(?<![\p{Script=Han}])((?:小|中|高)[1-6１-６一二三四五六]生?)(?![0-9時月日]|\p{Script=Han})/u,
    /((?:小学|中学|高校|大学)(?:校)?[0-9０-９一二三四五六]年(?:生)?)(?=の|に)/,
    /((?:[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9０-９〜・]{1,12}の){0,2}(?:[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9０-９〜・]{1,16}|[^\s、。をにはがで]{1,8}(?:人|方)))(?=向け|を対象)/u,
    new RegExp(
      `((?:[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9]{1,12}の)?[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z]{0,12}${japanesePerson}(?:の[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}(?:さん|様|部長|課長|社長|先生)|[\\p{Script=Han}]{0,2}(?:さん|様)|たち)?)(?=に(?!つい|関|なり|よ|した|してほしい|伝わ)|へ|宛|でも(?:分|わ)か)`,
      "u",
    ),
    /((?:(?<![0-9０-９])[0-9０-９]{1,3}歳の)?(?:息子|娘|子ども|子供|孫|彼女|彼氏|妻|夫|母|父)(?:（[^）]{1,8}）)?)(?=の寝|に読|の誕生日|へ|に贈)/,
    /([^\s、。をにはがで]{1,8}(?:人|方))(?=に(?:語|伝|話|説明|読|教|渡|勧|紹介))/,
    new RegExp(
      `(?<=^|[ 　])((?:[\\p{Script=Han}\\p{Script=Katakana}ー]{1,6}の)?(?:隣の人|隣人|ご近所|近所|上司|先輩|後輩|同僚|取引先|お客様|先生|両親|家族|大家さん|管理会社|初心者|新人|保護者))(?=[ 　]|$)`,
      "u",
    ),
  ],
  en: [
    new RegExp(
      `\\b(?:for|aimed at|targeting|audience:) ((?:(?!for |to |and )[\\w-]+ ){0,3}(?:\\d+-)?${englishPerson}\\b(?!['’]s)${englishName})`,
      "u",
    ),
    new RegExp(
      `\\b(?:[Tt]o|2|[Ee]-?mail|[Mm]ail|[Ww]rite|[Tt]ell|[Tt]hank|[Aa]sk|[Rr]emind|[Mm]essage|[Tt]ext|[Cc]ongratulate|[Ii]nvite) ((?:my|our|the|a|an|all|his|her|their) (?:[\\w-]+ ){0,2}?(?:\\d+-)?${englishPerson}\\b${englishName})`,
      "u",
    ),
    /\bto ((?:(?!the |a )[\w-]+ )?(?:customers|clients|employees|staff|parents|members|investors|users|subscribers|residents|tenants|students|volunteers|neighbou?rs|guests|colleagues))\b/,
    /\b(?:[Ee]?-?mail|[Ll]etter|[Nn]ote|[Mm]essage|[Tt]ext|[Rr]eply|[Cc]ard|[Tt]oast|[Ii]nvitation) (?:to|for) ((?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/u,
    new RegExp(`\\b(?:for|4) ((?:my|our|his|her|their) ${englishPerson})(?=['’]s)`, "u"),
  ],
  es: [
    /(?<!\p{L})para (\d{1,3}\.?[ºo°] (?:de (?:la )?)?(?:ESO|[Pp]rimaria|[Bb]achillerato|[Ii]nfantil))/u,
    new RegExp(
      `(?<!\\p{L})(?:para|pa|dirigid[oa]s? a|a|al(?= \\p{L})|destinad[oa] a) ((?:(?:mis?|nuestr[oa]s?|un|una|unos|el|la|los|las|tu|su|\\d+) ){0,2}${spanishPerson}(?!\\p{L})(?: (?:de \\d+(?: a \\d+)?(?: (?:años|personas))?|de \\p{Lu}\\p{Ll}+|[A-ZÁÉÍÓÚ]\\p{L}+|principiantes|jóvenes|mayores|adultos|molest[oa]s?|enfadad[oa]s?))*)`,
      "u",
    ),
  ],
};
