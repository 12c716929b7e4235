import type { PictureKind } from "../picture-kind";

export const logo: PictureKind = {
  id: "logo",
  keywords: {
    ja: ["ロゴ", "ロゴマーク", "ロゴデザイン", "エンブレム", "家紋", "シンボルマーク"],
    en: ["logo", "logotype", "emblem", "wordmark", "brand mark"],
    es: ["logo", "logotipo", "emblema", "isotipo", "imagotipo", "logos"],
  },
  medium: "graphic",
  aspect: "1:1",
  words: {
    ja: {
      order: "次の目的に合うロゴを1案作成してください。",
      action: "業種か名前に結びつく形を一つ選び、動きを感じる角度か余白の使い方で意味を持たせる",
      setting: "無地の白い背景。紙や看板などの合成見本にはしない",
      light: "陰影を使わない均一な面。光沢やぼかしは加えない",
      colour: "主色一色と無彩色一色。一色刷りでも形が成り立つ配色",
      style: "幾何学的な形を基にした、平面で覚えやすい記号",
      composition: "記号を中央に置き、四辺に画面の二割の余白を取る。文字は記号の下か右に一行",
      detail: "線の太さと角の丸みを統一し、16pxまで縮めても潰れない太さにする",
      avoid: ["既存の会社や商品の標章に似た形", "細い線、影、写真、三色以上の配色"],
      checks: ["名前の綴りが一字ずつ正しく読めるか", "白黒にしても、16pxに縮めても見分けられるか"],
      success: ["三秒見たあとに形を思い出して描ける", "名刺、看板、アプリの表示に同じ形で使える"],
      alternative: "記号だけを変え、頭文字を基にした形にする",
      topic: { name: "事業", hint: "業種と大切にしていること（例：地元野菜の食堂、素朴で誠実）" },
      lettering: { name: "ブランド名", hint: "ロゴに入れる名前。正確な表記で" },
      topicTag: "ロゴ",
    },
    en: {
      order: "Create one logo proposal for the purpose below.",
      action:
        "one form tied to the trade or the name, given meaning through its angle or the space inside it",
      setting: "plain white ground, not a mock-up on paper or a sign",
      light: "flat, even surfaces without shading, gloss or blur",
      colour: "one main colour and one neutral, sound even when printed in a single ink",
      style: "flat, memorable mark built from geometric shapes",
      composition:
        "mark in the centre with a fifth of the width free on all sides, any lettering on one line below or to the right",
      detail: "one line weight and one corner radius, thick enough to survive at 16 px",
      avoid: [
        "resemblance to an existing company's mark",
        "hairlines, shadows, photographs or more than two colours",
      ],
      checks: [
        "Is every letter of the name spelled correctly and legible?",
        "Can it be told apart in black and white and at 16 px?",
      ],
      success: [
        "It can be drawn from memory after three seconds",
        "The same form works on a card, a sign and an app",
      ],
      alternative: "Change only the mark: build it from the initial letter.",
      topic: {
        name: "business",
        hint: "trade and what it stands for (e.g. a canteen with local vegetables, plain and honest)",
      },
      lettering: { name: "brand_name", hint: "the name in the logo, exactly as it is written" },
      topicTag: "logo",
    },
    es: {
      order: "Crea una propuesta de logotipo para el objetivo siguiente.",
      action:
        "una sola forma ligada al oficio o al nombre, con sentido por su ángulo o por el espacio interior",
      setting: "fondo blanco liso, sin montaje sobre papel ni letrero",
      light: "superficies planas y uniformes, sin sombreado, brillo ni desenfoque",
      colour: "un color principal y un neutro, válidos también a una sola tinta",
      style: "símbolo plano y memorable, construido con formas geométricas",
      composition:
        "símbolo en el centro con un quinto del ancho libre por cada lado; el nombre, en una línea debajo o a la derecha",
      detail: "un único grosor de línea y un único radio de esquina, legibles a 16 px",
      avoid: [
        "parecido con la marca de otra empresa",
        "líneas finísimas, sombras, fotografías o más de dos colores",
      ],
      checks: [
        "¿Está bien escrita y se lee cada letra del nombre?",
        "¿Se distingue en blanco y negro y a 16 px?",
      ],
      success: [
        "Se puede dibujar de memoria tras verlo tres segundos",
        "La misma forma sirve en tarjeta, rótulo y aplicación",
      ],
      alternative: "Cambia solo el símbolo: parte de la inicial.",
      topic: {
        name: "negocio",
        hint: "actividad y valores (p. ej., comedor de verdura local, sencillo y honesto)",
      },
      lettering: {
        name: "nombre_de_marca",
        hint: "el nombre que llevará el logotipo, escrito con exactitud",
      },
      topicTag: "logotipo",
    },
  },
};
