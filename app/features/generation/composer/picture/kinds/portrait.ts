import type { PictureKind } from "../picture-kind";

export const portrait: PictureKind = {
  id: "portrait",
  keywords: {
    ja: [
      "ポートレート",
      "肖像画",
      "肖像",
      "プロフィール写真",
      "証明写真",
      "顔写真",
      "自画像",
      "人物写真",
      "宣材写真",
    ],
    en: ["portrait of", "portrait photo", "headshot", "self-portrait", "profile photo", "portrait"],
    es: ["retrato", "autorretrato", "foto de perfil", "foto de carné"],
  },
  medium: "photo",
  aspect: "4:5",
  words: {
    ja: {
      order: "次の目的に合う人物像を1枚作成してください。",
      action: "肩の力を抜いて体を少し斜めに向け、目線はこちらへ。表情は自然に保つ",
      setting: "無地に近い背景に、人物の仕事や暮らしを思わせる小物を一つだけぼかして置く",
      light: "顔の斜め45度から大きく柔らかな光を当て、反対側を弱く起こす。瞳に小さな光を入れる",
      colour: "肌の色を正確に出し、服と背景は近い色調でまとめる",
      style: "自然な肌の質感を残した写実的な人物写真",
      composition: "胸から上。目の高さを画面の上から三分の一に合わせ、頭上に少し余白を残す",
      lens: "85mm相当・f/2。手前の瞳にピントを合わせる",
      detail: "髪の毛先、まつ毛、布の織りを細かく描く",
      avoid: ["陶器のような滑らかすぎる肌", "左右で大きさや向きの違う目"],
      checks: ["目・歯・耳・手指の形と数が正しいか", "表情が目的の印象と合っているか"],
      success: ["最初に目へ視線が行く", "人柄が一言で言える表情になっている"],
      alternative: "目線だけを変え、窓の外を見る一枚にする",
      topic: { name: "人物", hint: "年代・服装・仕事や性格（例：40代の陶芸家、作業着、穏やか）" },
      topicTag: "ポートレート",
    },
    en: {
      order: "Create one portrait for the purpose below.",
      action: "shoulders relaxed, body turned slightly, eyes to the viewer, with a natural expression",
      setting:
        "a nearly plain background with a single blurred object that hints at the person's work or life",
      light:
        "one large soft source at 45 degrees to the face, weak fill opposite, a small catchlight in the eyes",
      colour: "accurate skin tones, clothes and background in neighbouring hues",
      style: "realistic portrait with natural skin texture",
      composition: "chest up, eyes on the upper third, a little room above the head",
      lens: "85 mm equivalent at f/2, focused on the nearer eye",
      detail: "fine hair ends, lashes and the weave of the cloth",
      avoid: ["porcelain-smooth skin", "eyes that differ in size or direction"],
      checks: [
        "Are eyes, teeth, ears and fingers right in shape and number?",
        "Does the expression match the impression asked for?",
      ],
      success: ["The eyes are the first thing noticed", "The person's character can be named in one word"],
      alternative: "Change only the gaze: let the person look out of a window.",
      topic: {
        name: "person",
        hint: "age range, clothes, work or temperament (e.g. potter in her forties, apron, calm)",
      },
      topicTag: "portrait",
    },
    es: {
      order: "Crea un retrato para el objetivo siguiente.",
      action: "hombros relajados, cuerpo un poco girado, mirada al espectador y expresión natural",
      setting:
        "fondo casi liso con un solo objeto desenfocado que sugiera el trabajo o la vida de la persona",
      light:
        "una fuente grande y suave a 45 grados del rostro, relleno débil al otro lado y un pequeño reflejo en los ojos",
      colour: "tonos de piel exactos, ropa y fondo en colores vecinos",
      style: "retrato realista con textura natural de la piel",
      composition: "del pecho hacia arriba, ojos en el tercio superior y algo de aire sobre la cabeza",
      lens: "equivalente a 85 mm a f/2, con el foco en el ojo más cercano",
      detail: "puntas del pelo, pestañas y trama de la tela bien definidas",
      avoid: ["piel lisa como porcelana", "ojos de distinto tamaño o dirección"],
      checks: [
        "¿Son correctos la forma y el número de ojos, dientes, orejas y dedos?",
        "¿Coincide la expresión con la impresión buscada?",
      ],
      success: ["Lo primero que se mira son los ojos", "El carácter de la persona se resume en una palabra"],
      alternative: "Cambia solo la mirada: que la persona mire por una ventana.",
      topic: {
        name: "persona",
        hint: "edad aproximada, ropa, oficio o carácter (p. ej., ceramista de unos cuarenta años, delantal, serena)",
      },
      topicTag: "retrato",
    },
  },
};
