import type { PictureKind } from "../picture-kind";

export const photo: PictureKind = {
  id: "photo",
  keywords: {
    ja: ["写真", "フォト", "スナップ", "実写"],
    en: ["photo", "photograph", "photography", "snapshot", "photorealistic"],
    es: ["foto", "fotografía", "fotografías", "instantánea", "fotorrealista"],
  },
  medium: "photo",
  aspect: "3:2",
  words: {
    ja: {
      order: "次の目的に合う写真を1枚作成してください。",
      light: "窓や空など一つの光源から斜めに入る柔らかな光で、主役に陰影をつける",
      colour: "実物に近い色を基本に、主役の色がいちばん目に入る配色",
      style: "写実的な写真。作り込みすぎず、その場で撮ったような自然さを残す",
      composition: "主役を三分割の交点に置き、視線の先に余白を取る",
      lens: "50mm相当・f/2.8。主役の手前側にピントを合わせる",
      detail: "素材の手触りが分かる細部を主役に集め、背景は情報を減らす",
      avoid: ["過度な加工感やHDR調", "主役と重なって見える背景の棒や線"],
      checks: ["影の向きが一つの光源とそろっているか", "ピントが主役に合い、手前と奥のぼけが自然か"],
      success: ["説明がなくても主役と状況が伝わる", "実際に撮影した写真として違和感がない"],
      alternative: "撮影距離だけを変え、主役に寄った一枚にする",
      topic: { name: "被写体", hint: "写したいものと、その特徴を一つ（例：縁側で眠る白い子猫）" },
      topicTag: "写真",
    },
    en: {
      order: "Create one photograph for the purpose below.",
      light: "soft light from a single window or patch of sky, falling at an angle so the subject has shape",
      colour: "true-to-life colour, with the strongest hue reserved for the subject",
      style: "realistic photograph that feels caught on the spot rather than staged",
      composition: "subject on a rule-of-thirds point with open space in the direction it faces",
      lens: "50 mm equivalent at f/2.8, focused on the near side of the subject",
      detail: "tactile detail concentrated on the subject, background kept simpler",
      avoid: ["heavy retouching or an HDR look", "poles or lines that seem to grow out of the subject"],
      checks: [
        "Do all shadows agree with one light source?",
        "Is focus on the subject, with believable blur before and behind it?",
      ],
      success: [
        "Subject and situation are clear without a caption",
        "It passes as a photograph that someone took",
      ],
      alternative: "Change only the distance: move in close on the subject.",
      topic: {
        name: "subject",
        hint: "what to photograph, with one distinctive feature (e.g. a white kitten asleep on a porch)",
      },
      topicTag: "photo",
    },
    es: {
      order: "Crea una fotografía para el objetivo siguiente.",
      light: "luz suave de una sola ventana o del cielo, en diagonal, para dar volumen al sujeto",
      colour: "color fiel a la realidad, con el tono más intenso reservado al sujeto",
      style: "fotografía realista que parezca tomada en el momento y no preparada",
      composition: "sujeto en un punto de la regla de los tercios, con aire hacia donde mira",
      lens: "equivalente a 50 mm a f/2.8, con el foco en la parte más cercana del sujeto",
      detail: "textura y detalle concentrados en el sujeto, fondo más sencillo",
      avoid: ["retoque excesivo o aspecto HDR", "postes o líneas que parezcan salir del sujeto"],
      checks: [
        "¿Coinciden todas las sombras con una sola fuente de luz?",
        "¿Está el foco en el sujeto, con un desenfoque creíble delante y detrás?",
      ],
      success: [
        "El sujeto y la situación se entienden sin pie de foto",
        "Podría pasar por una fotografía tomada por una persona",
      ],
      alternative: "Cambia solo la distancia: acércate al sujeto.",
      topic: {
        name: "sujeto",
        hint: "qué fotografiar, con un rasgo distintivo (p. ej., un gatito blanco dormido en un porche)",
      },
      topicTag: "fotografía",
    },
  },
};
