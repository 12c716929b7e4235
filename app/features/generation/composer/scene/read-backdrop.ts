import type { Language } from "~/languages";

const patterns: Record<Language, RegExp> = {
  ja: /背景(?:は|を|が)?(?:透過|透明|無地|白|黒|[\p{Script=Han}\p{Script=Katakana}]{1,5}(?:色|一色))|(?:透過|透明|無地|白|黒|赤|青|緑|グレー|ベージュ|単色|真っ白|真っ黒|[\p{Script=Han}\p{Script=Katakana}]{1,5}色)(?:な|い|の)?(?:単色)?(?:背景|バック(?!パック|アップ))/u,
  en: /(?<!\p{L})(?:on (?:an? )?)?(?:(?:plain|solid|pure|seamless|clean|simple|dark|light|pale|deep|soft|pastel) )*(?:transparent|blurred|plain|solid|gradient|seamless|studio|white|black|gr[ae]y|red|blue|green|yellow|pink|purple|beige|cream|orange|teal|navy|brown) (?:background|backdrop)(?!\p{L}| music)/iu,
  es: /(?<!\p{L})(?:sobre |con |en )?(?:un )?fondo (?:transparente|desenfocado|liso|degradado|neutro|de estudio|blanco|negro|gris|rojo|azul|verde|amarillo|rosa|morado|beige|crema|naranja|turquesa|marr[oó]n)(?: \p{L}+(?<! y| con| sin))?(?!\p{L})/iu,
};

/** The background that is asked for instead of a place ("背景透過", "on a black background"), verbatim. */
export function readBackdrop(text: string, language: Language): string | undefined {
  return patterns[language].exec(text)?.[0].trim();
}
