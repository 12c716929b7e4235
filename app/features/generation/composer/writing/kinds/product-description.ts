import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const productDescription: WritingKind = {
  id: "product-description",
  keywords: {
    ja: [
      "商品説明",
      "商品紹介",
      "商品説明文",
      "商品ページ",
      "紹介文",
      "出品",
      "メルカリ",
      "製品紹介",
      "説明文",
    ],
    en: [
      "product description",
      "product page",
      "listing",
      "amazon listing",
      "etsy listing",
      "item description",
    ],
    es: [
      "descripción de producto",
      "descripción del producto",
      "ficha de producto",
      "anuncio de venta",
      "descripción de mi producto",
      "describe mi",
    ],
  },
  slots: [slots.product],
  guide: {
    ja: {
      tags: ["商品紹介", "EC"],
      role: "手に取れない人に使い心地まで伝える販売担当者として、買う前の疑問に答える紹介文を書く。",
      reader: "読み手は、画面で似た商品と比べている人とする。",
      tone: "具体的で誠実",
      think: ["買った人の暮らしや仕事で変わること", "買う前に不安になる点（大きさ、素材、手入れ、返品）"],
      steps: [
        "誰のどんな場面に役立つかを一文で示す。",
        "特長を三つ選び、使う場面と結び付ける。",
        "大きさ、素材、内容などの事実を表にする。",
        "不安に答える情報と注意点を書く。",
        "商品名と見出しを検索されやすい言葉で整える。",
      ],
      rules: [
        "実物と違う印象を与える表現、確かめられない効果を書かない。",
        "寸法、重さ、素材は渡された情報だけを使う。",
        "傷や欠点は隠さず書く。",
      ],
      output: ["商品名（40字以内）、見出し、紹介文、特長（箇条書き3つ）、仕様の表、注意点"],
      length: "紹介文は200〜300字",
      edges: [
        "情報が足りない仕様は欄を残して[要確認]とする。",
        "中古品や手作り品は、状態と一点ごとの違いを述べる。",
      ],
      criteria: ["写真がなくても使う場面が思い浮かぶ。", "似た商品との違いが一つ以上分かる。"],
      checks: ["単位と数字に誤りがないか。", "大げさな言葉が残っていないか。"],
    },
    en: {
      tags: ["product description", "e-commerce"],
      role: "You sell to people who cannot touch the product. Write a description that answers what they would ask in the shop.",
      reader: "The reader is comparing similar products on a screen.",
      tone: "concrete and honest",
      think: [
        "What changes for the person who buys it",
        "What makes people hesitate: size, material, care, returns",
      ],
      steps: [
        "Say in one sentence whom it helps and when.",
        "Choose three features and tie each to a moment of use.",
        "Put size, material and contents in a table.",
        "Answer the doubts and mention limits.",
        "Work the words people search for into title and headings.",
      ],
      rules: [
        "Nothing that misleads about the real thing, and no effect that cannot be shown.",
        "Use only the measurements and materials given.",
        "Do not hide flaws.",
      ],
      output: [
        "Product title (70 characters at most), headline, description, three bullets, specification table, notes",
      ],
      length: "100–150 words of description",
      edges: [
        "Leave unknown specifications as [to confirm].",
        "For second-hand or handmade items, describe the condition and natural variation.",
      ],
      criteria: [
        "Even without a photo one can picture using it.",
        "At least one difference from similar products is clear.",
      ],
      checks: ["Units and figures are right.", "No inflated adjectives remain."],
    },
    es: {
      tags: ["descripción de producto", "comercio electrónico"],
      role: "Vendes a personas que no pueden tocar el producto. Escribe una descripción que responda a lo que preguntarían en la tienda.",
      reader: "Quien lee compara productos parecidos en una pantalla.",
      tone: "concreto y honesto",
      think: ["Qué cambia para quien lo compra", "Qué hace dudar: tamaño, material, cuidados, devoluciones"],
      steps: [
        "Di en una frase a quién ayuda y cuándo.",
        "Elige tres características y une cada una a un momento de uso.",
        "Pon tamaño, material y contenido en una tabla.",
        "Responde a las dudas y menciona los límites.",
        "Incluye en el título las palabras con las que se busca.",
      ],
      rules: [
        "Nada que engañe sobre el producto real ni efectos que no se puedan demostrar.",
        "Usa solo las medidas y los materiales dados.",
        "No ocultes los defectos.",
      ],
      output: [
        "Título (70 caracteres como máximo), encabezado, descripción, tres viñetas, tabla de especificaciones y notas",
      ],
      length: "entre 100 y 150 palabras de descripción",
      edges: [
        "Deja como [por confirmar] las especificaciones desconocidas.",
        "Si es de segunda mano o artesanal, describe el estado y las variaciones naturales.",
      ],
      criteria: [
        "Aun sin foto, uno se imagina usándolo.",
        "Se ve al menos una diferencia con productos parecidos.",
      ],
      checks: ["Unidades y cifras son correctas.", "No quedan adjetivos exagerados."],
    },
  },
};
