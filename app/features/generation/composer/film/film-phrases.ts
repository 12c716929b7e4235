import type { Localized } from "../composition";
import type { Framing } from "./film-kind";

/** The fixed wording of a film prompt. */
export const filmPhrases: Localized<{
  request: string;
  purpose: string;
  inputs: string;
  design: string;
  subject: string;
  pointed: string;
  mainAction: string;
  people: string;
  scene: string;
  light: string;
  colour: string;
  mood: string;
  camera: string;
  cameraKept: string;
  style: string;
  audio: string;
  soundKept: string;
  soundless: string;
  placeSound: string;
  text: string;
  exactText: string;
  duration: string;
  seconds: (count: number) => string;
  aspect: string;
  beats: string;
  must: string;
  avoid: string;
  flaws: string;
  intent: string;
  audience: (who: string) => string;
  oneIdea: string;
  durationAssumed: (length: string) => string;
  aspectAssumed: (ratio: string) => string;
  lookAssumed: string;
  blank: string;
  shots: string;
  framing: Record<Framing, string>;
  again: string;
  pieces: string;
  checks: string;
  allKept: string;
  lengthKept: string;
  hands: string;
  spelling: string;
  limitsKept: string;
  success: string;
}> = {
  ja: {
    request: "依頼",
    purpose: "目的",
    inputs: "入力欄",
    design: "映像の設計",
    subject: "主題：",
    pointed: "「目的」に書かれた人物・物・出来事を、書かれたとおりに映す",
    mainAction: "中心の動き：",
    people: "人数：",
    scene: "場面：",
    light: "光：",
    colour: "色：",
    mood: "雰囲気：",
    camera: "カメラ：",
    cameraKept: "この撮り方を軸にして全体を統一する",
    style: "映像の質感：",
    audio: "音：",
    soundKept: "この音を主にし、ほかの音は邪魔をしない大きさに抑える",
    soundless: "無音。動きの速さと間だけで内容が伝わるようにする",
    placeSound: "音楽は使わず、その場の環境音と動作の音だけを入れる",
    text: "画面に出す文字：",
    exactText: "（一字も変えない）",
    duration: "長さ：",
    seconds: (count) => `${count}秒`,
    aspect: "縦横比：",
    beats: "動作の流れ",
    must: "必ず守る条件",
    avoid: "避けること",
    flaws: "ちらつき、手指や顔の崩れ、意図しない文字や透かし",
    intent: "意図と前提",
    audience: (who) => `見る人は「${who}」を想定する`,
    oneIdea: "伝えることを一つに絞り、最後の場面でそれが残ることをねらう",
    durationAssumed: (length) =>
      `長さは指定がないため${length}とした。変える場合は各区間を同じ割合で伸縮する`,
    aspectAssumed: (ratio) => `縦横比は指定がないため${ratio}とした`,
    lookAssumed: "「目的」にない光、撮り方、音は題材に合わせて選んだ。違う場合は、その行だけを差し替える",
    blank: "入力欄が空のままなら、最も一般的な内容を選び、その内容を添えて示す",
    shots: "画角とつながり",
    framing: {
      wide: "引き。主役と周囲の関係が分かる広さ",
      medium: "中寄り。動作の全体が入る大きさ",
      close: "寄り。表情や中心の形を大きく見せる",
      detail: "接写。手元や素材の細部だけを映す",
      fixed: "固定。正面から動かさずに見せる",
    },
    again: "始まりと同じ画角に戻し、変化を見比べられるようにする",
    pieces: "一度に生成できる長さが足りない場合は区間ごとに作り、前の区間の最後の一枚を次の最初の一枚に使う",
    checks: "仕上がりの確認",
    allKept: "「目的」に書かれた要素が一つ残らず入っているか",
    lengthKept: "全体の長さと各区間の時間が合っているか",
    hands: "手足や顔の数と形が、動いている間も崩れないか",
    spelling: "画面の文字に誤字がなく、読み終わる時間だけ表示されるか",
    limitsKept: "「必ず守る条件」に反するものが映っていないか",
    success: "成功の条件",
  },
  en: {
    request: "Request",
    purpose: "Purpose",
    inputs: "Inputs",
    design: "Film",
    subject: "Subject: ",
    pointed: "the people, things and events exactly as the purpose states them",
    mainAction: "Main action: ",
    people: "People: ",
    scene: "Scene: ",
    light: "Light: ",
    colour: "Colour: ",
    mood: "Mood: ",
    camera: "Camera: ",
    cameraKept: "the guiding way of shooting throughout",
    style: "Style: ",
    audio: "Audio: ",
    soundKept: "in the lead, with every other sound low enough not to compete",
    soundless: "silent; pace and pauses of the movement carry the content",
    placeSound: "no music, only ambience and the sounds of the action",
    text: "Text on screen: ",
    exactText: " (not a letter changed)",
    duration: "Duration: ",
    seconds: (count) => (count === 1 ? "1 second" : `${count} seconds`),
    aspect: "Aspect ratio: ",
    beats: "Action beats",
    must: "Must hold",
    avoid: "Avoid",
    flaws: "flicker, deformed hands or faces, unintended text or watermarks",
    intent: "Intent and assumptions",
    audience: (who) => `The film is meant for: ${who}.`,
    oneIdea: "One idea only, and the last image should be what stays.",
    durationAssumed: (length) =>
      `No length was given, so ${length} are assumed; to change it, stretch all beats in proportion.`,
    aspectAssumed: (ratio) => `No shape was given, so ${ratio} is assumed.`,
    lookAssumed:
      "Light, camera and sound not found in the purpose were chosen to suit the subject; replace just those lines if they do not fit.",
    blank: "If an input stays empty, choose the most common case and say which one you chose.",
    shots: "Shot list and continuity",
    framing: {
      wide: "wide, enough to relate the subject to its surroundings",
      medium: "medium, with the whole action in frame",
      close: "close, face or central shape large",
      detail: "detail, hands or material only",
      fixed: "fixed, frontal and without camera movement",
    },
    again: "back to the opening framing, so that the change can be compared",
    pieces:
      "If the service cannot make the whole length at once, generate beat by beat and use the last frame of one as the first of the next.",
    checks: "Checks",
    allKept: "Is every element named in the purpose there?",
    lengthKept: "Do the total length and the times of the beats agree?",
    hands: "Do hands, limbs and faces keep their number and shape while moving?",
    spelling: "Is the text on screen free of errors and shown long enough to read?",
    limitsKept: "Does nothing in the film break the conditions that must hold?",
    success: "Success criteria",
  },
  es: {
    request: "Encargo",
    purpose: "Objetivo",
    inputs: "Datos que completar",
    design: "Vídeo",
    subject: "Sujeto: ",
    pointed: "las personas, los objetos y los hechos, tal como los indica el objetivo",
    mainAction: "Acción principal: ",
    people: "Personas: ",
    scene: "Escenario: ",
    light: "Luz: ",
    colour: "Color: ",
    mood: "Ambiente: ",
    camera: "Cámara: ",
    cameraKept: "como manera de rodar en toda la pieza",
    style: "Estilo: ",
    audio: "Sonido: ",
    soundKept: "en primer plano, con lo demás lo bastante bajo para no competir",
    soundless: "sin sonido; el ritmo y las pausas del movimiento sostienen el contenido",
    placeSound: "sin música, solo ambiente y los sonidos de la acción",
    text: "Texto en pantalla: ",
    exactText: " (sin cambiar ni una letra)",
    duration: "Duración: ",
    seconds: (count) => (count === 1 ? "1 segundo" : `${count} segundos`),
    aspect: "Formato: ",
    beats: "Secuencia de acción",
    must: "Condiciones obligatorias",
    avoid: "Evitar",
    flaws: "parpadeos, manos o rostros deformados, textos no pedidos o marcas de agua",
    intent: "Intención y supuestos",
    audience: (who) => `El vídeo se dirige a: ${who}.`,
    oneIdea: "Una sola idea, y que la última imagen sea la que permanezca.",
    durationAssumed: (length) =>
      `No se indicó duración, así que se suponen ${length}; para cambiarla, ajusta todos los tramos en proporción.`,
    aspectAssumed: (ratio) => `No se indicó formato, así que se supone ${ratio}.`,
    lookAssumed:
      "La luz, la cámara y el sonido que no aparecen en el objetivo se eligieron según el tema; si no encajan, cambia solo esas líneas.",
    blank: "Si un dato queda vacío, elige el caso más común e indica cuál elegiste.",
    shots: "Planos y continuidad",
    framing: {
      wide: "plano general, que relacione al sujeto con su entorno",
      medium: "plano medio, con la acción completa en cuadro",
      close: "primer plano, rostro o forma central en grande",
      detail: "plano detalle, solo manos o materiales",
      fixed: "plano fijo, frontal y sin mover la cámara",
    },
    again: "de vuelta al encuadre inicial, para comparar el cambio",
    pieces:
      "Si el servicio no puede crear toda la duración de una vez, genera tramo a tramo y usa el último fotograma de uno como el primero del siguiente.",
    checks: "Comprobaciones",
    allKept: "¿Aparece cada elemento nombrado en el objetivo?",
    lengthKept: "¿Concuerdan la duración total y los tiempos de cada tramo?",
    hands: "¿Conservan manos, extremidades y rostros su número y su forma al moverse?",
    spelling: "¿Está el texto en pantalla sin errores y el tiempo suficiente para leerlo?",
    limitsKept: "¿No hay nada en el vídeo que incumpla las condiciones obligatorias?",
    success: "Criterios de éxito",
  },
};
