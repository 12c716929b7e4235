import type { FilmKind } from "../film-kind";
import { general } from "./general";

/** The general form for a subject that does not move by itself: the camera and the light do. */
export const generalStill: FilmKind = {
  ...general,
  framing: ["wide", "medium", "detail", "wide"],
  words: {
    ja: {
      ...general.words.ja,
      beats: [
        "題材とその周りを一つの画に収めて見せる",
        "カメラがゆっくり近づき、形と質感が分かるようにする",
        "特徴のある細部に寄り、光の移ろいや触れる手など小さな変化を一つ見せる",
        "もう一度全体を見せ、最も印象に残る角度で終える",
      ],
      continuity: "題材の形、色、置き場所を最初から最後まで同じにする",
      check: "動いているのはカメラと光、指定された動きだけか",
      success: ["題材が何かを一目で言える", "細部の質感が記憶に残る"],
    },
    en: {
      ...general.words.en,
      beats: [
        "the subject and its surroundings together in one view",
        "the camera moves in slowly until form and texture can be read",
        "close on one telling detail, with a single small change such as shifting light or a touching hand",
        "the whole once more, ending on the angle that stays in mind",
      ],
      continuity: "Shape, colour and place of the subject stay the same throughout.",
      check: "Do only the camera, the light and what the purpose names move?",
      success: ["What is shown can be told at a glance", "The texture of a detail stays in mind"],
    },
    es: {
      ...general.words.es,
      beats: [
        "el tema y su entorno juntos en un mismo plano",
        "la cámara se acerca despacio hasta que se aprecian la forma y la textura",
        "un detalle significativo de cerca, con un solo cambio pequeño, como la luz que varía o una mano que lo toca",
        "de nuevo el conjunto, para terminar en el ángulo que mejor se recuerda",
      ],
      continuity: "La forma, el color y el lugar del tema son los mismos de principio a fin.",
      check: "¿Se mueven solo la cámara, la luz y lo que indica el objetivo?",
      success: ["Se sabe a primera vista qué se muestra", "Se recuerda la textura de un detalle"],
    },
  },
};
