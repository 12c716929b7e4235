import type { Localized } from "../composition";
import type { SubjectClass } from "./scene";

/** What a subject does and where it is, when neither the purpose nor the kind says so. */
export const subjectDefaults: Record<SubjectClass, Localized<{ action: string; setting: string }>> = {
  person: {
    ja: {
      action: "自然な姿勢で、していることに集中する。表情は作りすぎない",
      setting: "その人の暮らしや仕事が伝わる場所を、要素を絞って背景にする",
    },
    en: {
      action: "natural posture, absorbed in what is being done, expression not put on",
      setting: "a place that tells of the person's life or work, kept to a few elements",
    },
    es: {
      action: "postura natural, con la atención puesta en lo que hace y sin forzar la expresión",
      setting: "un lugar que hable de su vida o su trabajo, reducido a pocos elementos",
    },
  },
  animal: {
    ja: {
      action: "こちらに気づいてふと動きを止めた瞬間。耳や尾、羽などに気持ちを表す",
      setting: "その動物がふだん過ごす場所を、動物と同じ目の高さから見せる",
    },
    en: {
      action: "caught as it notices the viewer and pauses, its mood shown by ears, tail or wings",
      setting: "the place where the animal usually lives, seen from its own eye level",
    },
    es: {
      action:
        "en el instante en que advierte la mirada y se detiene, con el ánimo visible en orejas, cola o alas",
      setting: "el lugar donde suele vivir el animal, visto a la altura de sus ojos",
    },
  },
  plant: {
    ja: {
      action: "わずかな風に揺れ、花や葉が光の方を向く",
      setting: "葉や茎の重なりが奥まで続く場所",
    },
    en: {
      action: "stirring in a light breeze, turned towards the light",
      setting: "overlapping leaves and stems that continue into the distance",
    },
    es: {
      action: "se mece con una brisa ligera, orientada hacia la luz",
      setting: "hojas y tallos superpuestos que continúan hacia el fondo",
    },
  },
  vehicle: {
    ja: {
      action: "進む方向へ動き出す気配。回る部分だけをわずかにぶらす",
      setting: "進む先まで見通せる広い場所",
    },
    en: {
      action: "about to move off, with only the turning parts slightly blurred",
      setting: "open surroundings that show where it is heading",
    },
    es: {
      action: "a punto de avanzar, con solo las partes giratorias algo movidas",
      setting: "un entorno abierto que deja ver hacia dónde va",
    },
  },
  place: {
    ja: {
      action: "雲や水面、草の揺れなど、ゆっくりした動きを一つ感じさせる",
      setting: "近景に手がかり、中景に主役、遠景に淡い輪郭を重ねる",
    },
    en: {
      action: "one slow movement, such as cloud, water or grass",
      setting: "a hint in the foreground, the main feature behind it, pale outlines in the distance",
    },
    es: {
      action: "un solo movimiento lento, como el de las nubes, el agua o la hierba",
      setting: "una pista en primer término, el motivo detrás y contornos pálidos a lo lejos",
    },
  },
  thing: {
    ja: {
      action: "特徴がいちばん伝わる向きと瞬間を選んで見せる",
      setting: "題材と結びつきの強い場所。背景は題材より単純にする",
    },
    en: {
      action: "shown at the angle and moment that say most about it",
      setting: "a place closely tied to the subject, kept simpler than the subject itself",
    },
    es: {
      action: "mostrado en el ángulo y el momento que más dicen de él",
      setting: "un lugar muy ligado al motivo, más sencillo que el propio motivo",
    },
  },
};
