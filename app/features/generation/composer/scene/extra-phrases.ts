import type { Localized } from "../composition";

/** Wording for what only some purposes ask for: several pieces, a loop, captions, a writing task. */
export const extraPhrases: Localized<{
  /** Further sentences of the purpose. */
  details: string;
  tasked: string;
  taskAssumed: string;
  pictures: (count: number) => string;
  films: (count: number) => string;
  /** The condition that holds a series together. */
  series: (words: string) => string;
  each: string;
  loop: (words: string) => string;
  captions: (words: string) => string;
  /** What keeps variations of one design apart. */
  variations: (words: string) => string;
  fromBehind: string;
  animalActs: string;
  /** The purpose names an expression. */
  expression: string;
  /** Composition before a plain background. */
  centred: string;
  voiceOnly: string;
  /** The second beat, when the purpose says what happens. */
  begins: (action: string) => string;
  quality: string;
  screenOnly: string;
  screenLight: string;
  screenStyle: string;
}> = {
  ja: {
    details: "盛り込む内容：",
    tasked: "「目的」の作業をしている人と手元。書類や画面の文字は読ませず、様子で伝える",
    taskAssumed:
      "「目的」は文章の作業と読めるため、その場面を見せるものとした。文章そのものが要る場合は、用途を「文章」に変える",
    pictures: (count) => `次の目的に合う画像を、そろいの設計で${count}枚作成してください。`,
    films: (count) => `次の目的に合う映像を、そろいの設計で${count}本作成してください。`,
    series: (words) => `${words}：一つずつ別々に作り、内容だけを変えて、画調・配色・縦横比はそろえる`,
    each: "（1本あたり）",
    loop: (words) => `${words}：最後の絵を最初の絵へ自然につなげる`,
    captions: (words) => `${words}。読み終わる時間だけ、主役に重ならない位置に出す`,
    variations: (words) => `${words}：伝える内容は同じにし、構図と見せ方をはっきり変えて別々に作る`,
    fromBehind: "顔は見せず、体の向きと立ち方で気持ちを伝える",
    animalActs: "「目的」に合う姿勢と動きで、気持ちを耳や尾、羽などに表す",
    expression: "自然な姿勢で、指定の表情をはっきり見せる",
    centred: "主役だけを大きく置き、四辺に余白を均等に取る",
    voiceOnly: "音楽は使わず、声をはっきり聞かせる",
    begins: (action) => `「${action}」動きが始まり、周囲もそれに応える`,
    quality: "画質：",
    screenOnly: "操作する画面だけを全画面で映し、押す所を拡大して示す",
    screenLight: "画面の明るさを一定に保ち、示す所だけを少し明るくする",
    screenStyle: "文字のつぶれない鮮明な画面に、矢印と短い言葉だけを重ねる",
  },
  en: {
    details: "Also to be included: ",
    tasked:
      "a person at the work that the purpose describes, told through hands and surroundings, with no readable writing",
    taskAssumed:
      "The purpose reads as a writing task, so the situation around it is shown; for the text itself, change the use to text.",
    pictures: (count) => `Create a set of ${count} matching images for the purpose below.`,
    films: (count) => `Create a set of ${count} matching films for the purpose below.`,
    series: (words) =>
      `${words}: make each one separately; vary only the content and keep look, colours and shape alike`,
    each: " each",
    loop: (words) => `${words}: the last frame leads seamlessly back to the first`,
    captions: (words) => `${words}; on screen just long enough to read, clear of the subject`,
    variations: (words) =>
      `${words}: the same content each time, made separately with a clearly different layout`,
    fromBehind: "no face shown; the turn of the body and the stance carry the feeling",
    animalActs: "posed or moving to suit the purpose, its mood shown by ears, tail or wings",
    expression: "natural posture, with the stated expression clearly shown",
    centred: "the subject alone and large, with even space on all four sides",
    voiceOnly: "no music, only clear voices",
    begins: (action) => `the action “${action}” begins and its surroundings respond`,
    quality: "Resolution: ",
    screenOnly: "only the screen in use, full frame, enlarged where something is clicked",
    screenLight: "even screen brightness, slightly raised where attention belongs",
    screenStyle: "a crisp, readable screen with arrows and a few words laid over it",
  },
  es: {
    details: "También debe incluir: ",
    tasked:
      "una persona ocupada en la tarea que describe el objetivo, contada con las manos y el entorno y sin textos legibles",
    taskAssumed:
      "El objetivo parece una tarea de redacción, así que se muestra la situación; si se quiere el texto, cambia el uso a texto.",
    pictures: (count) => `Crea una serie de ${count} imágenes a juego para el objetivo siguiente.`,
    films: (count) => `Crea una serie de ${count} vídeos a juego para el objetivo siguiente.`,
    series: (words) =>
      `${words}: cada pieza por separado; cambia solo el contenido y mantén estilo, colores y formato`,
    each: " cada uno",
    loop: (words) => `${words}: el último fotograma enlaza con el primero sin que se note`,
    captions: (words) => `${words}; en pantalla el tiempo justo para leerlos, sin tapar al protagonista`,
    variations: (words) =>
      `${words}: el mismo contenido en todas, por separado y con una composición claramente distinta`,
    fromBehind: "sin mostrar la cara; la orientación del cuerpo y la postura transmiten el sentimiento",
    animalActs: "postura y gesto acordes con el objetivo, con el ánimo visible en orejas, cola o alas",
    expression: "postura natural, con la expresión indicada bien visible",
    centred: "solo el protagonista, en grande y con el mismo aire por los cuatro lados",
    voiceOnly: "sin música, solo voces claras",
    begins: (action) => `empieza la acción («${action}») y el entorno responde`,
    quality: "Resolución: ",
    screenOnly: "solo la pantalla en uso, a cuadro completo, ampliada donde se pulsa",
    screenLight: "brillo de pantalla uniforme, algo mayor donde hay que mirar",
    screenStyle: "pantalla nítida y legible, con flechas y pocas palabras superpuestas",
  },
};
