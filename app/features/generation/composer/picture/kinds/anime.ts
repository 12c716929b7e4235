import type { PictureKind } from "../picture-kind";

export const anime: PictureKind = {
  id: "anime",
  keywords: {
    ja: ["アニメ", "アニメ風", "アニメ調", "アニメ絵", "セル画", "萌え絵"],
    en: ["anime", "anime style", "manga style", "cel-shaded", "cartoon"],
    es: ["anime", "estilo anime", "estilo manga", "dibujo animado", "caricatura"],
  },
  medium: "drawn",
  aspect: "16:9",
  words: {
    ja: {
      order: "次の目的に合うアニメ調の一枚絵を作成してください。",
      light: "背後から差す光で髪や輪郭に細い縁を入れ、空気中の光の粒を少し加える",
      colour: "澄んだ空の色を基調に、主役には補色の差し色を一つ",
      style: "劇場アニメの一場面を思わせる、細い線と丁寧に描き込んだ背景",
      composition: "広い背景の中に主役を全身で置き、目線の先へ空間を空ける",
      detail: "髪と服のなびく向きを風でそろえ、瞳に背景の色を映す",
      avoid: ["既存作品の登場人物に似た顔や衣装", "背景と人物で異なる線の密度"],
      checks: ["指の数、瞳の左右、髪飾りの位置が正しいか", "服の構造が前後でつながっているか"],
      success: ["物語の前後を想像したくなる", "一枚絵として季節と時間帯が伝わる"],
      alternative: "画角だけを変え、表情が主役の胸から上の絵にする",
      topic: { name: "主人公", hint: "外見と性格、置かれた状況（例：短い髪の高校生、駅で雨宿り）" },
      topicTag: "アニメ",
    },
    en: {
      order: "Create one anime-style scene for the purpose below.",
      light: "light from behind drawing a thin rim on hair and outline, with a few floating specks",
      colour: "clear sky tones, with one complementary accent on the lead",
      style: "fine line and richly painted background, like a still from a feature-length anime",
      composition: "the lead full-figure in a wide background, open space where they look",
      detail: "hair and clothes moved by the same wind, background colour reflected in the eyes",
      avoid: [
        "faces or costumes resembling existing characters",
        "line density that differs between figure and background",
      ],
      checks: ["Are fingers, eyes and hair ornaments right?", "Does the costume make sense from every side?"],
      success: ["It makes one imagine what comes before and after", "Season and time of day are clear"],
      alternative: "Change only the framing: chest up, with the expression in the lead.",
      topic: {
        name: "protagonist",
        hint: "looks, temperament and situation (e.g. short-haired student waiting out the rain at a station)",
      },
      topicTag: "anime",
    },
    es: {
      order: "Crea una escena de estilo anime para el objetivo siguiente.",
      light: "luz desde atrás que dibuja un borde fino en el pelo y el contorno, con algunas motas flotantes",
      colour: "tonos limpios de cielo y un acento complementario en la figura principal",
      style: "línea fina y fondo pintado con detalle, como un fotograma de largometraje de anime",
      composition: "figura principal de cuerpo entero en un fondo amplio, con espacio hacia donde mira",
      detail: "pelo y ropa movidos por el mismo viento, color del fondo reflejado en los ojos",
      avoid: [
        "rostros o trajes parecidos a personajes existentes",
        "densidad de línea distinta entre figura y fondo",
      ],
      checks: [
        "¿Son correctos los dedos, los ojos y los adornos del pelo?",
        "¿Tiene sentido el traje por todos los lados?",
      ],
      success: ["Invita a imaginar qué pasa antes y después", "Se reconocen la estación y la hora"],
      alternative: "Cambia solo el encuadre: del pecho hacia arriba, con la expresión como centro.",
      topic: {
        name: "protagonista",
        hint: "aspecto, carácter y situación (p. ej., estudiante de pelo corto que espera en la estación a que escampe)",
      },
      topicTag: "anime",
    },
  },
};
