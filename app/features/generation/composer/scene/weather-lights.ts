import type { LightFamily } from "./scene";
import { wordPattern } from "./word-pattern";

/** Weather and seasons. */
export const weatherLights: LightFamily[] = [
  {
    pattern: wordPattern({
      ja: "大雨|小雨|雨上がり|雨の日|梅雨|雷雨|嵐|雨",
      en: "rain(?:y|ing|storm)?|drizzle|storm(?:y)?|thunderstorm",
      es: "lluvia|lluvios[oa]|lloviendo|llueve|tormenta|tormentos[oa]",
    }),
    light: {
      ja: "雲を通した均一な光に、雨粒と濡れた地面の反射で立体感を足す",
      en: "even light through cloud, given depth by raindrops and reflections on wet ground",
      es: "luz uniforme a través de las nubes, con profundidad gracias a las gotas y los reflejos del suelo mojado",
    },
    palette: {
      ja: "青みの灰色を基調に、反射の明るさだけを際立たせる",
      en: "blue-grey overall, with only the reflections standing out",
      es: "gris azulado en general, con solo los reflejos destacados",
    },
  },
  {
    pattern: wordPattern({
      ja: "雪景色|雪の日|吹雪|雪(?!だるま)|真冬|冬",
      en: "snow(?:y|ing|fall|-covered)?|winter|blizzard",
      es: "nieve|nevad[oa]s?|nevando|invierno|invernal",
    }),
    light: {
      ja: "雪の照り返しで影を起こし、白の階調を残す",
      en: "shadows lifted by light bouncing off the snow, with detail kept in the whites",
      es: "sombras aclaradas por el rebote de la nieve, con detalle en los blancos",
    },
    palette: {
      ja: "白と淡い青灰に、小さな暖色を一点",
      en: "white and pale blue-grey with one small warm accent",
      es: "blanco y gris azulado claro con un pequeño acento cálido",
    },
  },
  {
    pattern: wordPattern({
      ja: "霧|曇り(?:空)?|曇天|もや",
      en: "fog(?:gy)?|mist(?:y)?|overcast|cloudy",
      es: "niebla|neblina|brumos[oa]|bruma|nublad[oa]",
    }),
    light: {
      ja: "影のない拡散光で、奥へ行くほど淡くして距離を見せる",
      en: "shadowless diffused light, paler with distance to show depth",
      es: "luz difusa sin sombras, más pálida con la distancia para dar profundidad",
    },
    palette: {
      ja: "彩度を抑えた灰色の濃淡",
      en: "low-saturation layers of grey",
      es: "capas de gris de baja saturación",
    },
  },
  {
    pattern: wordPattern({
      ja: "桜|春(?!夏)",
      en: "spring(?:time)?|cherry blossoms?",
      es: "primavera|primaveral|cerezos? en flor",
    }),
    light: {
      ja: "薄曇りの柔らかな昼の光で、花びらや若葉を透かす",
      en: "hazy daylight that shines through petals and young leaves",
      es: "luz diurna velada que atraviesa pétalos y hojas tiernas",
    },
    palette: {
      ja: "淡い桃色と若草色に、余白の白",
      en: "pale pink and fresh green with airy white",
      es: "rosa pálido y verde tierno con blancos amplios",
    },
  },
  {
    pattern: wordPattern({
      ja: "紅葉|秋(?!葉原|田)|もみじ",
      en: "autumn(?:al)?|fall (?:colou?rs|foliage|leaves)",
      es: "oto[nñ]o|oto[nñ]al",
    }),
    light: {
      ja: "斜めの日差しで葉を透かし、澄んだ空気の遠くまで見せる",
      en: "slanting sun through the leaves and clear air far into the distance",
      es: "sol oblicuo entre las hojas y aire limpio hasta la lejanía",
    },
    palette: {
      ja: "朱、黄土、深い茶の重なり",
      en: "layers of russet, ochre and deep brown",
      es: "capas de rojizo, ocre y marrón profundo",
    },
  },
  {
    pattern: wordPattern({
      ja: "真夏|夏(?!目|祭)|炎天下|快晴|晴れた(?:日|空)?|青空|真昼|昼下がり|日差し",
      en: "summer|sunny(?: day)?|midday|noon|bright sun(?:light|shine)?|clear sky|blue sky",
      es: "verano|veranieg[oa]|solead[oa]|mediod[ií]a|a pleno sol|cielo despejado|cielo azul",
    }),
    light: {
      ja: "高い位置からの強い日差しで、影の形をはっきり出す",
      en: "strong sun from high up with clearly shaped shadows",
      es: "sol fuerte desde lo alto, con sombras de forma clara",
    },
    palette: {
      ja: "澄んだ青と白に、鮮やかな差し色",
      en: "clear blue and white with one vivid accent",
      es: "azul limpio y blanco con un acento vivo",
    },
  },
];
