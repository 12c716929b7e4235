import type { LightFamily } from "./scene";
import { wordPattern } from "./word-pattern";

/** Weather and seasons. */
export const weatherLights: LightFamily[] = [
  {
    pattern: wordPattern({
      ja: "(?:夕立|にわか雨|通り雨|雨|嵐)(?:上がり|(?:の|が(?:止んだ|やんだ|去った))?(?:あと|後|直後))",
      en: "(?:just |right )?after (?:the |a )?(?:\\p{L}+ )?(?:rain|storm|shower|rainfall)",
      es: "(?:justo )?(?:despu[eé]s de|tras) (?:la |una )?(?:lluvia|tormenta)",
    }),
    light: {
      ja: "雲の切れ間から差す澄んだ光を、水たまりや濡れた葉に反射させる",
      en: "clear light breaking through the cloud, caught in puddles and on wet leaves",
      es: "luz limpia que se abre entre las nubes y se refleja en charcos y hojas mojadas",
    },
    palette: {
      ja: "洗われたような鮮やかな緑と、薄い青灰の空",
      en: "freshly washed greens under a pale blue-grey sky",
      es: "verdes recién lavados bajo un cielo gris azulado claro",
    },
  },
  {
    pattern: wordPattern({
      ja: "夕立|にわか雨|通り雨|大雨|小雨|雨の日|梅雨|雷雨|嵐|雨(?!上がり)",
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
      ja: "雪景色|雪の日|吹雪|雪(?!だるま|まつり|祭)|真冬|冬",
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
    season: true,
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
    season: true,
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
    season: true,
    pattern: wordPattern({
      ja: "真夏|夏(?!目|祭|野菜)",
      en: "summer(?:time)?",
      es: "verano|veranieg[oa]",
    }),
    light: {
      ja: "明るく強い自然光で影の形をはっきり出し、陰には涼しさを残す",
      en: "bright, strong natural light with clear shadows and a coolness left in the shade",
      es: "luz natural clara e intensa, con sombras definidas que conservan el fresco",
    },
    palette: {
      ja: "澄んだ青と白に、生き生きとした緑",
      en: "clear blue and white with lively green",
      es: "azul limpio y blanco con un verde vivo",
    },
  },
  {
    pattern: wordPattern({
      ja: "真夏日?|炎天下|快晴|晴れた(?:日|空)?|青空|真昼|昼下がり|日差し",
      en: "sunny(?: day)?|midday|noon|bright sun(?:light|shine)?|clear sky|blue sky",
      es: "solead[oa]|mediod[ií]a|a pleno sol|cielo despejado|cielo azul",
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
