import type { PictureKind } from "../picture-kind";

export const thumbnail: PictureKind = {
  id: "thumbnail",
  keywords: {
    ja: ["サムネイル", "サムネ", "アイキャッチ", "OGP", "アイキャッチ画像"],
    en: ["thumbnail", "featured image", "og image", "blog header"],
    es: ["miniatura", "imagen destacada", "thumbnail", "imagen de cabecera"],
  },
  medium: "graphic",
  aspect: "16:9",
  words: {
    ja: {
      order: "次の目的に合うサムネイルを1枚作成してください。",
      action: "内容の山場か結果が一目で分かる瞬間を大きく見せる",
      setting: "ぼかすか単色にした背景で、主役の輪郭を切り抜いたように際立たせる",
      light: "主役の縁に明るい光を入れ、背景より一段明るくする",
      colour: "背景と見出しに補い合う二色、強調に一色",
      style: "小さな表示でも内容が伝わる、明暗差の強いデザイン",
      composition: "主役を右三分の一に大きく、見出しを左に二行以内。右下は再生時間の表示のために空ける",
      detail: "見出しは画面の高さの五分の一以上の太字にし、縁取りで読みやすくする",
      avoid: ["内容と違う誇張した絵", "四つ以上の要素の詰め込み"],
      checks: ["幅160pxに縮めても見出しが読めるか", "文字の表記が指定どおりか"],
      success: ["一覧の中で最初に目が留まる", "開いた人の期待と内容が一致する"],
      alternative: "主役の大きさだけを変え、画面の半分を占める版にする",
      topic: { name: "内容", hint: "動画や記事の内容と見どころ（例：初心者向けの豆から淹れるコーヒー）" },
      lettering: { name: "見出し文字", hint: "画像に載せる短い言葉。12字以内、正確な表記で" },
      topicTag: "サムネイル",
    },
    en: {
      order: "Create one thumbnail for the purpose below.",
      action: "the turning point or result shown large, understood at once",
      setting: "blurred or single-colour background so that the subject stands out as if cut out",
      light: "a bright rim on the subject, one step lighter than the background",
      colour: "two complementary colours for background and headline, one more for emphasis",
      style: "high-contrast design that still works at small size",
      composition:
        "subject large on the right third, headline on the left in two lines at most, lower right kept clear for the running time",
      detail: "bold headline at least a fifth of the height, outlined for legibility",
      avoid: ["exaggeration that the content does not keep", "more than three elements"],
      checks: ["Is the headline legible at 160 px width?", "Is the wording exactly as given?"],
      success: ["It is the first to catch the eye in a list", "Whoever opens it finds what it promised"],
      alternative: "Change only the scale: the subject fills half of the frame.",
      topic: {
        name: "content",
        hint: "the video or article and its highlight (e.g. brewing coffee from beans, for beginners)",
      },
      lettering: {
        name: "headline",
        hint: "the short text in the picture, at most four words, exactly as it should appear",
      },
      topicTag: "thumbnail",
    },
    es: {
      order: "Crea una miniatura para el objetivo siguiente.",
      action: "el momento clave o el resultado en grande, comprensible al instante",
      setting: "fondo desenfocado o de un solo color para que el sujeto destaque como recortado",
      light: "borde de luz en el sujeto, un paso más claro que el fondo",
      colour: "dos colores complementarios para fondo y titular, y uno más para el énfasis",
      style: "diseño de alto contraste que funciona en tamaño pequeño",
      composition:
        "sujeto grande en el tercio derecho, titular a la izquierda en dos líneas como máximo y la esquina inferior derecha libre para la duración",
      detail: "titular en negrita de al menos un quinto de la altura, con contorno para leerse bien",
      avoid: ["exageraciones que el contenido no cumple", "más de tres elementos"],
      checks: ["¿Se lee el titular a 160 px de ancho?", "¿Es el texto exactamente el indicado?"],
      success: ["Es lo primero que llama la atención en una lista", "Quien la abre encuentra lo prometido"],
      alternative: "Cambia solo la escala: el sujeto ocupa la mitad del cuadro.",
      topic: {
        name: "contenido",
        hint: "el vídeo o artículo y su punto fuerte (p. ej., preparar café en grano, para principiantes)",
      },
      lettering: {
        name: "titular",
        hint: "el texto breve de la imagen, cuatro palabras como máximo, tal como debe aparecer",
      },
      topicTag: "miniatura",
    },
  },
};
