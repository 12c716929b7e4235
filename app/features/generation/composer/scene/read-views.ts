import type { Scene } from "./scene";
import { wordPattern } from "./word-pattern";

const views = wordPattern({
  ja: "超?クローズアップ|どアップ|アップ(?!ル|デ|ロ)|俯瞰(?:図)?|真上から(?:の構図)?|真上|ローアングル|ハイアングル|あおり|全身|バストアップ|上半身|横顔|後ろ姿|正面(?:から)?|引きの(?:絵|構図|画)|広角|望遠|マクロ|魚眼|左右対称|三分割(?:法|構図)?|日の丸構図|余白(?:多め|を多く|たっぷり)?|ドローン視点|鳥瞰図?",
  en: "(?:extreme )?close-?ups?|full[- ]body|head ?shot|bust shot|waist-up|bird['’]?s[- ]eye(?: view)?|top-?down(?: view)?|from above|overhead(?: view| shot)?|flat[- ]lay|low angle|high angle|wide(?:-| )angle|wide shot|telephoto|macro|fisheye|symmetrical|centered|rule of thirds|side profile|from behind|front view|side view|negative space(?: (?:at|on) (?:the )?(?:top|bottom|left|right))?|copy space|white space",
  es: "primer[ií]simo primer plano|primer plano|plano detalle|plano macro|plano general|plano medio|cuerpo entero|medio cuerpo|desde arriba|vista a[eé]rea|cenital|a vista de p[aá]jaro|contrapicado|picado|gran angular|teleobjetivo|macro|ojo de pez|sim[eé]tric[oa]|centrad[oa]|de perfil|de espaldas|de frente|regla de los tercios|espacio (?:negativo|en blanco|para texto)",
});
const moves = wordPattern({
  ja: "ドローン(?:撮影|ショット|映像)?|空撮|手持ち(?:カメラ)?|POV|主観(?:映像|視点)?|スローモーション|スローモ|タイムラプス|ハイパーラプス|ワンカット|長回し|ドリー(?:イン|アウト)?|パン(?=する|ショット|で)|ズーム(?:イン|アウト)?|固定カメラ|定点(?:撮影|カメラ)?|トラッキング(?:ショット)?|クレーン(?:ショット)?|360度|画面(?:録画|収録|キャプチャ)",
  en: "drone(?: shots?| footage)?|aerial(?: shots?| footage| view)?|hand-?held|pov|first[- ]person|slow[- ]mo(?:tion)?|time-?lapse|hyperlapse|one[- ]take|single take|long take|dolly(?: in| out| zoom)?|tracking shots?|zoom(?: in| out)?|static(?: camera| shot)?|locked-?off|crane shots?|360|orbit(?: shot)?|whip pans?|screen ?(?:recording|capture|cast)s?",
  es: "(?:tomas? (?:con|de) )?dr[oó]n|tomas? a[eé]reas?|c[aá]mara en mano|pov|c[aá]mara subjetiva|c[aá]mara lenta|timelapse|time-lapse|plano secuencia|una sola toma|travelling|zoom|c[aá]mara fija|plano fijo|seguimiento|gr[uú]a|grabaci[oó]n de (?:la )?pantalla|captura de pantalla",
});
const sounds = wordPattern({
  ja: "(?:静かな|明るい|激しい|優しい|やさしい|軽快な|切ない|穏やかな|アップテンポの?)?(?:三味線|尺八|琴|和太鼓|太鼓|バイオリン|チェロ|サックス|トランペット|ハーモニカ|オルゴール|ウクレレ|シンセ(?:サイザー)?|フルート|弦楽(?:四重奏)?|合唱|聖歌隊|笑い声|拍手|鳥の声|虫の声|川の音|雨の音|ピアノ(?:曲|の音)?|ギター|オーケストラ|ジャズ|ロック|音楽(?!祭|室|会|家|なし|は))|BGM(?:付き)?|(?:(?:日本語|英語|スペイン語|中国語|韓国語|女性|男性)の?)?ナレーション(?:付き|入り|は(?:日本語|英語|スペイン語|中国語|韓国語|女性|男性))?|ボイスオーバー|効果音|環境音|波の音|雨音|無音|音(?:声)?なし|ピアノ(?:曲|の音)?|ジャズ|ローファイ|lo-?fi|ロック|オーケストラ|ギター|ASMR|ヒップホップ|EDM|クラシック(?:音楽)?|J-?POP",
  en: "voice-?over(?: by (?:an? )?[\\p{L} -]{3,30}(?=,|\\.|;|$))?|(?:[\\p{L}-]{1,20} )?(?:ukulele|violin|cello|choir|strings|drums?|synth(?:wave|esi[sz]er)?|saxophone|sax|trumpet|harmonica|flute|music box|banjo|accordion)|laugh(?:ter)? track|applause|birdsong|narrat(?:ion|or|ed)(?: in \\p{L}+)?|background music|ambient sound|natural sound|electronic sound|sound effects|silent|no sound|no music|no audio|piano(?: music)?|jazz|lo-?fi|rock|(?:(?!no )[\\p{L}-]{1,20} )?orchestral?(?: music)?|acoustic guitar|guitar|asmr|hip[- ]?hop|edm|techno|pop song",
  es: "voz en off(?: de (?:una? )?[\\p{L} ]{3,25}(?=,|\\.|;|$))?|coro|gaita|ukelele|viol[ií]n|chelo|percusi[oó]n|tambores|sintetizador|saxof[oó]n|trompeta|arm[oó]nica|flauta|acorde[oó]n|caj[oó]n|risas enlatadas|aplausos|narraci[oó]n(?: en \\p{L}+)?|narrador(?:a)?|m[uú]sica de fondo|m[uú]sica (?:de )?(?!video|de |para|y |en |con )\\p{L}+|sonido (?:ambiente|natural|directo)|efectos de sonido|sin sonido|sin m[uú]sica|en silencio|piano|jazz|lo-?fi|rock|orquesta|guitarra(?: ac[uú]stica| espa[nñ]ola)?|asmr|hip[- ]?hop|flamenco",
});
const captions = wordPattern({
  ja: "(?:日本語|英語|中国語|韓国語|スペイン語|フランス語|多言語)?(?:字幕|テロップ)(?:付き|あり|入り)?",
  en: "(?:(?:english|japanese|spanish|french|german|chinese|korean|bilingual|burned-in) )?(?:subtitles|subtitled|captions|captioned)(?: in \\p{L}+)?",
  es: "(?:con )?subt[ií]tul(?:os|ado)(?: en \\p{L}+)?",
});
const loops = wordPattern({
  ja: "ループ(?:再生|動画|映像|する|できる|素材)?",
  en: "(?:seamless |perfect |endless )?loop(?:ing|able|s)?",
  es: "(?:en )?bucle(?: perfecto| infinito)?",
});
const silence = /無音|音声?なし|silent|no (?:sound|audio)|sin sonido|en silencio/iu;

/** Framing and angle, camera movement, sound, captions and looping, each verbatim. */
export function readViews(text: string): Pick<Scene, "views" | "moves" | "sounds" | "captions" | "loop"> {
  const all = (pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map((match) => match[0]))].slice(0, 3);
  const heard = all(sounds);
  return {
    views: all(views),
    moves: all(moves),
    sounds: heard.length > 1 ? heard.filter((piece) => !/^BGM(?:付き)?$/u.test(piece)) : heard,
    captions: all(captions)[0],
    loop: all(loops)[0],
  };
}

/** Whether a film is asked to have no sound at all. */
export function isSilent(text: string): boolean {
  return silence.test(text);
}
