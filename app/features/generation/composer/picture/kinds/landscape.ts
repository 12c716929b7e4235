import type { PictureKind } from "../picture-kind";

export const landscape: PictureKind = {
  id: "landscape",
  keywords: {
    ja: ["風景", "景色", "風景画", "風景写真", "夜景", "街並み", "町並み", "絶景", "山並み", "空撮"],
    en: ["landscape", "seascape", "cityscape", "skyline", "scenery", "vista", "nature scene"],
    es: ["paisaje", "marina", "panorámica", "vista de la ciudad", "panorama"],
  },
  medium: "photo",
  aspect: "16:9",
  words: {
    ja: {
      order: "次の目的に合う風景の画像を1枚作成してください。",
      action: "雲や水面、草の揺れなど、ゆっくりした自然の動きを一つ感じさせる",
      setting: "近景に草や岩などの手がかり、中景に主役、遠景に淡い稜線や空を重ねる",
      light: "斜めから差す光で地形の起伏を浮かび上がらせる",
      colour: "空と地面で補い合う二つの色を軸に、遠景ほど淡くする",
      style: "空気の透明感まで伝わる写実的な風景写真",
      composition: "水平線を画面の三分の一に置き、道や川などの線で奥へ視線を導く",
      lens: "24mm相当・f/11。近景から遠景まで鮮明にする",
      detail: "大きさの比較になる小さな要素を一つ入れ、スケールを示す",
      avoid: ["傾いた水平線", "不自然に強い彩度"],
      checks: ["遠近の重なりと光の向きに矛盾がないか", "土地の植生や建物が場所に合っているか"],
      success: ["奥行きと広がりがひと目で感じられる", "その場の空気の温度が想像できる"],
      alternative: "視点の高さだけを変え、地面すれすれから見上げる一枚にする",
      topic: { name: "場所", hint: "地名か地形と、目立つ特徴（例：霧の残る棚田）" },
      topicTag: "風景",
    },
    en: {
      order: "Create one landscape image for the purpose below.",
      action: "one slow natural movement, such as drifting cloud, rippling water or swaying grass",
      setting:
        "grass or rock in the foreground, the main feature in the middle distance, pale ridges or sky behind",
      light: "slanting light that brings out the relief of the ground",
      colour: "two complementary hues for sky and land, paler with distance",
      style: "realistic landscape photograph in which even the clarity of the air is felt",
      composition: "horizon on a third, with a path, river or shoreline leading the eye inward",
      lens: "24 mm equivalent at f/11, sharp from foreground to horizon",
      detail: "one small element that gives the scale",
      avoid: ["a tilted horizon", "oversaturated colour"],
      checks: [
        "Do depth and light direction agree throughout?",
        "Do plants and buildings belong to the place?",
      ],
      success: ["Depth and breadth are felt at once", "The temperature of the air can be imagined"],
      alternative: "Change only the height of view: look up from just above the ground.",
      topic: {
        name: "place",
        hint: "name or type of terrain and its main feature (e.g. rice terraces with lingering mist)",
      },
      topicTag: "landscape",
    },
    es: {
      order: "Crea una imagen de paisaje para el objetivo siguiente.",
      action:
        "un solo movimiento natural y lento, como nubes que avanzan, agua que se riza o hierba que se mece",
      setting:
        "hierba o roca en primer término, el motivo principal a media distancia y crestas pálidas o cielo al fondo",
      light: "luz oblicua que resalta el relieve del terreno",
      colour: "dos tonos complementarios para cielo y tierra, más pálidos con la distancia",
      style: "fotografía de paisaje realista en la que se note hasta la limpidez del aire",
      composition: "horizonte en un tercio y un camino, río u orilla que lleve la vista hacia el fondo",
      lens: "equivalente a 24 mm a f/11, nítido del primer término al horizonte",
      detail: "un elemento pequeño que dé la escala",
      avoid: ["horizonte inclinado", "saturación excesiva"],
      checks: [
        "¿Concuerdan en todo el cuadro la profundidad y la dirección de la luz?",
        "¿Son propios del lugar la vegetación y los edificios?",
      ],
      success: [
        "La profundidad y la amplitud se sienten al instante",
        "Se puede imaginar la temperatura del aire",
      ],
      alternative: "Cambia solo la altura: mira hacia arriba casi a ras de suelo.",
      topic: {
        name: "lugar",
        hint: "nombre o tipo de terreno y su rasgo principal (p. ej., terrazas de arroz con niebla)",
      },
      topicTag: "paisaje",
    },
  },
};
