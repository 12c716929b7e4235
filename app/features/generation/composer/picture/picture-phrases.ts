import type { Localized } from "../composition";

/** The fixed wording of a picture prompt. */
export const picturePhrases: Localized<{
  request: string;
  purpose: string;
  inputs: string;
  scene: string;
  subject: string;
  pointed: string;
  pointedDetail: string;
  action: string;
  setting: string;
  light: string;
  colour: string;
  style: string;
  composition: string;
  lens: string;
  mood: string;
  people: string;
  aspect: string;
  detail: string;
  text: string;
  exactText: string;
  must: string;
  avoid: string;
  unwantedText: string;
  intent: string;
  audience: (who: string) => string;
  readingOrder: string;
  aspectAssumed: (ratio: string) => string;
  photoAssumed: string;
  lookAssumed: string;
  blank: string;
  alternative: string;
  keepRest: string;
  checks: string;
  hands: string;
  spelling: string;
  limitsKept: string;
  allKept: string;
  success: string;
}> = {
  ja: {
    request: "依頼",
    purpose: "目的",
    inputs: "入力欄",
    scene: "画面の設計",
    subject: "被写体：",
    pointed: "「目的」に書かれた内容を主役にする",
    pointedDetail: "「目的」にある人物・物・状況を、書かれたとおりに描く",
    action: "動作・様子：",
    setting: "場所・背景：",
    light: "光：",
    colour: "色：",
    style: "画風：",
    composition: "構図：",
    lens: "レンズ：",
    mood: "雰囲気：",
    people: "人数：",
    aspect: "縦横比：",
    detail: "細部：",
    text: "画面に入れる文字：",
    exactText: "（一字も変えない）",
    must: "必ず守る条件",
    avoid: "避けること",
    unwantedText: "意図しない文字、署名、透かし",
    intent: "意図と前提",
    audience: (who) => `見る人は「${who}」を想定する`,
    readingOrder: "見る人の目が、主役、状況、細部の順に進むことをねらう",
    aspectAssumed: (ratio) => `縦横比は指定がないため、用途に多い${ratio}とした`,
    photoAssumed: "画風は指定がないため、写真とした",
    lookAssumed: "「目的」にない光や色は題材に合わせて選んだ。違う場合は、その行だけを差し替える",
    blank: "入力欄が空のままなら、最も一般的な内容を選び、その内容を添えて示す",
    alternative: "別案",
    keepRest: "ほかの条件は変えず、見比べられるようにする",
    checks: "仕上がりの確認",
    hands: "手足や顔の数、つながり、左右が正しいか",
    spelling: "画面の文字に誤字や崩れがなく、小さく表示しても読めるか",
    limitsKept: "「必ず守る条件」に反するものが写り込んでいないか",
    allKept: "「目的」に書かれた要素が一つ残らず入っているか",
    success: "成功の条件",
  },
  en: {
    request: "Request",
    purpose: "Purpose",
    inputs: "Inputs",
    scene: "Picture",
    subject: "Subject: ",
    pointed: "what the purpose above describes, in the leading role",
    pointedDetail: "the people, things and situation exactly as the purpose states them",
    action: "Action: ",
    setting: "Setting: ",
    light: "Light: ",
    colour: "Colour: ",
    style: "Style: ",
    composition: "Composition: ",
    lens: "Lens: ",
    mood: "Mood: ",
    people: "People: ",
    aspect: "Aspect ratio: ",
    detail: "Details: ",
    text: "Text in the picture: ",
    exactText: " (not a letter changed)",
    must: "Must hold",
    avoid: "Avoid",
    unwantedText: "unintended text, signatures or watermarks",
    intent: "Intent and assumptions",
    audience: (who) => `The picture is meant for: ${who}.`,
    readingOrder: "The eye should go from the subject to the situation and then to the details.",
    aspectAssumed: (ratio) => `No shape was given, so the usual ${ratio} is assumed.`,
    photoAssumed: "No style was given, so a photograph is assumed.",
    lookAssumed:
      "Light and colour not found in the purpose were chosen to suit the subject; replace just those lines if they do not fit.",
    blank: "If an input stays empty, choose the most common case and say which one you chose.",
    alternative: "Alternative",
    keepRest: "Leave every other condition as it is, so that the two can be compared.",
    checks: "Checks",
    hands: "Are hands, limbs and faces right in number, joints and sides?",
    spelling: "Is the text in the picture free of errors and readable at small size?",
    limitsKept: "Does nothing in the frame break the conditions that must hold?",
    allKept: "Is every element named in the purpose there?",
    success: "Success criteria",
  },
  es: {
    request: "Encargo",
    purpose: "Objetivo",
    inputs: "Datos que completar",
    scene: "Imagen",
    subject: "Sujeto: ",
    pointed: "lo que describe el objetivo, en el papel principal",
    pointedDetail: "las personas, los objetos y la situación, tal como los indica el objetivo",
    action: "Acción: ",
    setting: "Escenario: ",
    light: "Luz: ",
    colour: "Color: ",
    style: "Estilo: ",
    composition: "Composición: ",
    lens: "Objetivo fotográfico: ",
    mood: "Ambiente: ",
    people: "Personas: ",
    aspect: "Formato: ",
    detail: "Detalles: ",
    text: "Texto en la imagen: ",
    exactText: " (sin cambiar ni una letra)",
    must: "Condiciones obligatorias",
    avoid: "Evitar",
    unwantedText: "textos no pedidos, firmas o marcas de agua",
    intent: "Intención y supuestos",
    audience: (who) => `La imagen se dirige a: ${who}.`,
    readingOrder: "La mirada debe ir del sujeto a la situación y después a los detalles.",
    aspectAssumed: (ratio) => `No se indicó formato, así que se supone el habitual ${ratio}.`,
    photoAssumed: "No se indicó estilo, así que se supone una fotografía.",
    lookAssumed:
      "La luz y el color que no aparecen en el objetivo se eligieron según el tema; si no encajan, cambia solo esas líneas.",
    blank: "Si un dato queda vacío, elige el caso más común e indica cuál elegiste.",
    alternative: "Alternativa",
    keepRest: "Deja igual todo lo demás para poder comparar.",
    checks: "Comprobaciones",
    hands: "¿Son correctos el número, las uniones y los lados de manos, extremidades y rostros?",
    spelling: "¿Está el texto de la imagen sin errores y se lee en tamaño pequeño?",
    limitsKept: "¿No hay nada en el cuadro que incumpla las condiciones obligatorias?",
    allKept: "¿Aparece cada elemento nombrado en el objetivo?",
    success: "Criterios de éxito",
  },
};
