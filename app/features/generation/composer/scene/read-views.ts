import { wordPattern } from "./word-pattern";

const views = wordPattern({
  ja: "超?クローズアップ|どアップ|アップ(?!ル|デ|ロ)|俯瞰(?:図)?|真上から(?:の構図)?|真上|ローアングル|ハイアングル|あおり|全身|バストアップ|上半身|横顔|後ろ姿|正面(?:から)?|引きの(?:絵|構図|画)|広角|望遠|マクロ|魚眼|左右対称|三分割(?:法|構図)?|日の丸構図|余白(?:多め|を多く|たっぷり)?|ドローン視点|鳥瞰図?",
  en: "(?:extreme )?close-?ups?|full[- ]body|head ?shot|bust shot|waist-up|bird['’]?s[- ]eye(?: view)?|top-?down(?: view)?|from above|overhead(?: view| shot)?|flat lay|low angle|high angle|wide(?:-| )angle|wide shot|telephoto|macro|fisheye|symmetrical|centered|rule of thirds|side profile|from behind|front view|side view|negative space|copy space|white space",
  es: "primer[ií]simo primer plano|primer plano|plano detalle|plano general|plano medio|cuerpo entero|medio cuerpo|desde arriba|vista a[eé]rea|cenital|a vista de p[aá]jaro|contrapicado|picado|gran angular|teleobjetivo|macro|ojo de pez|sim[eé]tric[oa]|centrad[oa]|de perfil|de espaldas|de frente|regla de los tercios|espacio (?:negativo|en blanco|para texto)",
});
const moves = wordPattern({
  ja: "ドローン(?:撮影|ショット|映像)?|空撮|手持ち(?:カメラ)?|POV|主観(?:映像|視点)?|スローモーション|スローモ|タイムラプス|ハイパーラプス|ワンカット|長回し|ドリー(?:イン|アウト)?|パン(?=する|ショット|で)|ズーム(?:イン|アウト)?|固定カメラ|定点(?:撮影|カメラ)?|トラッキング(?:ショット)?|クレーン(?:ショット)?|360度",
  en: "drone(?: shots?| footage)?|aerial(?: shots?| footage| view)?|hand-?held|pov|first[- ]person|slow[- ]mo(?:tion)?|time-?lapse|hyperlapse|one[- ]take|single take|long take|dolly(?: in| out| zoom)?|tracking shots?|zoom(?: in| out)?|static(?: camera| shot)?|locked-?off|crane shots?|360|orbit(?: shot)?|whip pans?",
  es: "(?:tomas? (?:con|de) )?dr[oó]n|tomas? a[eé]reas?|c[aá]mara en mano|pov|c[aá]mara subjetiva|c[aá]mara lenta|timelapse|time-lapse|plano secuencia|una sola toma|travelling|zoom|c[aá]mara fija|plano fijo|seguimiento|gr[uú]a",
});
const sounds = wordPattern({
  ja: "BGM(?:付き)?|ナレーション(?:付き|入り)?|ボイスオーバー|効果音|環境音|波の音|雨音|無音|音(?:声)?なし|ピアノ(?:曲|の音)?|ジャズ|ローファイ|lo-?fi|ロック|オーケストラ|ギター|ASMR|字幕(?:付き|あり|入り)?|テロップ(?:付き|あり|入り)?|ヒップホップ|EDM|クラシック(?:音楽)?|J-?POP",
  en: "voice-?over|narrat(?:ion|or|ed)|background music|ambient sound|natural sound|electronic sound|sound effects|silent|no sound|no music|no audio|piano(?: music)?|jazz|lo-?fi|rock|orchestral?|acoustic guitar|guitar|asmr|subtitles?|captions?|hip[- ]?hop|edm|techno|pop song",
  es: "voz en off|narraci[oó]n|narrador(?:a)?|m[uú]sica de fondo|m[uú]sica (?:de )?(?!video|de |para|y |en |con )\\p{L}+|sonido ambiente|efectos de sonido|sin sonido|sin m[uú]sica|en silencio|piano|jazz|lo-?fi|rock|orquesta|guitarra(?: ac[uú]stica| espa[nñ]ola)?|asmr|subt[ií]tulos|hip[- ]?hop|flamenco",
});
const silence = /無音|音声?なし|silent|no (?:sound|audio)|sin sonido|en silencio/iu;

/** Framing and angle, camera movement and sound, each verbatim. */
export function readViews(text: string): { views: string[]; moves: string[]; sounds: string[] } {
  const all = (pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map((match) => match[0]))].slice(0, 3);
  return { views: all(views), moves: all(moves), sounds: all(sounds) };
}

/** Whether a film is asked to have no sound at all. */
export function isSilent(text: string): boolean {
  return silence.test(text);
}
