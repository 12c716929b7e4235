import type { WritingVariant } from "../writing-kind";

/** A story told in scenes to be acted. */
export const storyForms: readonly WritingVariant[] = [
  {
    id: "screenplay",
    keywords: {
      ja: ["脚本", "シナリオ", "戯曲"],
      en: ["screenplay", "stage play", "screenwriting", "scene with dialogue"],
      es: ["guion", "obra de teatro", "escena"],
    },
    guide: {
      ja: {
        output: [
          "題名、登場人物、場面（場所・時）、せりふとト書きを分けた本文",
          "人物の内面は、せりふと動きで見せる",
        ],
      },
      en: {
        output: [
          "Title, characters, scene headings (place, time), dialogue apart from stage directions",
          "What characters feel shows in what they say and do",
        ],
      },
      es: {
        output: [
          "Título, personajes, encabezados de escena (lugar, momento) y diálogos separados de las acotaciones",
          "Lo que sienten los personajes se ve en lo que dicen y hacen",
        ],
      },
    },
  },
];
